import Foundation
import Synchronization

/// Somebody who begins with an empty browser: no cookie, nothing stored. It is forgotten with its last tab.
///
/// A window of its own takes a second of work. So a visitor has the profile and the window of one who has left, once all is gone
/// that was stored.
final class Visitor: Sendable {
    let browser: Chromium
    private let profile: Mutex<Profile>
    var id: String { profile.withLock(\.id) }

    init(to browser: Chromium) throws {
        self.browser = browser
        profile = Mutex(try browser.profiles.withLock { $0.popLast() } ?? Profile(in: browser))
    }

    deinit {
        let profile = profile.withLock(\.self)
        browser.profiles.withLock { $0.append(profile) }
    }

    /// Whoever has asked these addresses for something may have stored something.
    func remember(_ addresses: [String]) {
        let asked = addresses.compactMap(URL.init(string:)).compactMap { address -> String? in
            guard let scheme = address.scheme, let host = address.host() else { return nil }
            return "\(scheme)://\(host)" + (address.port.map { ":\($0)" } ?? "")
        }
        profile.withLock { $0.origins.formUnion(asked) }
    }

    /// Removes what earlier visitors have stored, by a tab in which nothing is open yet.
    func beginAnew(by tab: Tab) throws {
        let former = profile.withLock { profile in
            defer { profile.origins = [] }
            return profile.origins
        }
        guard !former.isEmpty else { return }
        for origin in former {
            try tab.call("Storage.clearDataForOrigin", ["origin": origin, "storageTypes": "all"])
        }
        try tab.call("Network.clearBrowserCookies")
        try tab.call("Network.clearBrowserCache")
    }
}

/// What a browser keeps of a visitor, apart from all others.
struct Profile: Sendable {
    let id: String
    /// Where the visitors have been, as `http://127.0.0.1:8080`.
    var origins: Set<String> = []
}

extension Profile {
    fileprivate init(in browser: Chromium) throws {
        let conversation = browser.conversation
        id = try conversation.call("Target.createBrowserContext", as: Context.self).browserContextId
        // Its empty window stays: a tab in it costs little, and another window a second.
        try conversation.call("Target.createTarget", ["url": "about:blank", "browserContextId": id])
    }

    private struct Context: Decodable { let browserContextId: String }
}
