import Book
import Foundation

/// A section that somebody asks for, perhaps with other diagrams, or with lines of their own.
///
///     /4.3.html?wind=--9--%7C
struct SectionRequest: Hashable, Sendable {
    struct Diagram: Hashable, Sendable {
        /// Which source it is for: `wind`, `3.wind` or `3.1`.
        let place: String
        let marbles: String
    }

    let section: BookSection
    var diagrams: [Diagram] = []
    /// The lines that the reader has typed; `nil` for the scripted person.
    var typed: String?
    /// The exercise whose answers are shown though it is not passed.
    var revealed: String?

    init(_ section: BookSection, query: [String: String] = [:]) {
        self.section = section
        diagrams = query.filter(Self.isDiagram)
            .sorted { $0.key < $1.key }.map { Diagram(place: $0.key, marbles: $0.value) }
        // Forms end their lines with CR LF.
        let lines = query["typed"]?.replacing("\r\n", with: "\n") ?? ""
        revealed = query["reveal"]
        typed = lines.isEmpty ? nil : lines.hasSuffix("\n") ? lines : lines + "\n"
    }

    /// `wind=--9--|`, `3.wind=--9--|`, `3.1=--9--|`; a word alone that has no diagram may be anybody's.
    private static func isDiagram(_ name: String, _ value: String) -> Bool {
        if name.wholeMatch(of: /[0-9]{1,3}\.([0-9]{1,3}|[A-Za-z_]\w{0,60})/) != nil { return true }
        return name.wholeMatch(of: /[A-Za-z_]\w{0,60}/) != nil && !["typed", "reveal"].contains(name)
            && value.contains { "-|X".contains($0) }
    }

    /// Whether it is as the text has it.
    var isPlain: Bool { diagrams.isEmpty && typed == nil }

    /// What the chapter's program is given.
    var arguments: [String] {
        ["--json", section.number] + diagrams.flatMap { ["--marbles", "\($0.place)=\($0.marbles)"] }
    }
}

extension [String: String] {
    /// As it stands in an address.
    var written: String {
        let pairs = sorted { $0.key < $1.key }.map { pair in
            [pair.key, pair.value].map {
                $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            }
            .joined(separator: "=")
        }
        return isEmpty ? "" : "?" + pairs.joined(separator: "&")
    }
}
