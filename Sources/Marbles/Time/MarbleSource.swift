import FRP

/// A signal that sends the events of a diagram, and records its subscriptions.
///
///     let prices = MarbleSource<Int>.cold("--3--7|", on: scheduler)
///     let twice = prices.signal.merge(prices.signal)
///     …
///     prices.subscriptions.count     // 2: asked twice
///     prices.isActive                // false: nobody listens any more
///
/// A *cold* source begins at column 0 for each subscriber. A *hot* one has its own time: column 0 is the scheduler's zero, with or
/// without subscribers, and a late subscriber misses the earlier events.
///
/// In Rx: `ColdObservable` and `HotObservable` of its testing library.
public final class MarbleSource<Value: Sendable>: Sendable {
    /// The duration of a subscription.
    public struct Subscription: Equatable, Sendable {
        /// The time at which it began.
        public let began: Duration
        /// The time at which it ended, by disposal or with the signal; `nil` as long as it lasts.
        public internal(set) var ended: Duration?
    }

    /// The signal that sends the events.
    public let signal: Signal<Value>
    private let register: Lock<[Subscription]>

    /// The subscriptions, in the order in which they began.
    public var subscriptions: [Subscription] { register.withLock { $0 } }

    /// Whether there is a subscriber now.
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

    /// A source that begins again for each subscriber. Nothing is sent before `subscribe` has returned.
    public static func cold(_ diagram: Diagram<Value>, on scheduler: TestScheduler) -> MarbleSource {
        MarbleSource(Signal(diagram, on: scheduler), on: scheduler)
    }

    /// A source that runs once, from now on, with or without subscribers. Events before now do not happen.
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
    /// A cold source of the values in a diagram. If the diagram cannot be parsed, the signal sends the reason as an error.
    ///
    /// - Parameter scheduler: its time; `nil` for the clock of the running example.
    public static func cold(_ marbles: String, on scheduler: TestScheduler? = nil) -> MarbleSource {
        MarbleSource(Signal(marbles: marbles, on: scheduler), on: scheduler ?? Stage.current.clock)
    }

    /// A hot source of the values in a diagram. If the diagram cannot be parsed, the signal sends the reason as an error.
    ///
    /// - Parameter scheduler: its time; `nil` for the clock of the running example.
    public static func hot(_ marbles: String, on scheduler: TestScheduler? = nil) -> MarbleSource {
        let clock = scheduler ?? Stage.current.clock
        do throws(MarbleMistake) {
            return hot(try Diagram(source: marbles, on: scheduler), on: clock)
        } catch {
            return MarbleSource(.error(error), on: clock)
        }
    }
}
