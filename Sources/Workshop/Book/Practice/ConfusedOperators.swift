/// Operators that are commonly confused: `which` asks which of them has made a result.
package enum ConfusedOperators {
    /// Chapter 4 knows how each of them is asked for.
    package static let groups = [
        ["merge", "concat", "then", "startWith"],
        ["zip", "combineLatest", "sample", "merge"],
        ["flattenMap", "switchToLatest", "flatten"],
        ["debounce", "throttle", "sample", "delay"],
        ["take", "takeUntil", "takeWhile", "takeLast", "filter", "skip"],
        ["replay", "replayLast", "publish"],
    ]

    /// Each operator once.
    package static let all = groups.joined().reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
    }

    /// The operators that are confused with this one, and itself.
    package static func around(_ name: String) -> [String] {
        let near = groups.filter { $0.contains(name) }.joined()
        return all.filter(near.contains)
    }
}

extension BookSection {
    /// The section that teaches an operator, if one does, and the list of operators.
    package static func teaching(_ operatorName: String) -> [BookSection] {
        let taught = Operator.all.first { $0.name == operatorName }?.section.flatMap(BookSection.init)
        return [taught].compactMap(\.self) + all.filter(\.listsOperators)
    }

    package var listsOperators: Bool { name == "operators" }

    /// What to type to read what it says of an operator.
    package func command(for operatorName: String) -> String {
        "swift run chapter\(chapter) \(number)" + (listsOperators ? " \(operatorName)" : "")
    }
}
