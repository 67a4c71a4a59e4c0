import FRP
import Pixels
import Terminal
import Text

/// What there is to know of a photo, and a button to vote for it.
@MainActor final class DetailsScreen: AppScreen {
    private let details: DetailsViewModel
    private let voteButton = Control<Void>()

    /// A screen on which the login that a vote needs is laid.
    init(_ details: DetailsViewModel, in navigator: Navigator) {
        self.details = details
        voteButton.follow(details.vote)
        details.logins.subscribe(onMain: { [weak navigator] login in
            guard let navigator else { return }
            navigator.push(LoginScreen(login, in: navigator))
        })
    }

    var viewModels: [any ViewModel] { [details] }

    func handle(_ key: Key, in navigator: Navigator) {
        switch key {
        case .enter, .character("v"): voteButton.press()
        case .character("r"): details.fetching.again()
        case .escape, .backspace: navigator.pop()
        case .character("q"): navigator.leave()
        default: break
        }
    }

    var keys: KeyValuePairs<String, String> {
        [
            "v": "votes, as Enter does", "r": "tries again what failed", "Esc": "goes back", "q": "leaves",
        ]
    }

    func draw(on canvas: inout Canvas) {
        canvas.writeAsItIs(details.name, row: 0, column: 1, .bold)
        let photographer = "by {photographer}".translated(naming: ["photographer": details.photographer])
        canvas.writeAsItIs(photographer, row: 1, column: 1)
        let end = canvas.write("rated \(details.rating)", row: 2, column: 1)
        canvas.write(details.votes.value, row: 2, column: end + 3)
        let row = canvas.writeWrappedAsItIs(details.text.value, row: 4, .dim)
        canvas.writeButton(
            details.votePrompt.value, row: row + 1, column: 1, isEnabled: voteButton.isEnabled.value)
        if let trouble = details.voteTrouble.value {
            canvas.writeWrapped(trouble, row: row + 3, Style(.red))
        } else {
            canvas.write(details.fetching, row: row + 3)
        }
        canvas.writeHelp("v votes, Esc goes back, ? keys")
    }
}
