import FRP

/// The common part of the stubs: it records requests, answers them after a delay on a scheduler, and refuses some of them.
final class StubAnswers: Sendable {
    private let scheduler: any Scheduler
    private let asked = Property<[String]>([])
    private let open = Property<[String]>([])
    private let refused: Property<Set<String>>

    init(on scheduler: any Scheduler, refusing requests: Set<String>) {
        self.scheduler = scheduler
        refused = Property(requests)
    }

    /// The requests until now, in order.
    var requests: [String] { asked.value }

    /// The requests that have been neither answered nor cancelled.
    var awaited: [String] { open.value }

    /// Refuses these requests from now on, and no others.
    func refuse(_ requests: Set<String>) { refused.value = requests }

    /// The answer to a request. It is cold, so each subscription makes a request. When the delay is over it is decided whether the
    /// request is refused, and what the answer is.
    func answer<Value>(
        _ request: String, after delay: Duration, _ value: @escaping @Sendable () throws -> Value
    ) -> Signal<Value> {
        Signal { [asked, open, refused, scheduler] observer in
            asked.modify { $0.append(request) }
            open.modify { $0.append(request) }
            let answer = Signal<Int>.interval(delay, on: scheduler).take(1).flattenMap { _ -> Signal<Value> in
                guard !refused.value.contains(request) else { return .error(Refused(request: request)) }
                do { return .return(try value()) } catch { return .error(error) }
            }
            let asking = answer.subscribe(observer)
            return Disposable {
                asking.dispose()
                open.modify { open in open.firstIndex(of: request).map { _ = open.remove(at: $0) } }
            }
        }
    }
}

/// The error of a request that a stub refuses.
public struct Refused: Error, CustomStringConvertible {
    public let request: String
    public var description: String { "no answer to “\(request)”" }
}
