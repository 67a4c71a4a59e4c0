import Book
import Foundation

/// A request for a section, perhaps with changed diagrams, or with lines that the reader has typed.
///
///     /4.3.html?wind=--9--%7C
struct SectionRequest: Hashable, Sendable {
    struct Diagram: Hashable, Sendable {
        /// The source: `wind`, `3.wind` or `3.1`.
        let place: String
        let marbles: String
    }

    let section: BookSection
    var diagrams: [Diagram] = []
    /// The lines that the reader has typed; `nil`: the example uses its own.
    var typed: String?
    /// An exercise whose answers are shown before it is passed.
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

    /// Whether a parameter is a diagram: `wind=--9--|`, `3.wind=--9--|`, `3.1=--9--|`. Another value of a plain name is none.
    private static func isDiagram(_ name: String, _ value: String) -> Bool {
        if name.wholeMatch(of: /[0-9]{1,3}\.([0-9]{1,3}|[A-Za-z_]\w{0,60})/) != nil { return true }
        return name.wholeMatch(of: /[A-Za-z_]\w{0,60}/) != nil && !["typed", "reveal"].contains(name)
            && value.contains { "-|X".contains($0) }
    }

    /// Whether the reader has changed nothing.
    var isPlain: Bool { diagrams.isEmpty && typed == nil }

    /// The arguments for the chapter's program.
    var arguments: [String] {
        ["--json", section.number] + diagrams.flatMap { ["--marbles", "\($0.place)=\($0.marbles)"] }
    }
}

extension [String: String] {
    /// The query of a URL, with its `?`; empty if there are no parameters.
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
