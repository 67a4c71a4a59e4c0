extension BookSection {
    /// The label of the text beside this section that shows all calls of a line of Objective-C, such as `the book`. `nil` if no
    /// text does: then the line does not belong here, a call is misspelt, or it is missing in `Shown.swift`.
    public func label(ofObjectiveC line: String) -> String? {
        let calls = line.callsOfObjectiveC
        return readings.first { reading in
            let places = reading == .book ? pages.map(\.path) : [reading.name]
            return !calls.isEmpty && Shown.calls(in: places).isSuperset(of: calls)
        }?.label
    }
}

extension String {
    /// The names that this line of Objective-C calls or declares: the parts of selectors, such as `foldLeftWithStart:` and
    /// `reduce:`; the names of messages without arguments, of properties, functions and macros; for a message to a class also the
    /// class, as in `RACSignal.empty`. Types and classes of the system are left out.
    var callsOfObjectiveC: [String] {
        matches(of: Self.call).compactMap { match in
            let words = (1..<match.output.count).compactMap { match.output[$0].substring }
            let isOfTheSystem = words.count > 1 && ["NS", "UI"].contains(words[0].prefix(2))
            return words.isEmpty ? nil : words.dropFirst(isOfTheSystem ? 1 : 0).joined(separator: ".")
        }
    }

    /// A call; or, without a group, something that only looks like one: a string, the result of a block, a directive.
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
