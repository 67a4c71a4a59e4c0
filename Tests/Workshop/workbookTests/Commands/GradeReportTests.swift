import Foundation
import Harness
import Testing

@testable import workbook

#if canImport(FoundationXML)
import FoundationXML
#endif

/// `report`: converts the output of `grade --json` to Markdown and xUnit.
struct GradeReportTests {
    private static let grades = Grades([
        .init(id: "4.3.1", title: "Count the gusts", part: .core, state: "passed"),
        .init(
            id: "4.3.2", title: "Stop & <go>", part: .core, state: "failed",
            lesson: "yours \u{1}\u{1B}[31m \u{FFFE}]]> \"<b>\n| x"),
        .init(id: "4.3.3", title: "Three", part: .stretch, state: "pending"),
        .init(id: "5.1.1", title: "Four", part: .core, state: "notJudged", reason: "The build failed."),
    ])

    private func report(_ options: String = "", of text: String? = nil) throws -> ChildProcess {
        let folder = try TestFolder()
        try folder.write(try text ?? Self.grades.json(), to: "grades.json")
        let tool = Products.executable("workbook")
        return try ChildProcess.run(
            "/bin/sh", ["-c", "cd '\(folder.folder.path)' && exec '\(tool)' report grades.json \(options)"])
    }

    @Test func `The Markdown has the numbers of the core, and lessons as preformatted text`() throws {
        let run = try report()
        #expect(
            run.status == 0
                && run.text.hasPrefix("## Exercises\n\n1 of 3 passed\n\nStretch: 0 of 1 passed\n"))
        #expect(run.text.contains("| ✔ | 4.3.1 Count the gusts | passed |"))
        #expect(run.text.contains("| · | 4.3.3 Three | not begun · stretch |"))
        #expect(run.text.contains("| ? | 5.1.1 Four | could not be judged |"))
        #expect(run.text.contains("\n    | x\n") && run.text.contains("\n    The build failed."))
        #expect(!run.text.contains("\u{1B}"))
    }

    @Test func `The xUnit report is valid XML, whatever the answers print`() throws {
        let run = try report("--xunit")
        let parser = XMLParser(data: Data(run.output))
        let reader = Elements()
        parser.delegate = reader
        #expect(parser.parse() && run.status == 0, "\(run.text)")
        #expect(reader.names.filter { $0 == "testcase" }.count == 4)
        #expect(
            ["failure", "skipped", "error"].allSatisfy { name in reader.names.count { $0 == name } == 1 })
        #expect(run.text.contains("tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\""))
        #expect(run.text.contains("classname=\"4.3\" name=\"4.3.2 Stop &amp; &lt;go&gt;\""))
    }

    private final class Elements: NSObject, XMLParserDelegate {
        var names: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) { names.append(name) }
    }

    @Test(arguments: [
        ("", "is not the whole output"), ("{}", "is not the whole output"),
        (#"{"version": 2, "exercises": []}"#, "has format 2, from another version of the workbook"),
    ])
    func `An invalid file is an error`(_ text: String, _ words: String) throws {
        let run = try report(of: text)
        #expect(run.status == 2 && run.text.isEmpty && run.errorText.contains(words))
    }
}
