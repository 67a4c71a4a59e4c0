import FRP
import Text

/// The window in one tab of a browser. It has a view controller of its own, which goes away with it.
@MainActor final class BrowserWindow: Window {
    nonisolated let key: String
    private var watching: Disposable?
    /// Whether the tab has reported that it is hidden.
    var isHidden = false
    /// The count of all pages of a server.
    private let subscriptions: SubscriptionCount

    init(_ controller: any ViewController, counting subscriptions: SubscriptionCount) {
        // 128 random bits: whoever knows the key can act on the page, so nobody must be able to guess it.
        key = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined()
        self.subscriptions = subscriptions
        super.init(controller, PageContent(key: key))
        watching = subscriptions.shown.signal.subscribe(next: { [content] count in
            content.set("live", of: PageContent.page, to: .text("\(count) subscriptions are live".translated))
        })
    }

    isolated deinit { watching?.dispose() }

    override func follow(_ values: Signal<AttributeValue>, _ attribute: String, of view: Int) {
        super.follow(subscriptions.counting(values), attribute, of: view)
    }
}

/// Counts the live subscriptions through which pages follow their models.
final class SubscriptionCount: Sendable {
    let live = Property(0)
    /// The same count, sampled for display: when a page opens or closes, it changes thousands of times.
    let shown = Property(0)

    init() {
        live.signal.sample(by: Signal.interval(.milliseconds(100), on: .main)).distinctUntilChanged()
            .bind(to: shown)
    }

    /// The same signal; counts its one subscription from now until it completes.
    func counting<Value>(_ signal: Signal<Value>) -> Signal<Value> {
        live.modify { $0 += 1 }
        return signal.doCompleted { [live] in live.modify { $0 -= 1 } }
    }
}
