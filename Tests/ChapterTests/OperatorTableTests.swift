import Book
import Testing

/// The tables of 4.14, held against the sections before it.
struct OperatorTableTests {
    @Test("every operator in the tables of 4.14 was called in an example before")
    func everyOperatorWasShown() throws {
        let sections = BookSection.all.filter { $0.chapter == 4 }.drop { $0.name != "signals" }
        let earlier = try sections.prefix { $0.name != "conclusion" }.flatMap(codeLines)
        let table = try sections.filter { $0.name == "conclusion" }.flatMap(codeLines).compactMap(
            TableRow.init)
        #expect(table.count > 20)
        #expect(OperatorTable(rows: table).complaints(afterSeeing: earlier) == [])
    }

    @Test("an operator that was not shown, and a label that says another than the line calls, are noticed")
    func complaints() {
        let rows = [
            #""map": one.map { $0 * 2 },"#, #""scan": one.scan(0, +),"#, #""take": one.repeat().skip(5),"#,
            #""the signal": one,"#, "draw([",
        ].compactMap(TableRow.init)
        #expect(
            OperatorTable(rows: rows).complaints(afterSeeing: ["wind.map { $0 }", #""scan": 7"#, "a.take(1)"])
                == ["scan is shown in no section before", "take is the label of one.repeat().skip(5),"])
    }

    /// The lines of a transcript's examples, without what they drew.
    private func codeLines(of section: BookSection) throws -> [String] {
        try Transcript(section: section).read().split(separator: "\n\n")
            .map { $0.split(separator: "\n").map(String.init) }
            .filter { lines in
                lines.allSatisfy { $0.hasPrefix("     ") }
                    && !lines.contains { $0.hasPrefix("     seconds ") || $0.hasPrefix("     the book ") }
            }
            .joined().map { $0 }
    }
}

private struct OperatorTable {
    let rows: [TableRow]

    /// What is wrong with the rows, if these lines of code came before.
    func complaints(afterSeeing lines: [String]) -> [String] {
        rows.filter(\.isOfAnOperator).compactMap { row in
            guard row.code.calls(row.name) else { return "\(row.name) is the label of \(row.code)" }
            let isShown = lines.contains { $0.calls(row.name) }
            return isShown ? nil : "\(row.name) is shown in no section before"
        }
    }
}

/// A line such as `"map": one.map { $0 * 2 },`.
private struct TableRow {
    let name: String
    let code: String

    init?(_ line: String) {
        guard let row = line.wholeMatch(of: /\s*"(?<name>\w+)[^"]*": (?<code>.+)/) else { return nil }
        (name, code) = (String(row.name), String(row.code))
    }

    /// A source stands there as it is.
    var isOfAnOperator: Bool { code.contains(".") }
}

extension String {
    /// True if an operator is called in this line.
    fileprivate func calls(_ name: String) -> Bool {
        ["\(name)(", "\(name) {"].contains { contains(".\($0)") }
    }
}
