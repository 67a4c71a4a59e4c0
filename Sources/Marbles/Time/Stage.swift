import FRP

/// The environment of an example: a clock of its own, and the sources that it makes from diagrams.
///
///     let stage = Stage(replacing: [1: "--9--|"])
///     stage.perform {
///         let wind = Signal<Int>(marbles: "--3--7--|")     // sends 9 at 2, completes at 5
///         …
///     }
///     stage.sources.map(\.marbles)                         // ["--3--7--|"]
///
/// A source that is made inside `perform` needs no scheduler, and its diagram can be replaced from outside, by the number of the
/// source: the first that the example makes is 1. Outside of `perform` the whole program has one stage.
public final class Stage: Sendable {
    /// A source that was made from a diagram.
    public struct Source: Sendable {
        /// The diagram in the code.
        public let marbles: String
        /// The diagram that it follows: the one in the code, or its replacement.
        public let current: String
        /// The error when the replacement cannot be parsed. The source then follows the diagram in the code.
        public internal(set) var mistake: MarbleMistake?
    }

    private struct State {
        var sources: [Source] = []
        var letters: [String: Character] = [:]
    }

    /// The stage of the running example.
    @TaskLocal public static var current = Stage()

    /// The clock of the example, zero at first.
    public let clock = TestScheduler()
    private let replacements: [Int: String]
    private let state = Lock(State())

    /// - Parameter diagrams: replacements for the diagrams of some sources, by their numbers.
    public init(replacing diagrams: [Int: String] = [:]) {
        replacements = diagrams
    }

    /// The sources made so far, in the order in which they were made.
    public var sources: [Source] { state.withLock(\.sources) }

    /// Runs `example` on this stage.
    public func perform<Result>(_ example: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: example)
    }

    /// The letters for values from the legends of the sources.
    var letters: [String: Character] { state.withLock(\.letters) }

    /// Remembers the legend of a source, so that pictures use its letters.
    func note<Value>(legend: [Character: Value]) {
        let letters = legend.map { (String(describing: $1), $0) }
        state.withLock { $0.letters.merge(letters) { min($0, $1) } }
    }

    /// The diagram of one more source: its replacement, or the one in the code.
    func addSource<Value>(
        _ marbles: String, read: (String) throws(MarbleMistake) -> Diagram<Value>
    ) throws(MarbleMistake) -> Diagram<Value> {
        let place = state.withLock { state in
            let place = state.sources.count + 1
            state.sources.append(Source(marbles: marbles, current: replacements[place] ?? marbles))
            return place
        }
        if let replacement = replacements[place] {
            do throws(MarbleMistake) {
                return try read(replacement)
            } catch {
                state.withLock { $0.sources[place - 1].mistake = error }
            }
        }
        return try read(marbles)
    }
}
