import Book
import FRP

/// A signal that may have made the result of a question.
struct Candidate: Sendable {
    /// The operator that it is about, as ``ConfusedOperators`` and the appendix call it.
    let operatorName: String
    /// What tells it from the others, in few characters.
    let label: String
    let code: String
    /// What it does, and how it ends.
    let sentence: String
    let result: @Sendable (QuestionSources) -> Signal<Int>

    init(
        _ operatorName: String, as label: String? = nil, _ code: String, _ sentence: String,
        _ result: @escaping @Sendable (QuestionSources) -> Signal<Int>
    ) {
        (self.operatorName, self.label) = (operatorName, label ?? operatorName)
        (self.code, self.sentence, self.result) = (code, sentence, result)
    }

    /// Whether its code names this source.
    func uses(_ source: String) -> Bool { code.split { !$0.isLetter }.contains { $0 == source } }
}

/// Candidates that are commonly confused, and the sources that show how they differ.
struct CandidateGroup: Sendable {
    /// What has to be known of the sources, and of the candidates that are named.
    let remark: @Sendable (SourceRows, [Candidate]) -> String?
    let sources: @Sendable (inout SeededGenerator) -> SourceRows
    let candidates: [Candidate]

    /// In the order of ``ConfusedOperators/groups``.
    static let all = [
        followingGroup, combiningGroup, flatteningGroup, timingGroup, choosingGroup, replayingGroup,
    ]

    /// The candidates that may be right: those of the group's operators. The others are only wrong choices.
    func answers(to operatorName: String) -> [Candidate] {
        candidates.filter { $0.operatorName == operatorName }
    }
}

/// A row with these values, so many seconds apart, which completes after the last.
private func row(
    _ values: [Int], _ gaps: ClosedRange<Int>, tail: ClosedRange<Int> = 1...4,
    _ generator: inout SeededGenerator
) -> String {
    func pause(_ seconds: ClosedRange<Int>) -> String {
        String(repeating: "-", count: Int.random(in: seconds, using: &generator))
    }
    var text = ""
    for value in values { text += pause(text.isEmpty ? 1...gaps.upperBound : gaps) + "\(value)" }
    return text + pause(tail) + "|"
}

// MARK: Two signals, one after the other or both at once

private let followingGroup = CandidateGroup(
    remark: { _, _ in nil },
    sources: { generator in
        let (a, b) = (Int.random(in: 2...3, using: &generator), Int.random(in: 2...3, using: &generator))
        return SourceRows(
            a: row(Array([1, 2, 3].prefix(a)), 1...4, &generator),
            b: row(Array([7, 8, 9].prefix(b)), 1...4, &generator))
    },
    candidates: [
        Candidate(
            "merge", "a.merge(b)",
            "Sends the values of both as they come. Completes when both have completed."
        ) { $0.a.merge($0.b) },
        Candidate(
            "concat", "a.concat(b)",
            "Sends the values of a. When a has completed, it subscribes to b. Completes with b."
        ) { $0.a.concat($0.b) },
        Candidate(
            "concat", as: "b.concat(a)", "b.concat(a)",
            "Sends the values of b. When b has completed, it subscribes to a. Completes with a."
        ) { $0.b.concat($0.a) },
        Candidate(
            "then", "a.then { b }",
            "Drops the values of a. When a has completed, it subscribes to b. Completes with b."
        ) { sources in sources.a.then { sources.b } },
        Candidate(
            "startWith", "a.startWith(0)", "Sends 0 at once, and then the values of a. Completes with a."
        ) { $0.a.startWith(0) },
        Candidate(
            "startWith", as: "merge.startWith", "a.merge(b).startWith(0)",
            "Sends 0 at once, and then the values of both as they come. Completes when both have completed."
        ) { $0.a.merge($0.b).startWith(0) },
    ])

// MARK: Two signals, combined

private let combiningGroup = CandidateGroup(
    remark: { _, named in
        named.contains { $0.code.contains("map(+)") }
            ? "`map(+)` adds a value of a and one of b. Each sum is one digit, from 1 to 9." : nil
    },
    sources: { generator in
        SourceRows(
            a: row([1, 2, 3].shuffled(using: &generator), 1...5, &generator),
            b: row([0, 3, 6].shuffled(using: &generator), 1...5, &generator))
    },
    candidates: [
        Candidate(
            "zip", "a.zip(with: b).map(+)",
            "Adds the first values of both, then the second ones, and so on. Completes when no further pair is possible."
        ) { $0.a.zip(with: $0.b).map(+) },
        Candidate(
            "combineLatest", "a.combineLatest(with: b).map(+)",
            """
            Adds the latest values of both each time one of them sends, once both have sent. Completes when both have completed.
            """
        ) { $0.a.combineLatest(with: $0.b).map(+) },
        Candidate(
            "sample", as: "sums.sample(a)", "a.combineLatest(with: b).map(+).sample(by: a)",
            """
            Sends the sum of the latest values each time a sends, once both have sent. Completes when a does. Elsewhere this is \
            withLatestFrom.
            """
        ) { $0.a.combineLatest(with: $0.b).map(+).sample(by: $0.a) },
        Candidate(
            "sample", as: "b.sample(a)", "b.sample(by: a)",
            "Sends the latest value of b each time a sends. Completes when one of them completes."
        ) { $0.b.sample(by: $0.a) },
        Candidate(
            "sample", as: "a.sample(b)", "a.sample(by: b)",
            "Sends the latest value of a each time b sends. Completes when one of them completes."
        ) { $0.a.sample(by: $0.b) },
        Candidate(
            "merge", "a.merge(b)",
            "Sends the values of both as they come. Completes when both have completed."
        ) { $0.a.merge($0.b) },
    ])

// MARK: A signal of signals

private let flatteningGroup = CandidateGroup(
    remark: { _, _ in
        "Of each value x of a, a signal each(x) is made, which sends x. Its seconds count from its subscription."
    },
    sources: { generator in
        let pauses = [1, 2, 3].shuffled(using: &generator).map { String(repeating: "-", count: $0) }
        return SourceRows(
            a: row([1, 2, 3], 1...5, &generator), each: "\(pauses[0])x\(pauses[1])x\(pauses[2])|")
    },
    candidates: [
        Candidate(
            "flattenMap", "a.flattenMap(each)",
            "Sends the values of all inner signals as they come. Completes when a and all of them have completed."
        ) { $0.a.flattenMap($0.each) },
        Candidate(
            "switchToLatest", "a.map(each).switchToLatest()",
            """
            Sends the values of the latest inner signal. A new one ends the one before. Completes when a and the latest one have \
            completed.
            """
        ) { $0.a.map($0.each).switchToLatest() },
        Candidate(
            "flatten", as: "flatten(1)", "a.map(each).flatten(1)",
            "One inner signal runs at a time, and the others wait. Completes when a and all of them have completed."
        ) { $0.a.map($0.each).flatten(1) },
        Candidate(
            "flatten", as: "flatten(2)", "a.map(each).flatten(2)",
            """
            At most two inner signals run at a time, and the others wait. Completes when a and all of them have completed.
            """
        ) { $0.a.map($0.each).flatten(2) },
        Candidate(
            "take", as: "take(1)", "a.take(1).flattenMap(each)",
            "Only the first value starts an inner signal. Completes when that one has completed."
        ) { $0.a.take(1).flattenMap($0.each) },
        Candidate(
            "takeLast", as: "takeLast(1)", "a.takeLast(1).flattenMap(each)",
            """
            When a has completed, its last value starts an inner signal. Completes when that one has completed.
            """
        ) { $0.a.takeLast(1).flattenMap($0.each) },
    ])

// MARK: Time

private let timingGroup = CandidateGroup(
    remark: { _, _ in nil },
    sources: { generator in
        let gaps = (0..<5).map { _ in [0...1, 3...5].randomElement(using: &generator) ?? 0...1 }
        var text = row([1], 1...2, tail: 0...0, &generator).dropLast()
        for (value, gap) in zip(2..., gaps) {
            let pause = Int.random(in: gap, using: &generator)
            text += String(repeating: "-", count: pause) + "\(value)"
        }
        let pause = Int.random(in: 1...5, using: &generator)
        return SourceRows(
            a: text + String(repeating: "-", count: pause) + "|",
            b: row([0, 0, 0, 0], 2...5, &generator))
    },
    candidates: [
        Candidate(
            "debounce", "a.debounce(.seconds(3), on: clock)",
            """
            Sends the latest value when no newer one has come for 3 seconds. When a completes, it sends the value that still waits, \
            and completes.
            """
        ) { $0.a.debounce($0.seconds(3), on: $0.clock) },
        Candidate(
            "throttle", "a.throttle(.seconds(3), on: clock)",
            """
            Sends the first value, and then at most one every 3 seconds: the latest. When a completes, it sends the value that still \
            waits, and completes.
            """
        ) { $0.a.throttle($0.seconds(3), on: $0.clock) },
        Candidate(
            "throttle", as: "throttle(first)", "a.throttle(.seconds(3), latest: false, on: clock)",
            "Sends a value, and then leaves out what comes within 3 seconds. Completes with a."
        ) { $0.a.throttle($0.seconds(3), latest: false, on: $0.clock) },
        Candidate(
            "sample", "a.sample(by: b)",
            "Sends the latest value of a each time b sends. Completes when one of them completes."
        ) { $0.a.sample(by: $0.b) },
        Candidate(
            "delay", "a.delay(.seconds(3), on: clock)",
            "Sends each value 3 seconds later. Completes 3 seconds after a."
        ) { $0.a.delay($0.seconds(3), on: $0.clock) },
    ])

// MARK: Some of the values

private let choosingGroup = CandidateGroup(
    remark: { _, _ in nil },
    sources: { generator in
        let values = Array((1...9).shuffled(using: &generator).prefix(5))
        let trigger = Int.random(in: 3...14, using: &generator)
        return SourceRows(
            a: row(values, 0...3, &generator),
            b: row([0], trigger...trigger, &generator))
    },
    candidates: [
        Candidate(
            "take", as: "take(2)", "a.take(2)",
            "Sends the first 2 values, and completes with the second one."
        ) { $0.a.take(2) },
        Candidate(
            "takeUntil", "a.takeUntil(b)",
            "Sends the values until b sends, and completes then. Or it completes with a, if that is earlier."
        ) { $0.a.takeUntil($0.b) },
        Candidate(
            "takeWhile", "a.takeWhile { $0 < 6 }",
            "Sends the values that are smaller than 6. The first one that is not completes it, and is not sent."
        ) { $0.a.takeWhile { $0 < 6 } },
        Candidate(
            "takeLast", as: "takeLast(2)", "a.takeLast(2)", "Sends the last 2 values when a completes."
        ) { $0.a.takeLast(2) },
        Candidate(
            "filter", "a.filter { $0 < 6 }", "Sends all values that are smaller than 6. Completes with a."
        ) { $0.a.filter { $0 < 6 } },
        Candidate(
            "skip", as: "skip(2)", "a.skip(2)", "Leaves out the first 2 values. Completes with a."
        ) { $0.a.skip(2) },
    ])

// MARK: A late subscriber

private let replayingGroup = CandidateGroup(
    remark: { rows, _ in
        """
        The code runs at second 0. A subscriber comes at second \(rows.late ?? 0) (^ in a row), and the result is what it gets.
        """
    },
    sources: { generator in
        // What a late subscriber gets at once is a group, which needs columns.
        let early = row(Array([1, 2, 3].prefix(.random(in: 2...3, using: &generator))), 1...3, &generator)
        let later = row([4, 5], 1...3, &generator)
        return SourceRows(
            a: early.dropLast() + "------" + later,
            late: early.count - .random(in: 0...1, using: &generator))
    },
    candidates: [
        Candidate(
            "replay", "a.replay()",
            "Subscribes at second 0. A late subscriber first gets all values so far. Completes with a."
        ) { $0.a.replay() },
        Candidate(
            "replay", as: "replay(2)", "a.replay(2)",
            """
            Subscribes at second 0. A late subscriber first gets the last 2 values so far. Completes with a.
            """
        ) { $0.a.replay(2) },
        Candidate(
            "replayLast", "a.replayLast()",
            "Subscribes at second 0. A late subscriber first gets the last value so far. Completes with a."
        ) { $0.a.replayLast() },
        Candidate(
            "publish", "shared = a.publish(); shared.connect()",
            """
            Subscribes at second 0, with `connect`. A late subscriber gets what comes from then on, and nothing from before. Completes \
            with a.
            """
        ) { sources in
            let shared = sources.a.publish()
            shared.connect()
            return shared.signal
        },
        Candidate(
            "startWith", as: "publish.startWith", "shared.signal.startWith(0)",
            """
            Shares a like `publish`. A late subscriber first gets 0, and then what comes from then on. Completes with a.
            """
        ) { sources in
            let shared = sources.a.publish()
            shared.connect()
            return shared.signal.startWith(0)
        },
        Candidate(
            "subscribe", as: "cold a", "a",
            "a is cold: each subscriber starts it again, and its seconds count from then."
        ) { $0.a },
    ])
