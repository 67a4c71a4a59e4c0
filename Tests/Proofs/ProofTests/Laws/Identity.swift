import FRP
import Trials
import Marbles

/// Two ways to write the same signal. Both are run with the core, without the model.
struct Identity: Sendable {
    /// What the two sides are made of: signals, functions, numbers.
    struct Material: Sendable {
        let x: Signal<Int>
        let y: Signal<Int>
        let z: Signal<Int>
        let f: @Sendable (Int) -> Int
        let g: @Sendable (Int) -> Int
        let p: @Sendable (Int) -> Bool
        let q: @Sendable (Int) -> Bool
        let m: Int
        let n: Int
        let time: TestScheduler
    }

    typealias Side = @Sendable (Material) -> Signal<Int>

    let name: String
    /// Whether events that happen at the same time may be in another order.
    let ordersFreely: Bool
    let left: Side
    private(set) var right: Side

    init(_ name: String, ordersFreely: Bool = false, _ left: @escaping Side) {
        (self.name, self.ordersFreely, self.left, right) = (name, ordersFreely, left, left)
    }

    func `is`(_ right: @escaping Side) -> Identity {
        var identity = self
        identity.right = right
        return identity
    }

    /// What is seen of both sides of the identity, with random material. Nil if the case is too large.
    func sides(for seed: UInt64) -> (material: String, left: Diagram<Int>, right: Diagram<Int>)? {
        var generator = Generator(dice: Dice(seed: seed))
        let sources = (0..<2).map { _ in generator.source() }
        let pipelines = (0..<3).map { _ in generator.pipeline(depth: generator.below(4), 2) }
        let (f, g) = (generator.function(), generator.function())
        let (p, q) = (generator.predicate(), generator.predicate())
        let (m, n) = (generator.below(5), generator.below(5))
        let leaving = generator.oneIn(3) && !ordersFreely ? generator.below(20) : LawCase.horizon
        for pipeline in pipelines {
            let alone = LawCase(
                seed: seed, sources: sources, pipeline: pipeline, visitors: [LawCase.Visitor()])
            guard let log = alone.expected()?.log, log.count < 50 else { return nil }
        }
        let seen = [left, right].map { side in
            let time = TestScheduler()
            let bench = Workbench(sources, on: time)
            let signals = pipelines.map(bench.signal)
            let material = Material(
                x: signals[0], y: signals[1], z: signals[2], f: { f($0) }, g: { g($0) }, p: { p($0) },
                q: { q($0) }, m: m, n: n, time: time)
            let recorder = time.record(side(material), disposedAt: .seconds(leaving))
            time.advance(to: .seconds(LawCase.horizon))
            return ordersFreely ? recorder.diagram.sorted : recorder.diagram
        }
        let text = "seed \(seed), x = \(pipelines[0]), y = \(pipelines[1]), z = \(pipelines[2])"
        return ("\(text), f = \(f), g = \(g), p = \(p), q = \(q), m = \(m), n = \(n)", seen[0], seen[1])
    }
}

extension Diagram<Int> {
    /// Values of one time by size. Of the time of the terminal only the terminal: an error that comes first drops the
    /// values of its time, and other errors.
    fileprivate var sorted: Diagram {
        let end = events.last { $0.event.isTerminal }
        var sorted = self
        sorted.events = events.filter { $0.time != end?.time }
            .sorted { ($0.time, $0.event.value ?? 0) < ($1.time, $1.event.value ?? 0) }
        if let end {
            let event: Event<Int> = end.event.isCompleted ? .completed : .error(MarbleFailure())
            sorted.events.append(TimedEvent(at: end.time, event))
        }
        return sorted
    }
}
