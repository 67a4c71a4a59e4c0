import FRP
import Pixels
import Views

/// Somebody, with a large picture, in a browser.
final class ProfilePage: ViewController {
    private let profile: ProfileViewModel
    private let avatar: ImageView

    init(_ profile: ProfileViewModel) {
        (self.profile, avatar) = (profile, ImageView(profile.name))
        profile.avatar.signal.bind(to: avatar.image)
    }

    var viewModels: [any ViewModel] { [profile] }

    func loadView() -> View {
        StackView(
            .vertical, Label(profile.name, .title), Label("\(profile.handle)   \(profile.posts)", .note),
            avatar
        )
    }
}
