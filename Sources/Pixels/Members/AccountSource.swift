import FRP
import Foundation

/// A source of accounts: the service in the network, or a stub in virtual time.
public protocol AccountSource: Sendable {
    /// Sends a token if the password is right. Fails with ``AccountError/wrongPassword``.
    func logIn(_ name: String, password: String) -> Signal<String>
    /// A photo with its details. With a token, they are those for the user that it belongs to.
    func details(of photo: Int, token: String?) -> Signal<PhotoRecord>
    /// Votes for a photo, and sends it with the new number of votes. Fails with ``AccountError/notLoggedIn`` or
    /// ``AccountError/votedBefore``.
    func vote(for photo: Int, token: String) -> Signal<PhotoRecord>
}

/// The reasons why the service refuses a request of a user.
public enum AccountError: Error, Sendable, Equatable, CustomStringConvertible {
    case wrongPassword, notLoggedIn, votedBefore
    case unknownUser(String)

    public var description: String {
        switch self {
        case .wrongPassword: "That name and password do not belong together."
        case .notLoggedIn: "You are not logged in any more. Vote again to log in."
        case .votedBefore: "You have voted for this photo before. Every vote counts once."
        case .unknownUser(let name): "Nobody is called “\(name)”."
        }
    }
}

extension PixelsClient: AccountSource {
    public func logIn(_ name: String, password: String) -> Signal<String> {
        struct Answer: Decodable, Sendable {
            let token: String
        }
        let form = ["username": name, "password": password]
        return decoded(Answer.self, from: request("v1/login", posting: form))
            .meaning([401: AccountError.wrongPassword]).map(\.token.bounded)
    }

    public func details(of photo: Int, token: String?) -> Signal<PhotoRecord> {
        decoded(SinglePhoto.self, from: request("v1/photos/\(photo)", ["comments": "1"]).signed(with: token))
            .map(\.photo)
    }

    public func vote(for photo: Int, token: String) -> Signal<PhotoRecord> {
        decoded(
            SinglePhoto.self, from: request("v1/photos/\(photo)/vote", posting: [:]).signed(with: token)
        )
        .meaning([401: AccountError.notLoggedIn, 403: AccountError.votedBefore]).map(\.photo)
    }
}

extension Signal {
    /// Replaces an error with one of these statuses by the error that it means here.
    func meaning(_ errors: [Int: AccountError]) -> Signal {
        self.catch { error in
            guard case PixelsError.status(let status, _) = error, let meant = errors[status] else {
                return .error(error)
            }
            return .error(meant)
        }
    }
}
