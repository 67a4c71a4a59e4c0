import FRP
import Testing

/// A planted fault: a wrong reading of some operator, to show that the model finds it.
struct Fault: Sendable, CustomTestStringConvertible {
    typealias SharedReading = @Sendable (LawCase.Sharing, Signal<Int>) -> Signal<Int>?
    typealias Reading = @Sendable (Pipeline, Workbench) -> Signal<Int>?

    let name: String
    /// The wrong signal for this part of a pipeline; nil for parts that are not concerned.
    private(set) var signal: Reading = { _, _ in nil }
    /// The same for how the pipeline is shared.
    private(set) var sharing: SharedReading = { _, _ in nil }

    init(_ name: String, _ signal: @escaping Reading) { (self.name, self.signal) = (name, signal) }

    init(_ name: String, sharing: @escaping SharedReading) { (self.name, self.sharing) = (name, sharing) }

    /// Whether any part of the case is read wrongly. If not, there is no fault to be found in it.
    func concerns(_ lawCase: LawCase) -> Bool {
        sharing(lawCase.sharing, .never) != nil || concerns(lawCase.pipeline, Workbench.empty)
    }

    private func concerns(_ pipeline: Pipeline, _ bench: Workbench) -> Bool {
        signal(pipeline, bench) != nil || pipeline.parts.contains { concerns($0, bench) }
    }

    var testDescription: String { name }

    static let all = linear + joins + timed + shared

    // MARK: Ways to get an operator wrong

    /// A fault of an operator with one source.
    static func linear(
        _ name: String, _ wrong: @escaping @Sendable (Signal<Int>, Pipeline.Linear, Workbench) -> Signal<Int>?
    ) -> Fault {
        Fault(name) { pipeline, bench in
            guard case .linear(let linear, let source) = pipeline else { return nil }
            return wrong(bench.signal(source), linear, bench)
        }
    }

    /// A fault of an operator of two signals.
    static func pair(
        _ name: String, _ pair: Pipeline.Pair,
        _ wrong: @escaping @Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>
    ) -> Fault {
        Fault(name) { pipeline, bench in
            guard case .pair(pair, let one, let other) = pipeline else { return nil }
            return wrong(bench.signal(one), bench.signal(other))
        }
    }

    /// A fault of an operator that uses the scheduler.
    static func timed(
        _ name: String, _ wrong: @escaping @Sendable (Signal<Int>, Pipeline.Timed, Workbench) -> Signal<Int>?
    ) -> Fault {
        Fault(name) { pipeline, bench in
            guard case .timed(let timed, let source) = pipeline else { return nil }
            return wrong(bench.signal(source), timed, bench)
        }
    }

    /// A fault of an operator of a signal of signals.
    static func inner(
        _ name: String, _ wrong: @escaping @Sendable (Signal<Signal<Int>>, Pipeline.Inner) -> Signal<Int>?
    ) -> Fault {
        Fault(name) { pipeline, bench in
            guard case .inner(let inner, let outer, let parts) = pipeline else { return nil }
            let signals = parts.map(bench.signal)
            return wrong(bench.signal(outer).map { signals[$0 % signals.count] }, inner)
        }
    }
}
