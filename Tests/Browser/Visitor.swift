/// Somebody who begins with an empty browser: no cookie, nothing stored. It is forgotten with its last tab.
final class Visitor: Sendable {
    let browser: Chromium
    let id: String

    init(to browser: Chromium) throws {
        self.browser = browser
        id = try browser.conversation.call("Target.createBrowserContext", as: Context.self).browserContextId
    }

    deinit {
        _ = try? browser.conversation.call("Target.disposeBrowserContext", ["browserContextId": id])
    }

    private struct Context: Decodable {
        let browserContextId: String
    }
}
