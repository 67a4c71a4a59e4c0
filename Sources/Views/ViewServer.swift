import Dispatch
import FRP
import Foundation
import HTTPServer
import Text

/// Shows a view controller in browsers on this machine. Each tab has one of its own, with models of its own.
///
///     let server = try ViewServer("Sign up") { FormPage(FormModel(on: .main)) }
///     print(server.address)
///
/// The controller of a tab goes away at once if the tab is closed, after ten seconds if its stream is lost, and after an hour if it
/// is hidden. At most five tabs can be open: a browser opens six connections to a server, and each tab's stream takes one.
@MainActor public final class ViewServer {
    nonisolated private static let mostPages = 5
    private static let patience = (lost: Duration.seconds(10), hidden: Duration.seconds(3_600))

    private let makeController: () -> any ViewController
    private var pages: [String: BrowserWindow] = [:] {
        didSet { if pages.isEmpty { aloneSince = .now } }
    }
    private var aloneSince = ContinuousClock.now
    private let subscriptions = SubscriptionCount()
    private var server: LoopbackServer?

    /// Serves until it is deallocated.
    ///
    /// - Parameter framingOrigin: the origin whose pages may show these in frames.
    /// Throws an `HTTPServerError` if the system does not let it listen at the port.
    public init(
        _ title: String, port: Int = 0, framedBy framingOrigin: String? = nil,
        showing makeController: @escaping @MainActor () -> any ViewController
    ) throws {
        self.makeController = makeController
        let document = Document(title: title, framingOrigin: framingOrigin)
        server = try LoopbackServer(port: port, limits: Document.limits) { [weak self] request in
            document.answer(request) ?? self?.answer(request)
                ?? .text("The program is ending.\n", status: 503)
        }
    }

    /// Prints the address, and serves until the program is ended. If `workbook read` has started the program (`WORKBOOK_READER` has
    /// the origin of its pages), it ends by itself when no tab was open for ten seconds.
    public static func run(
        _ title: String, showing makeController: @escaping @MainActor () -> any ViewController
    ) throws {
        let origin = ProcessInfo.processInfo.environment["WORKBOOK_READER"]
        let server = try ViewServer(title, framedBy: origin, showing: makeController)
        print("\(title): open \(server.address) in a browser. Ctrl-C ends it.".translated)
        fflush(nil)
        withExtendedLifetime(server) {
            while origin == nil || ContinuousClock.now < server.aloneSince + patience.lost
                || !server.pages.isEmpty
            {
                _ = RunLoop.main.run(mode: .default, before: origin == nil ? .distantFuture : .now + 1)
            }
        }
    }

    /// The URL of the page.
    public var address: String { "http://127.0.0.1:\(port)/" }
    var port: Int { server?.port ?? 0 }

    // MARK: Request handlers, on the threads of the server

    nonisolated private func answer(_ request: HTTPRequest) -> HTTPAnswer {
        let key = request.query["page"]
        switch (request.method, request.path) {
        case ("GET", "/changes"): return changes(of: key)
        case ("POST", "/actions"):
            guard let actions = try? JSONDecoder().decode([UserAction].self, from: Data(request.body)) else {
                return .text("A list of actions is expected, as JSON.\n", status: 400)
            }
            // Order is kept: a page sends the next request after the answer to the last one.
            let fits = DispatchQueue.main.sync { MainActor.assumeIsolated { take(actions, of: key) } }
            guard let fits else { return .text("This page has ended.\n", status: 410) }
            return fits
                ? HTTPAnswer(status: 204)
                : .text("Some of this fits no view that is seen on the page.\n", status: 409)
        case ("GET", "/image"): return image(request.query["view"].flatMap { Int($0) }, of: key)
        case (_, "/changes"), (_, "/image"): return .methodNotAllowed(allowing: ["GET"])
        case (_, "/actions"): return .methodNotAllowed(allowing: ["POST"])
        default: return .text("There is nothing here.\n", status: 404)
        }
    }

    nonisolated private func changes(of key: String?) -> HTTPAnswer {
        let page = DispatchQueue.main.sync { MainActor.assumeIsolated { self.page(key) } }
        guard let page else {
            let words = "\(Self.mostPages) pages are open. Close one, and load this again.".translated
            // An `EventSource` cannot read the body of an answer with another status than 200.
            return .events { stream in
                stream.send(event: "[0,\"refused\",\"\(words)\"]")
                stream.end()
            }
        }
        return .events { stream in
            page.content.begin(stream)
            DispatchQueue.main.async { MainActor.assumeIsolated { page.isSeen = page.content.hasStream } }
        } closed: { stream in
            DispatchQueue.main.async { MainActor.assumeIsolated { self.lose(stream, of: page) } }
        }
    }

    nonisolated private func image(_ view: Int?, of key: String?) -> HTTPAnswer {
        let image = DispatchQueue.main.sync {
            MainActor.assumeIsolated { key.flatMap { pages[$0] }.flatMap { $0.image(of: view ?? 0) } }
        }
        guard let image else { return .text("There is no such picture.\n", status: 404) }
        return HTTPAnswer(
            contentType: "image/bmp", body: image.bmp,
            headers: ["Cache-Control": "private, max-age=600, immutable"])
    }

    // MARK: Pages

    /// The page with this key. If there is none (any more), a new page; `nil` if five are open.
    private func page(_ key: String?) -> BrowserWindow? {
        if let known = key.flatMap({ pages[$0] }) {
            known.isHidden = false
            return known
        }
        guard pages.count < Self.mostPages else { return nil }
        let page = BrowserWindow(makeController(), counting: subscriptions)
        pages[page.key] = page
        return page
    }

    /// Returns whether the page could handle all actions; `nil` if there is no such page.
    private func take(_ actions: [UserAction], of key: String?) -> Bool? {
        guard let page = key.flatMap({ pages[$0] }) else { return nil }
        switch actions.first(where: { $0.view == PageContent.page })?.name {
        case nil: return page.take(actions)
        case "closed": pages[page.key] = nil
        case "hidden":
            page.isHidden = true
            page.content.endStream()
        default: return false
        }
        return true
    }

    private func lose(_ stream: HTTPStream, of page: BrowserWindow) {
        guard page.content.hasLost(stream) else { return }
        page.isSeen = false
        let patience = page.isHidden ? Self.patience.hidden : Self.patience.lost
        MainScheduler.shared.schedule(after: patience) { [weak self, weak page] in
            MainActor.assumeIsolated {
                guard let page, !page.content.hasStream else { return }
                self?.pages[page.key] = nil
            }
        }
    }
}
