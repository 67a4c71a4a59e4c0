import FRP
import Pixels
import Text
import Views

/// A screen about a user, with a large picture.
final class ProfileController: ViewController {
    private let profile: ProfileViewModel
    private let avatar: ImageView

    init(_ profile: ProfileViewModel) {
        (self.profile, avatar) = (profile, ImageView(asItIs: profile.name))
        profile.avatar.signal.bind(to: avatar.image)
    }

    var viewModels: [any ViewModel] { [profile] }

    func loadView() -> View {
        StackView(
            .vertical, Label(asItIs: profile.name, .title),
            Label(asItIs: "\(profile.handle)   \(profile.posts.translated)", .note), avatar
        )
    }
}
