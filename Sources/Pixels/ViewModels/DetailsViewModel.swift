import FRP
import Foundation

/// The details of a photo, and the vote for it.
///
/// The details are fetched for the present user while the view model is active, and again when the user changes. Only a user can
/// vote: if nobody is logged in, ``logins`` sends the view model of a login, and the vote is cast when that has succeeded.
///
/// Book: chapter6, the sample app's details.
public final class DetailsViewModel: ViewModel {
    public let activation = Activation()
    public let name: String
    public let photographer: String
    /// The rating with two decimals: `87.30`.
    public let rating: String
    /// The photographer's description.
    public let text = Property("", name: "text")
    /// The number of votes: `13 votes`.
    public let votes = Property("", name: "votes")
    /// Whether the user has voted for it, according to the service.
    public let hasVoted = Property(false, name: "hasVoted")
    /// The title of the button.
    public let votePrompt = Property("", name: "votePrompt")
    /// The reason why the last vote was not counted.
    public let voteTrouble = Property<String?>(nil, name: "voteTrouble")
    /// Casts the vote, once.
    public let vote: Command<Void, PhotoRecord>
    /// The state of the request for the details: whether it is running, and its error.
    public let fetching = Fetching()
    /// Sends a login that is needed now for a vote. If its view model goes away without a login, the vote is not cast.
    public let logins: Signal<LoginViewModel>
    private let record = Property<PhotoRecord?>(nil, name: "record")

    /// Details that are not active, so nothing is requested yet.
    public init(_ photo: PhotoModel, _ services: PixelsServices) {
        let session = services.session
        name = photo.name
        photographer = photo.photographer
        rating = Self.words(forRating: photo.rating)
        let logins = Subject<LoginViewModel>()
        self.logins = logins.signal
        vote = Command(name: "vote", enabled: hasVoted.signal.not(), on: services.scheduler) {
            Self.voting(for: photo, services, logins)
        }
        bindWords(session)
        let details = session.details(of: photo)
        let whileActive = activity.combineLatest(with: session.user.signal).map { [fetching] isActive, _ in
            isActive ? fetching.values(of: details) : .empty
        }
        // A vote may have been counted even if its answer was an error, or was lost, so the service is asked. The answer to a vote
        // is newer than details that were requested before.
        let afterFailure = vote.errors.map { [fetching] _ in fetching.values(of: details) }
        let afterVote = vote.executionSignals.flatten().map { [fetching] in
            fetching.values(of: details, knowing: $0)
        }
        Signal.merge([whileActive, afterFailure, afterVote]).switchToLatest().bind(to: record)
    }

    private func bindWords(_ session: UserSession) {
        record.signal.map { $0?.description ?? "" }.bind(to: text)
        record.signal.map { $0?.votesCount.map { counted($0, "vote") } ?? "" }.bind(to: votes)
        record.signal.map { $0?.voted ?? false }.bind(to: hasVoted)
        Signal.combineLatest(hasVoted.signal, session.user.signal.map { $0 != nil }, vote.executing)
            .map(Self.prompt)
            .bind(to: votePrompt)
        Signal.merge([vote.executing.filter(\.self).map { _ in nil }, vote.errors.map { "\($0)" }])
            .bind(to: voteTrouble)
    }

    /// A vote. If nobody is logged in, a login is offered first. If that is given up, it completes without a vote.
    private static func voting(
        for photo: PhotoModel, _ services: PixelsServices, _ logins: Subject<LoginViewModel>
    ) -> Signal<PhotoRecord> {
        .defer {
            let request = services.session.vote(for: photo)
            if services.session.user.value != nil { return request }

            let login = LoginViewModel(services)
            let success = login.success
            logins.sendNext(login)
            return success.flattenMap { request }
        }
    }

    static func prompt(hasVoted: Bool, isLoggedIn: Bool, isVoting: Bool) -> String {
        switch (hasVoted, isVoting, isLoggedIn) {
        case (true, _, _): "You have voted for it"
        case (_, true, _): "Voting …"
        case (_, _, true): "Vote for it"
        case (_, _, false): "Log in to vote for it"
        }
    }

    static func words(forRating rating: Double) -> String { String(format: "%.2f", rating) }
}
