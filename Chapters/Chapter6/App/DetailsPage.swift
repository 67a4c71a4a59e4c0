import FRP
import Pixels
import Views

/// What there is to know of a photo, and a button to vote for it, in a browser.
final class DetailsPage: ViewController {
    private let details: DetailsViewModel
    private let (text, votes, vote, trouble) = (Label(), Label(), Button(), Label("", .bad))

    /// A page on which the login that a vote needs is laid.
    init(_ details: DetailsViewModel, in navigation: NavigationController?) {
        self.details = details
        details.text.signal.bind(to: text.text)
        details.votes.signal.map { [rating = details.rating] in "rated \(rating)   \($0)" }.bind(
            to: votes.text)
        details.votePrompt.signal.bind(to: vote.title)
        details.voteTrouble.signal.map { $0 ?? "" }.bind(to: trouble.text)
        vote.follow(details.vote)
        details.logins.subscribe(onMain: { [weak navigation] in
            navigation?.push(LoginPage($0, in: navigation))
        })
    }

    var viewModels: [any ViewModel] { [details] }

    func loadView() -> View {
        StackView(
            .vertical, Label(details.name, .title), Label("by \(details.photographer)"), votes, text, vote,
            FetchingView(details.fetching), trouble)
    }
}
