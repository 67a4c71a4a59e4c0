import Foundation
import Harness
import Testing
import Trials

/// `read --export`.
@Suite(.waits) struct ExportTests {
    private func bookOfSixChapters() throws -> StandIn {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        for chapter in 1...6 { try workbook.writeProgram(ofChapter: chapter, StandIn.telling("Words.")) }
        return workbook
    }

    private func export(_ workbook: StandIn, in language: String) throws {
        let run = try workbook.sh("WORKBOOK_LANGUAGE=\(language) \"$workbook\" read --export site")
        #expect(run.status == 0, "\(run.errorText)")
    }

    @Test func `All pages are exported, without paths of this machine or the learner's code`() throws {
        let workbook = try bookOfSixChapters()
        try workbook.fill(with: "wind /* mine */")
        try workbook.expect("read --export site", says: "Begin with index.html", status: 0)
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

    @Test func `With --no-answers the solutions are left out`() throws {
        let workbook = try bookOfSixChapters()
        try workbook.expect("read --export site --no-answers", status: 0)
        for name in ["4.3.html", "book.html", "search-index.js", "zh/4.3.html"] {
            let page = try workbook.read("site/\(name)")
            #expect(page.contains("4.3.2") && !page.contains("wind.filter { $0 &gt; 5 }"))
            #expect(!page.contains("class=\"answer\"") && !page.contains("$0 > 5"))
        }
        try workbook.expect(
            "read --no-answers", complains: "Use --no-answers together with --export", status: 64)
    }

    @Test(arguments: [("en", "zh"), ("zh", "en")])
    func `Pages are in the wanted language, and in a folder in the other one; links switch between them`(
        _ asked: String, _ other: String
    ) throws {
        let tags = ["en": "en", "zh": "zh-CN"]
        let titles = ["en": "Functional reactive programming", "zh": "函数响应式编程"]
        let workbook = try bookOfSixChapters()
        try export(workbook, in: asked)
        for (language, folder, way) in [(asked, "", "\(other)/"), (other, "\(other)/", "../")] {
            for name in ["index", "book", "4.3", "glossary"] {
                let page = try workbook.read("site/\(folder)\(name).html")
                #expect(page.contains("<html lang=\"\(tags[language] ?? "")\">"))
                #expect(page.contains("href=\"\(way)\(name).html\""))
            }
            #expect(try workbook.read("site/\(folder)index.html").contains(titles[language] ?? ""))
            let index = try workbook.read("site/\(folder)search-index.js")
            #expect(index.contains("Hot and cold signals") == (language == "en"))
            #expect(try !workbook.read("site/\(folder)page.css").isEmpty)
        }
    }

    @Test func `An export in the other language removes the files of the former one`() throws {
        let workbook = try bookOfSixChapters()
        for language in ["en", "zh"] { try export(workbook, in: language) }
        let names = try FileManager.default.contentsOfDirectory(atPath: workbook.path("site"))
        #expect(names.contains("en") && !names.contains("zh"))
    }

    @Test func `A former export is replaced`() throws {
        let workbook = try bookOfSixChapters()
        _ = try workbook.run("read --export site")
        try workbook.write(try workbook.read("site/4.3.html"), to: "site/9.9.html")
        try workbook.write(try workbook.read("site/zh/4.3.html"), to: "site/zh/9.9.html")
        try workbook.write("hidden", to: "site/.git/HEAD")
        try workbook.writeProgram(StandIn.telling("Newer words."))
        try workbook.expect("read --export site", status: 0)
        #expect(try workbook.read("site/4.3.html").contains("Newer words."))
        #expect(try workbook.read("site/zh/4.3.html").contains("Newer words."))
        #expect(!FileManager.default.fileExists(atPath: workbook.path("site/9.9.html")))
        #expect(!FileManager.default.fileExists(atPath: workbook.path("site/zh/9.9.html")))
        #expect(try workbook.read("site/.git/HEAD") == "hidden")
    }

    @Test(arguments: ["notes.txt", "index.html", "4.3.html", "zh", "zh/4.3.html", "zh/notes.txt"])
    func `If the folder has other files, nothing is written`(_ name: String) throws {
        let workbook = try bookOfSixChapters()
        try workbook.write("mine", to: "site/\(name)")
        try workbook.expect("read --export site", complains: "other files in it: \(name)", status: 2)
        #expect(try workbook.read("site/\(name)") == "mine")
        #expect(workbook.builds == [])
    }

    @Test func `If a chapter's program fails, the export ends, and a former one stays`() throws {
        let workbook = try bookOfSixChapters()
        _ = try workbook.run("read --export site")
        try workbook.writeProgram(ofChapter: 6, "echo 'Fatal error: boom' >&2; exit 1")
        try workbook.expect("read --export site", complains: "Fatal error: boom", status: 2)
        #expect(try workbook.read("site/6.1.html").contains("Words."))
    }
}
