import FRP

/// What the stand-ins of the service have in common: they count what they are asked, answer after a while on a scheduler,
/// and refuse what they are told to refuse.
final class StubAnswers: Sendable {
    private let scheduler: any Scheduler
    private let asked = Property<[String]>([])
    private let open = Property<[String]>([])
    private let refused: Property<Set<String>>

    init(on scheduler: any Scheduler, refusing requests: Set<String>) {
        self.scheduler = scheduler
        refused = Property(requests)
    }

    /// What was asked for, in order.
    var requests: [String] { asked.value }

    /// What was asked for and has been neither answered nor cancelled.
    var awaited: [String] { open.value }

    /// Refuses these requests from now on, and no others.
    func refuse(_ requests: Set<String>) { refused.value = requests }

    /// The answer to a request: cold, so each subscription asks. Whether it is refused, and what it says, is decided when
    /// the time is over.
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

/// What a request fails with that a stand-in refuses.
public struct Refused: Error, CustomStringConvertible {
    public let request: String
    public var description: String { "no answer to “\(request)”" }
}
