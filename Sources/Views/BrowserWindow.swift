import FRP
import Text

/// What one tab of a browser shows. It has a view controller of its own, which goes away with it.
@MainActor final class BrowserWindow: Window {
    nonisolated let key: String
    private var watching: Disposable?
    /// Whether its tab has said that nobody sees it.
    var isHidden = false
    /// Counts what is subscribed for the pages of a server.
    private let subscriptions: SubscriptionCount

    init(_ controller: any ViewController, counting subscriptions: SubscriptionCount) {
        // 128 bits that nobody guesses.
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

/// How many of the subscriptions by which pages follow models are live.
final class SubscriptionCount: Sendable {
    let live = Property(0)
    /// The same, for all pages to show: not each of the thousands of steps by which a page comes or goes.
    let shown = Property(0)

    init() {
        live.signal.sample(by: Signal.interval(.milliseconds(100), on: .main)).distinctUntilChanged()
            .bind(to: shown)
    }

    /// The same signal, whose subscriptions are counted until it ends.
    func counting<Value>(_ signal: Signal<Value>) -> Signal<Value> {
        live.modify { $0 += 1 }
        return signal.doCompleted { [live] in live.modify { $0 -= 1 } }
    }
}
