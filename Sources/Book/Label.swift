extension BookSection {
    /// Where a line of Objective-C can be read: in the first place that shows all its calls. What this section is read beside comes
    /// first: `the book`, `the tutorial`. Then come the other pages of the book, with the section that tells them: `the book,
    /// 5.3`. `RAC 2` is what the library has and no text shows. `nil`: a call is known nowhere; it is misspelt, or missing in
    /// `Shown.swift`.
    public func label(ofObjectiveC line: String) -> String? {
        let calls = line.callsOfObjectiveC
        guard !calls.isEmpty, Shown.everywhere.isSuperset(of: calls) else { return nil }
        let place = places.first { Shown.calls(in: $0.paths).isSuperset(of: calls) }
        return place?.label ?? Reading.library.name
    }

    /// The places where a line can be read, those of this section first.
    private var places: [(label: String, paths: [String])] {
        let book = Self.all.filter { !$0.pages.isEmpty }
        let ours = [(Reading.book.name, pages.map(\.path))]
        let others = book.map { ("\(Reading.book.name), \($0.number)", $0.pages.map(\.path)) }
        let whole = [(Reading.book.name, book.flatMap(\.pages).map(\.path))]
        let beside = [.tutorial, .introduction, .sampleApp].map { (reading: Reading) in
            (reading.name, [reading.name])
        }
        return ours + beside.filter { label, _ in readings.contains { $0.name == label } } + others + whole
            + beside
    }
}

extension String {
    /// What this line of Objective-C calls: the parts of selectors, as `foldLeftWithStart:` and `reduce:`; messages without arguments,
    /// properties, functions and macros by their names; and with a message to a class the class, as `RACSignal.empty`. Classes
    /// of the system do not count, and neither do types.
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
            | (\w+:) | \.([A-Za-z_]\w*) | [\ \]](\w+)(?=\]) | \b([A-Za-z]\w+)(?=\()
            /#
        ).wordBoundaryKind(.simple)
    }
}
