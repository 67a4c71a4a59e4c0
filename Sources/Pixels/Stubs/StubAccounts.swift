import FRP

/// A stub for the accounts of the service, in virtual time: each answer takes a second. There is one account, `ash` with the
/// password `furrow`.
public final class StubAccounts: AccountSource {
    private let answers: StubAnswers
    private let votes = Property<[Int]>([])

    /// - Parameters:
    ///   - time: the scheduler for the delay of the answers.
    ///   - failing: the requests that are refused: `login ash`, `vote 2`, `details 2`.
    public init(on time: any Scheduler, failing: Set<String> = []) {
        answers = StubAnswers(on: time, refusing: failing)
    }

    /// The requests until now, in order.
    public var requests: [String] { answers.requests }

    /// The requests that have been neither answered nor cancelled.
    public var awaited: [String] { answers.awaited }

    /// Refuses these requests from now on, and no others.
    public func refuse(_ requests: Set<String>) { answers.refuse(requests) }

    /// The photos that have got a vote, in order.
    public var counted: [Int] { votes.value }

    public func logIn(_ name: String, password: String) -> Signal<String> {
        answers.answer("login \(name)", after: .seconds(1)) {
            guard (name, password) == ("ash", "furrow") else { throw AccountError.wrongPassword }
            return "token"
        }
    }

    public func details(of photo: Int, token: String?) -> Signal<PhotoRecord> {
        answers.answer("details \(photo)", after: .seconds(1)) { [self] in record(photo, token) }
    }

    public func vote(for photo: Int, token: String) -> Signal<PhotoRecord> {
        answers.answer("vote \(photo)", after: .seconds(1)) { [self] in
            guard token == "token" else { throw AccountError.notLoggedIn }
            guard !votes.value.contains(photo) else { throw AccountError.votedBefore }
            votes.modify { $0.append(photo) }
            return record(photo, token)
        }
    }

    private func record(_ photo: Int, _ token: String?) -> PhotoRecord {
        let hasVote = votes.value.contains(photo)
        return StubPhotos.details(of: photo, votes: hasVote ? 13 : 12, voted: token != nil && hasVote)
    }
}
