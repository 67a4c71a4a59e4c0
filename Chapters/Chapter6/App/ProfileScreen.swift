import FRP
import Pixels
import Views
import Terminal

/// Somebody, with a large picture.
@MainActor final class ProfileScreen: AppScreen {
    private let profile: ProfileViewModel

    init(_ profile: ProfileViewModel) { self.profile = profile }

    var viewModels: [any ViewModel] { [profile] }

    func handle(_ key: Key, in navigator: Navigator) {
        if key == .escape || key == .tab || key == .enter { navigator.pop() }
    }

    var keys: KeyValuePairs<String, String> { ["Esc": "goes back, as Tab and Enter do"] }

    func draw(on canvas: inout Canvas) {
        canvas.writeAsItIs(profile.name, row: 0, column: 1, .bold)
        let end = canvas.writeAsItIs(profile.handle, row: 1, column: 1, .dim)
        canvas.write(profile.posts, row: 1, column: end + 3, .dim)
        if let avatar = profile.avatar.value {
            let room = Size(columns: canvas.size.columns - 2, rows: canvas.size.rows - 5)
            canvas.draw(avatar, row: 3, column: 1, room)
        }
        canvas.writeHelp("Esc goes back, ? keys")
    }
}
