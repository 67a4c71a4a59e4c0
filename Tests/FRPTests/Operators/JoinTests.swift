import FRP
import Testing

/// Operators that join several signals, as diagrams.
@Suite("Joins") struct JoinTests {
    @Test(arguments: combining + flattening + ending + sequencing)
    func diagram(_ marbles: MarbleCase) { marbles.check() }
}

private let combining: [MarbleCase] = [
    MarbleCase(
        "O50 combineLatest sends for every value once all have one, and ends with the last",
        "---4-5-6-|"
    ) {
        $0.hot("-1---2--|").combineLatest(with: $0.hot("---3---4-|")).map { $0 + $1 }
    },
    MarbleCase("O50 combineLatest: an error comes at once", "--3X") {
        $0.hot("-1-X").combineLatest(with: $0.hot("--2---|")).map { $0 + $1 }
    },
    MarbleCase("O50 combineLatest goes on when one has completed without a value", "-----|") {
        $0.hot("-|").combineLatest(with: $0.hot("--1--|")).map { $0 + $1 }
    },
    MarbleCase("O50 combineLatest of an empty list completes", "|") { _ in
        Signal.combineLatest([Signal<Int>]()).map { $0.reduce(0, +) }
    },
    MarbleCase("O50 combineLatest of one gives lists of one", "-1-2|") {
        Signal.combineLatest([$0.hot("-1-2|")]).map { $0.reduce(0, +) }
    },
    MarbleCase("O50 combineLatest of three", "---6-7|") {
        Signal.combineLatest($0.hot("-1---2|"), $0.hot("--2--|"), $0.hot("---3|")).map { $0 + $1 + $2 }
    },
    MarbleCase(
        "O51 combineLatest: of a first source that sends at once only the last value is paired",
        "--5|"
    ) {
        [1, 2, 3].signal.combineLatest(with: $0.hot("--2|")).map { $0 + $1 }
    },
    MarbleCase("O52 zip pairs by position and ends when no pair can come", "---5----7-|") {
        $0.hot("-1-2-3---|").zip(with: $0.hot("---4----5-|")).map { $0 + $1 }
    },
    MarbleCase("O52 zip ends with the pair after which a side is dry", "---(3|)") {
        $0.hot("-1|").zip(with: $0.hot("---2---4")).map { $0 + $1 }
    },
    MarbleCase("O52 zip ends at once when a side is dry", "-|") {
        $0.hot("-|").zip(with: $0.hot("---2--")).map { $0 + $1 }
    },
    MarbleCase("O52 zip: an error comes at once, though values wait", "---X") {
        $0.hot("-12X").zip(with: $0.hot("-----2")).map { $0 + $1 }
    },
    MarbleCase("O52 zip of an empty list completes", "|") { _ in
        Signal.zip([Signal<Int>]()).map { $0.reduce(0, +) }
    },
    MarbleCase("O52 zip of a list of three", "---6|") {
        Signal.zip([$0.hot("-1--|"), $0.hot("--2-|"), $0.hot("---3|")]).map { $0.reduce(0, +) }
    },
    MarbleCase("O53 sample repeats the latest, and ends with either side", "--1--2-2--|") {
        $0.hot("-1--2-----|").sample(by: $0.hot("0-9--9-9----9"))
    },
    MarbleCase("O53 sample ends with the sampler", "--1-|") {
        $0.hot("-1------").sample(by: $0.hot("--9-|"))
    },
]

private let flattening: [MarbleCase] = [
    MarbleCase("O41 merge sends as they arrive, and ends with the last", "-12--34-|") {
        $0.hot("-1---3|").merge($0.hot("--2---4-|"))
    },
    MarbleCase("O41 merge subscribes in the order in which it is written", "(12|)") { _ in
        Signal.return(1).merge(.return(2))
    },
    MarbleCase("O41 merge: the first error ends it", "-1X") { $0.hot("-1---3|").merge($0.hot("--X")) },
    MarbleCase("O41 merge of an empty list completes", "|") { _ in .merge([]) },
    MarbleCase("O42 flattenMap sends of all inner signals, and ends with the last", "---1-12-2|") { inputs in
        inputs.hot("-1--2--|").flattenMap { inputs.cold("--\($0)-\($0)|") }
    },
    MarbleCase("O40 flatten: an inner error ends everything", "---1X") { inputs in
        inputs.hot("-1--2--|").flattenMap { inputs.cold("--\($0)X") }
    },
    MarbleCase("O40 flatten: an outer error ends everything", "---1-X") { inputs in
        inputs.hot("-1---X").flattenMap { inputs.cold("--\($0)---\($0)|") }
    },
    MarbleCase("O32, O40 flatten(1) starts the next when the one before has completed", "---1-1--2-2|") {
        inputs in
        inputs.hot("-1--2--|").map { inputs.cold("--\($0)-\($0)|") }.flatten(1)
    },
    MarbleCase("O40 flatten(2) lets the third wait", "--12-3|") { inputs in
        inputs.hot("123|").map { inputs.cold("--\($0)|") }.flatten(2).map { $0 }
    },
    MarbleCase("O43 switchToLatest drops the one before", "---1--2-2|") { inputs in
        inputs.hot("-1--2--|").map { inputs.cold("--\($0)-\($0)|") }.switchToLatest()
    },
    MarbleCase("O43 switchToLatest does not hear the error of one it left", "-----5|") { inputs in
        inputs.hot("-1--2|").map { $0 == 1 ? inputs.cold("----X") : inputs.cold("-5|") }.switchToLatest()
    },
    MarbleCase("O43 switchToLatest waits for the outer signal too", "--1---|") { inputs in
        inputs.hot("-1----|").map { inputs.cold("-\($0)|") }.switchToLatest()
    },
    MarbleCase("O43 switchToLatest ends at once without an inner signal", "--|") { inputs in
        inputs.hot("--|").map { inputs.cold("-\($0)|") }.switchToLatest()
    },
    MarbleCase("O43 switchToLatest: an outer error passes at once", "--1X") { inputs in
        inputs.hot("-1-X").map { inputs.cold("-\($0)--9|") }.switchToLatest()
    },
]

private let ending: [MarbleCase] = [
    MarbleCase("O54 takeUntil ends with the trigger's first value", "-1-2|") {
        $0.hot("-1-2-3-|").takeUntil($0.hot("----9-9"))
    },
    MarbleCase("O54 takeUntil ends with the trigger's completion", "-1-2|") {
        $0.hot("-1-2-3-|").takeUntil($0.hot("----|"))
    },
    MarbleCase("O54 takeUntil ignores the trigger's error", "-1-2-3-|") {
        $0.hot("-1-2-3-|").takeUntil($0.hot("--X"))
    },
    MarbleCase("O54 takeUntil ends with the source", "-1X") { $0.hot("-1X").takeUntil($0.hot("----9")) },
]

private let sequencing: [MarbleCase] = [
    MarbleCase("O30 concat subscribes when the first has completed", "-1-2-3|") {
        $0.cold("-1-2|").concat($0.cold("-3|"))
    },
    MarbleCase("O30 concat: after an error never", "-1X") { $0.cold("-1X").concat($0.cold("-3|")) },
    MarbleCase("O33 then drops the values and goes on", "-----5|") { inputs in
        inputs.cold("-1-2|").then { inputs.cold("-5|") }
    },
    MarbleCase("O33 then passes the first's error", "--X") { inputs in
        inputs.cold("-1X").then { inputs.cold("-5|") }
    },
    MarbleCase("O36 catch replaces after the first error; the replacement's passes", "-1-5X") { inputs in
        inputs.cold("-1X").catch { _ in inputs.cold("-5X") }
    },
    MarbleCase("O36 catchTo", "-1-5|") { $0.cold("-1X").catchTo($0.cold("-5|")) },
    MarbleCase("O34 retry(1) tries once more, then passes the error", "-1-1X") { $0.cold("-1X").retry(1) },
    MarbleCase("O34 retry(0) does not try again", "-1X") { $0.cold("-1X").retry(0) },
    MarbleCase("O34 retry ends with the completion", "-1|") { $0.cold("-1|").retry() },
    MarbleCase("O34 repeat goes round after each completion", "-1-1-(1|)") {
        $0.cold("-1|").repeat().take(3)
    },
    MarbleCase("O34 repeat ends with an error", "-1X") { $0.cold("-1X").repeat() },
]
