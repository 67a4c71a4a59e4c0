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
