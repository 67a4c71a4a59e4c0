/// Groups of operators that are commonly confused: `which` asks which of them made a result.
package enum ConfusedOperators {
    /// Chapter 4 has a recipe for questions about each of them.
    package static let groups = [
        ["merge", "concat", "then", "startWith"],
        ["zip", "combineLatest", "sample", "merge"],
        ["flattenMap", "switchToLatest", "flatten"],
        ["debounce", "throttle", "sample", "delay"],
        ["take", "takeUntil", "takeWhile", "takeLast", "filter", "skip"],
        ["replay", "replayLast", "publish"],
    ]

    /// All operators of the groups, each once.
    package static let all = groups.joined().reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
    }

    /// This operator, and those that it is confused with.
    package static func around(_ name: String) -> [String] {
        let near = groups.filter { $0.contains(name) }.joined()
        return all.filter(near.contains)
    }
}

extension BookSection {
    /// The section that teaches an operator, or the list of operators if none does.
    package static func teaching(_ operatorName: String) -> BookSection {
        let taught = Operator.all.first { $0.name == operatorName }?.section.flatMap(BookSection.init)
        return taught ?? all.first { $0.chapter == 4 && $0.isAppendix } ?? all[0]
    }

    /// The command that prints what this section says about an operator.
    package func command(for operatorName: String) -> String {
        "swift run chapter\(chapter) \(number)" + (isAppendix ? " \(operatorName)" : "")
    }
}
