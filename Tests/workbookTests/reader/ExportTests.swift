import Foundation
import Harness
import Testing

/// `read --export`.
@Suite(.waits) struct ExportTests {
    private func bookOfSixChapters() throws -> StandIn {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        for chapter in 1...6 { try workbook.writeProgram(ofChapter: chapter, StandIn.telling("Words.")) }
        return workbook
    }

    @Test func `All pages are files, without a place of this machine or anything of the learner's`() throws {
        let workbook = try bookOfSixChapters()
        try workbook.fill(with: "wind /* mine */")
        let run = try workbook.run("read", "--export", "site")
        #expect(run.ending == .exited(0) && run.text.contains("Begin with index.html"), "\(run.errorText)")
        let names = try FileManager.default.contentsOfDirectory(atPath: workbook.path("site"))
        #expect(
            Set(names).isSuperset(of: [
                "index.html", "4.3.html", "6.1.html", "page.css", "page.js", "book.html", "search-index.js",
            ]))
        for name in names where name.hasSuffix(".html") {
            let text = try workbook.read("site/\(name)")
            #expect(!text.contains(workbook.folder.path) && !text.contains("127.0.0.1"))
            #expect(!text.contains("data-live"))
        }
        let page = try workbook.read("site/4.3.html")
        #expect(page.contains("Words.") && page.contains("Count the gusts") && !page.contains("verdict"))
        #expect(page.contains("This is a copy") && page.contains("<details class=\"answer\"><summary>Ours"))
        #expect(try workbook.read("site/book.html").contains("Count the gusts"))
        #expect(try workbook.read("site/search-index.js").contains("Count the gusts"))
    }

    @Test(arguments: [("zh", "zh-CN", "函数响应式编程"), ("en", "en", "Functional reactive programming")])
    func `Files are written in the language that is asked for`(
        _ asked: String, _ tag: String, _ title: String
    ) throws {
        let workbook = try bookOfSixChapters()
        let run = try workbook.sh("WORKBOOK_LANGUAGE=\(asked) \"$workbook\" read --export site")
        #expect(run.ending == .exited(0), "\(run.errorText)")
        for name in ["index", "book", "4.3", "glossary"] {
            #expect(try workbook.read("site/\(name).html").contains("<html lang=\"\(tag)\">"))
        }
        #expect(try workbook.read("site/index.html").contains(title))
        #expect(try workbook.read("site/search-index.js").contains("Hot and cold signals") == (asked == "en"))
    }

    @Test func `A former export is replaced`() throws {
        let workbook = try bookOfSixChapters()
        _ = try workbook.run("read", "--export", "site")
        try workbook.write(try workbook.read("site/4.3.html"), to: "site/9.9.html")
        try workbook.write("hidden", to: "site/.git/HEAD")
        try workbook.writeProgram(StandIn.telling("Newer words."))
        #expect(try workbook.run("read", "--export", "site").ending == .exited(0))
        #expect(try workbook.read("site/4.3.html").contains("Newer words."))
        #expect(!FileManager.default.fileExists(atPath: workbook.path("site/9.9.html")))
        #expect(try workbook.read("site/.git/HEAD") == "hidden")
    }

    @Test(arguments: ["notes.txt", "index.html", "4.3.html"])
    func `Where other files are, nothing is written`(_ name: String) throws {
        let workbook = try bookOfSixChapters()
        try workbook.write("mine", to: "site/\(name)")
        let run = try workbook.run("read", "--export", "site")
        #expect(run.ending == .exited(2) && run.errorText.contains("other files in it: \(name)"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: workbook.path("site")) == [name])
        #expect(workbook.builds == [])
    }

    @Test func `A section that cannot be told ends it, and a former export stays`() throws {
        let workbook = try bookOfSixChapters()
        _ = try workbook.run("read", "--export", "site")
        try workbook.writeProgram(ofChapter: 6, "echo 'Fatal error: boom' >&2; exit 1")
        let run = try workbook.run("read", "--export", "site")
        #expect(run.ending == .exited(2) && run.errorText.contains("Fatal error: boom"))
        #expect(try workbook.read("site/6.1.html").contains("Words."))
    }
}
