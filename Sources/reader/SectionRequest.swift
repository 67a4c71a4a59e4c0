import Book

/// A section that somebody asks for, perhaps with other diagrams, or with lines of their own.
///
///     /4.3.html?3.1=--9--%7C
struct SectionRequest: Hashable, Sendable {
    struct Diagram: Hashable, Sendable {
        /// Which source it is for: `3.1`.
        let place: String
        let marbles: String
    }

    let section: BookSection
    var diagrams: [Diagram] = []
    /// The lines that the reader has typed; `nil` for the scripted person.
    var typed: String?

    init(_ section: BookSection, query: [String: String] = [:]) {
        self.section = section
        diagrams = query.filter { $0.key.wholeMatch(of: /[0-9]{1,3}\.[0-9]{1,3}/) != nil }
            .sorted { $0.key < $1.key }.map { Diagram(place: $0.key, marbles: $0.value) }
        // Forms end their lines with CR LF.
        let lines = query["typed"]?.replacing("\r\n", with: "\n") ?? ""
        typed = lines.isEmpty ? nil : lines.hasSuffix("\n") ? lines : lines + "\n"
    }

    /// Whether it is as the text has it.
    var isPlain: Bool { diagrams.isEmpty && typed == nil }

    /// What the chapter's program is given.
    var arguments: [String] {
        ["--json", section.number] + diagrams.flatMap { ["--marbles", "\($0.place)=\($0.marbles)"] }
    }
}
