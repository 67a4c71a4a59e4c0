import Checking
import Coursework
import Foundation
import Terminal
import Text

extension Tool {
    /// `grade`: tries the named exercises, or all, and prints a summary for a teacher, or JSON.
    mutating func grade(_ words: [String], asJSON: Bool) throws(WorkbookError) -> Int32 {
        let chosen = try session.named(words)
        let report = try verdicts(on: chosen)
        let grades = Grades(report, of: chosen)
        if asJSON {
            console.print(try grades.json())
        } else {
            list(chosen)
            console.print()
            let (core, all) = (grades.core, grades.exercises.count)
            console.print(
                "\(core.passed + grades.stretch.passed) of \(all) passed, \(core.passed) of \(core.of) of the core"
            )
        }
        let reasons = grades.exercises.compactMap(\.reason).filter { !report.troubles.contains($0) }
        for text in report.troubles.map(\.plainText) + Set(reasons).sorted() { StandardError.write(text) }
        return grades.status
    }
}

extension Grades {
    /// The grades as Markdown, for the page of a CI run. The output of answers is in indented blocks, which have no markup.
    var markdown: String {
        var lines = ["## " + "Exercises".translated, "", "\(core.passed) of \(core.of) passed".translated]
        if stretch.of > 0 {
            lines += ["", "Stretch: \(stretch.passed) of \(stretch.of) passed".translated]
        }
        lines += ["", "| | | |", "|---|---|---|"]
        lines += exercises.map { grade in
            let stretch = grade.part == .stretch ? " · " + "stretch".translated : ""
            return
                "| \(grade.sign) | \(grade.id) \(grade.title.translated) | \(grade.word.translated)\(stretch) |"
        }
        for grade in exercises where !grade.isPassed && !grade.details.isEmpty {
            lines += ["", "**\(grade.id) \(grade.title.translated)**", ""]
            lines += grade.details.plainText.components(separatedBy: "\n").map { "    " + $0 }
        }
        return lines.joined(separator: "\n")
    }

    /// The grades in the xUnit format for test reports. An exercise that could not be judged is an error. A stretch exercise that
    /// is not passed counts as skipped.
    var xunit: String {
        let all = exercises.count
        let counts = [("failure", "failures"), ("error", "errors"), ("skipped", "skipped")].map {
            element, name in
            "\(name)=\"\(exercises.count { $0.xunitElement == element })\""
        }
        let cases = exercises.map { grade in
            let name = "classname=\"\(grade.id.section)\" name=\"\("\(grade.id) \(grade.title)".inXML)\""
            guard let element = grade.xunitElement else { return "<testcase \(name)/>" }
            return """
                <testcase \(name)>
                <\(element) message="\(grade.word.inXML)">\(grade.details.inXML)</\(element)>
                </testcase>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite name="Exercises" tests="\(all)" \(counts.joined(separator: " "))>
            \(cases.joined(separator: "\n"))
            </testsuite>
            </testsuites>
            """
    }
}

extension Grades.Grade {
    fileprivate var xunitElement: String? {
        if isPassed { return nil }
        if !isJudged { return "error" }
        return part == .core ? "failure" : "skipped"
    }
}

extension String {
    /// `4.3`, of `4.3.2`.
    fileprivate var section: String { split(separator: ".").prefix(2).joined(separator: ".") }

    /// The text escaped for XML, which does not allow control characters, not even escaped ones.
    fileprivate var inXML: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
                    switch scalar {
                    case "&": Array("&amp;".unicodeScalars)
                    case "<": Array("&lt;".unicodeScalars)
                    case ">": Array("&gt;".unicodeScalars)
                    case "\"": Array("&quot;".unicodeScalars)
                    case "\t", "\n", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...: [scalar]
                    default: ["\u{FFFD}"]
                    }
                }))
    }
}
