import FRP

/// A signal that does what a diagram says, and counts who listens.
///
///     let prices = MarbleSource<Int>.cold("--3--7|", on: scheduler)
///     let twice = prices.signal.merge(prices.signal)
///     …
///     prices.subscriptions.count     // 2: asked twice
///     prices.isActive                // false: nobody listens any more
///
/// A *cold* source begins at column 0 for each subscriber. A *hot* one has its own time: column 0 is the
/// scheduler's zero, whether anybody listens or not, and who comes late has missed what was.
///
/// In Rx: `ColdObservable` and `HotObservable` of its testing library.
public final class MarbleSource<Value: Sendable>: Sendable {
    /// How long somebody listened.
    public struct Subscription: Equatable, Sendable {
        /// When it began.
        public let began: Duration
        /// When it ended, by disposal or with the signal; `nil` as long as it goes on.
        public internal(set) var ended: Duration?
    }

    /// What happens.
    public let signal: Signal<Value>
    private let register: Lock<[Subscription]>

    /// The subscriptions, in the order in which they began.
    public var subscriptions: [Subscription] { register.withLock { $0 } }

    /// Whether somebody listens.
    public var isActive: Bool { subscriptions.contains { $0.ended == nil } }

    private init(_ signal: Signal<Value>, on scheduler: TestScheduler) {
        let register = Lock<[Subscription]>([])
        self.register = register
        self.signal = Signal { observer in
            let began = scheduler.now
            let place = register.withLock { subscriptions in
                subscriptions.append(Subscription(began: began, ended: nil))
                return subscriptions.count - 1
            }
            let subscription = signal.subscribe(observer)
            return Disposable {
                subscription.dispose()
                let ended = scheduler.now
                register.withLock { $0[place].ended = ended }
            }
        }
    }

    /// A source that begins anew for each subscriber. Nothing is sent before `subscribe` has returned.
    public static func cold(_ diagram: Diagram<Value>, on scheduler: TestScheduler) -> MarbleSource {
        MarbleSource(Signal(diagram, on: scheduler), on: scheduler)
    }

    /// A source that happens once, from now on, whoever listens. What lies before now does not happen any more.
    public static func hot(_ diagram: Diagram<Value>, on scheduler: TestScheduler) -> MarbleSource {
        let subject = Subject<Value>()
        let now = scheduler.now
        for event in diagram.events where event.time >= now {
            scheduler.schedule(after: event.time - now) { subject.send(event.event) }
        }
        return MarbleSource(subject.signal, on: scheduler)
    }
}

extension MarbleSource where Value: LosslessStringConvertible {
    /// A cold source of the values drawn. If the diagram cannot be read, its signal sends the reason as an error.
    ///
    /// - Parameter scheduler: whose time it takes; the clock of the example that runs, unless you name one.
    public static func cold(_ marbles: String, on scheduler: TestScheduler? = nil) -> MarbleSource {
        MarbleSource(Signal(marbles: marbles, on: scheduler), on: scheduler ?? Stage.current.clock)
    }

    /// A hot source of the values drawn. If the diagram cannot be read, its signal sends the reason as an error.
    ///
    /// - Parameter scheduler: whose time it takes; the clock of the example that runs, unless you name one.
    public static func hot(_ marbles: String, on scheduler: TestScheduler? = nil) -> MarbleSource {
        let clock = scheduler ?? Stage.current.clock
        do throws(MarbleMistake) {
            return hot(try Diagram(source: marbles, on: scheduler), on: clock)
        } catch {
            return MarbleSource(.error(error), on: clock)
        }
    }
}
