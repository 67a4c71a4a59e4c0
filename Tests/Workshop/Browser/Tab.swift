import Foundation
import Synchronization

/// A tab of a ``Chromium``, which is closed when nobody holds it.
///
/// It cannot see what other tabs store, except those made by ``another(at:)``.
public final class Tab: Sendable {
    let session: String
    let log = Watched(TabLog())
    let pointer = Mutex(Pointer())
    /// A page without scripts does not say when a frame is drawn.
    let hasScripts = Mutex(true)
    private let target: String
    private let visitor: Visitor
    var conversation: Conversation { visitor.browser.conversation }

    init(of visitor: Visitor, inNewWindow isAlone: Bool = false) throws {
        self.visitor = visitor
        let conversation = visitor.browser.conversation
        var wanted: Parameters = ["url": "about:blank", "browserContextId": visitor.id]
        if isAlone { wanted["newWindow"] = true }
        target = try conversation.call("Target.createTarget", wanted, as: Target.self).targetId
        session = try conversation.call(
            "Target.attachToTarget", ["targetId": target, "flatten": true], as: Session.self
        ).sessionId
        conversation.listen(to: session) { [log] message in log.change { try? $0.add(message) } }
        for domain in ["Page", "Runtime", "Network", "Log", "Inspector"] { try call("\(domain).enable") }
        try call("Page.setLifecycleEventsEnabled", ["enabled": true])
    }

    deinit {
        conversation.ignore(session)
        visitor.remember(requests)
        _ = try? conversation.call("Target.closeTarget", ["targetId": target])
    }

    /// Goes to an address, and waits until the page and what belongs to it are loaded.
    public func go(to address: String) throws {
        let load = try call("Page.navigate", ["url": address], as: Navigation.self)
        if let error = load.errorText { throw BrowserError("\(address) could not be opened: \(error)") }
        // Without a new load, the address has led to another place of the same page.
        guard let id = load.loaderId else { return }
        let isLoaded = log.wait(seconds: conversation.limit) { $0.finishedLoads.contains(id) ? true : nil }
        guard isLoaded != nil else {
            throw BrowserError("\(address) has not been loaded within \(conversation.limit) seconds.")
        }
    }

    /// Loads the page again, and waits until it is there.
    public func reload() throws {
        let before: Double = try value("performance.timeOrigin")
        try call("Page.reload")
        try wait(until: "performance.timeOrigin > \(before) && document.readyState == 'complete'")
    }

    /// Another tab of the same visitor, as Ctrl-T opens it: it shares cookies and what pages store. In a window of its own, as
    /// Ctrl-N opens it, it hides no other.
    public func another(at address: String, inNewWindow isAlone: Bool = false) throws -> Tab {
        let tab = try Tab(of: visitor, inNewWindow: isAlone)
        try tab.setViewport()
        try tab.go(to: address)
        return tab
    }

    /// Brings the tab to the front. The visitor's other tabs are hidden then.
    public func show() throws { try call("Page.bringToFront") }

    /// Lets pages run scripts or not, from the next page on.
    public func setScripts(enabled: Bool) throws {
        try call("Emulation.setScriptExecutionDisabled", ["value": !enabled])
        hasScripts.withLock { $0 = enabled }
    }

    /// Each address that the tab has asked for until now, in order; not those that workers, or frames of other hosts, ask for.
    public var requests: [String] { log.current.requests }

    /// The hosts of all ``requests``.
    public var hosts: Set<String> {
        Set(requests.compactMap { URLComponents(string: $0)?.host }).subtracting([""])
    }

    /// Errors and warnings of the console, and exceptions that nobody has caught.
    public var complaints: [String] { log.current.complaints }

    /// Empties ``requests`` and ``complaints``.
    public func forget() {
        visitor.remember(requests)
        log.change { $0.forget() }
    }

    @discardableResult func call<Result: Decodable>(
        _ method: String, _ parameters: Parameters = [:], as type: Result.Type = Done.self
    ) throws -> Result { try conversation.call(method, parameters, session: session, as: type) }

    private struct Target: Decodable { let targetId: String }

    private struct Session: Decodable { let sessionId: String }

    private struct Navigation: Decodable {
        let loaderId: String?
        let errorText: String?
    }
}

extension Chromium {
    /// Opens a tab for a new visitor, of whom no page knows anything, and waits until the page is loaded.
    public func open(_ address: String, width: Int = 1280, height: Int = 800) throws -> Tab {
        let visitor = try Visitor(to: self)
        let tab = try Tab(of: visitor)
        try visitor.beginAnew(by: tab)
        try tab.setViewport(width: width, height: height)
        try tab.go(to: address)
        return tab
    }
}
