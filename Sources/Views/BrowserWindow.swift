import FRP
import Pixmap
import Text

/// What one tab of a browser shows. It has a view controller of its own, which goes away with it.
@MainActor final class BrowserWindow {
    nonisolated let key: String
    nonisolated let content: PageContent
    private let controller: any ViewController
    let root: View
    private var views: [Int: Place] = [:]
    private var watching: Disposable?
    /// Whether a stream tells the browser what changes: then somebody sees the page.
    var isSeen = false {
        didSet { if isSeen != oldValue { controller.appear(isSeen) } }
    }
    /// Whether its tab has said that nobody sees it.
    var isHidden = false

    private struct Place { weak var view: View? }

    /// Counts what is subscribed for the pages of a server.
    let subscriptions: SubscriptionCount

    init(_ controller: any ViewController, counting subscriptions: SubscriptionCount) {
        // 128 bits that nobody guesses.
        key = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined()
        content = PageContent(key: key)
        self.subscriptions = subscriptions
        (self.controller, root) = (controller, controller.loadView())
        root.join(self)
        content.set("subviews", of: PageContent.page, to: .views([root.number]))
        watching = subscriptions.shown.signal.subscribe(next: { [content] count in
            content.set("live", of: PageContent.page, to: .text("\(count) subscriptions are live".translated))
        })
    }

    isolated deinit { watching?.dispose() }

    func register(_ view: View) {
        // Who has gone is forgotten, now and then.
        if views.count.isMultiple(of: 64) { views = views.filter { $0.value.view != nil } }
        views[view.number] = Place(view: view)
    }

    /// The picture that an image view shows.
    func image(of view: Int) -> Pixmap? { (views[view]?.view as? ImageView)?.image.value }

    /// Does what a person has done. Returns whether all of it fits a view that is seen.
    @discardableResult func take(_ actions: [UserAction]) -> Bool {
        actions.reduce(true) { fits, action in
            guard let view = views[action.view]?.view, view.isSeen else { return false }
            return view.take(action) && fits
        }
    }
}

/// How many of the subscriptions by which pages follow models are live.
final class SubscriptionCount: Sendable {
    let live = Property(0)
    /// The same, for all pages to show: not each of the thousands of steps by which a page comes or goes.
    let shown = Property(0)

    init() {
        live.signal.sample(by: Signal.interval(.milliseconds(100), on: .main)).distinctUntilChanged()
            .bind(to: shown)
    }

    /// Subscribes, and counts the subscription until its signal ends.
    func subscribe<Value>(to signal: Signal<Value>, next: @escaping @Sendable (Value) -> Void) {
        live.modify { $0 += 1 }
        signal.subscribe(next: next, completed: { [live] in live.modify { $0 -= 1 } })
    }
}
