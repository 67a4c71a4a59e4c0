extension BookSection {
    /// Where a line of Objective-C can be read beside this section: `the book`, or whose text shows all its calls. `nil`: none does.
    /// Then the line does not belong here, a call is misspelt, or it is missing in `Shown.swift`.
    public func label(ofObjectiveC line: String) -> String? {
        let calls = line.callsOfObjectiveC
        return readings.first { reading in
            let places = reading == .book ? pages.map(\.path) : [reading.name]
            return !calls.isEmpty && Shown.calls(in: places).isSuperset(of: calls)
        }?.label
    }
}

extension String {
    /// What this line of Objective-C calls or declares: the parts of selectors, as `foldLeftWithStart:` and `reduce:`; messages without
    /// arguments, properties, functions and macros by their names; and with a message to a class the class, as
    /// `RACSignal.empty`. Classes of the system do not count, and neither do types.
    var callsOfObjectiveC: [String] {
        matches(of: Self.call).compactMap { match in
            let words = (1..<match.output.count).compactMap { match.output[$0].substring }
            let isOfTheSystem = words.count > 1 && ["NS", "UI"].contains(words[0].prefix(2))
            return words.isEmpty ? nil : words.dropFirst(isOfTheSystem ? 1 : 0).joined(separator: ".")
        }
    }

    /// A call; or what looks like one, without a group: a string, the result of a block, a directive.
    private static var call: Regex<AnyRegexOutput> {
        Regex(
            #/
            @"[^"]*" | \^\w+
            | \[\s*([A-Z]{2}\w*)\s+(\w+:?) | \b([A-Z]{2}\w*)\.(\w+)
            | (@(?:weakify|strongify))\b | @\w+(?=\()
            | ^-\ \(\w+\)\ (\w+) | (\w+:) | \.([A-Za-z_]\w*) | [\ \]](\w+)(?=\]) | \b([A-Za-z]\w+)(?=\()
            /#
        ).wordBoundaryKind(.simple)
    }
}
