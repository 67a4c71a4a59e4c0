import FRP
import Pixels
import Text
import Views

/// The details of a photo, and a button to vote for it.
final class DetailsController: ViewController {
    private let details: DetailsViewModel
    private let (text, votes, vote, trouble) = (
        Label(asItIs: ""), Label(asItIs: ""), Button(key: "v"), Label("", .bad)
    )

    /// - Parameter navigation: shows the login that a vote needs.
    init(_ details: DetailsViewModel, in navigation: NavigationController?) {
        self.details = details
        details.text.signal.bind(to: text.text)
        let rating = "rated \(details.rating)".translated
        details.votes.signal.map { "\(rating)   \($0.translated)" }.bind(to: votes.text)
        details.votePrompt.signal.bind(to: vote.title)
        details.voteTrouble.signal.map { $0 ?? "" }.bind(to: trouble.text)
        vote.follow(details.vote)
        details.logins.subscribe(onMain: { [weak navigation] in
            navigation?.push(LoginController($0, in: navigation))
        })
    }

    var viewModels: [any ViewModel] { [details] }

    func loadView() -> View {
        let photographer = "by {photographer}".translated(naming: ["photographer": details.photographer])
        return StackView(
            .vertical, Label(asItIs: details.name, .title), Label(asItIs: photographer), votes, text, vote,
            FetchingView(.return(details.fetching)), trouble)
    }
}
