import Synchronization

/// The accounts, logins and votes of the service.
final class Accounts: Sendable {
    private struct State {
        var names: [String: String] = [:]
        /// The tokens in the order in which they were issued.
        var tokens: [String] = []
        var votes: [Int: Set<String>] = [:]
    }

    enum Vote {
        case counted, castBefore, notLoggedIn
    }

    /// The passwords by the names.
    static let known = ["ash": "furrow", "mina": "harbour", "olav": "fjord"]

    /// The maximum number of tokens. One more ends the oldest login.
    private static let mostTokens = 1000
    private let state = Mutex(State())

    /// A token for a login with the right password; `nil` for a wrong one.
    func logIn(_ name: String, _ password: String) -> String? {
        guard let right = Self.known[name.lowercased()], right == password else { return nil }
        return state.withLock { state in
            // 128 random bits cannot be guessed.
            let token = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined(
                separator: "-")
            state.names[token] = name.lowercased()
            state.tokens.append(token)
            if state.tokens.count > Self.mostTokens { state.names[state.tokens.removeFirst()] = nil }
            return token
        }
    }

    /// The name of the account that a token belongs to.
    func name(of token: String?) -> String? { state.withLock { state in token.flatMap { state.names[$0] } } }

    func vote(for photo: Int, with token: String?) -> Vote {
        state.withLock { state in
            guard let name = token.flatMap({ state.names[$0] }) else { return .notLoggedIn }
            return state.votes[photo, default: []].insert(name).inserted ? .counted : .castBefore
        }
    }

    /// The number of votes that a photo has got in this service.
    func votes(for photo: Int) -> Int { state.withLock { $0.votes[photo]?.count ?? 0 } }

    func hasVoted(for photo: Int, _ token: String?) -> Bool {
        guard let name = name(of: token) else { return false }
        return state.withLock { $0.votes[photo]?.contains(name) ?? false }
    }
}
