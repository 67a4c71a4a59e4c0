import Book
import Foundation
import Harness
import Manuscript
import Terminal
import Testing

/// What a chapter tells in Chinese, and what stays as it is.
struct ChineseTests {
    @Test("a chapter in Chinese prints its transcript, in 80 columns", arguments: chapters)
    func transcript(_ chapter: Int) throws {
        let names = sections(of: chapter).map(\.name)
        let run = try ChapterTests.run(chapter, ["--language", "zh"] + names)
        let file = Transcript.folder.appending(path: "zh/chapter\(chapter).txt")
        let kept = try String(contentsOf: file, encoding: .utf8)
        let measures = sections(of: chapter).contains(where: \.isMeasured)
        let hint = Transcript.howToRewrite(chapter)
        expect(measures ? Shape.of(run.text) : run.text, is: measures ? Shape.of(kept) : kept, hint)
        #expect(kept.split(separator: "\n").filter { $0.displayWidth > 80 } == [])
    }

    @Test("Where a measured line breaks is no difference, and what it says is one")
    func measuredLine() {
        let wide = Shape.of("复制用的时间变成了 12.5 倍。（每一步还\n 要做别的事）")
        #expect(Shape.of("复制用的时间变成了 9 倍。（每一步还要做\n 别的事）") == wide)
        #expect(Shape.of("复制用的时间变成了 9 倍。（每一步还要做\n 别人的事）") != wide)
    }

    @Test("LANG chooses the language; an option comes before it")
    func environment() throws {
        func firstLine(_ arguments: [String], _ language: String) throws -> Substring? {
            let program = Products.executable("chapter4")
            let environment = ["WORKBOOK_LANGUAGE": "", "LANG": language]
            return try ChildProcess.run(program, ["signals"] + arguments, environment: environment).text
                .split(separator: "\n").first
        }
        #expect(try firstLine([], "zh_CN.UTF-8")?.hasPrefix(" 4.3  信号 ") == true)
        #expect(try firstLine([], "de_DE.UTF-8")?.hasPrefix(" 4.3  Signals ") == true)
        #expect(try firstLine(["--language", "en"], "zh_CN.UTF-8")?.hasPrefix(" 4.3  Signals ") == true)
    }

    @Test("code, what it prints and what is drawn are the same in Chinese", arguments: chapters)
    func codeStays(_ chapter: Int) throws {
        let english = try data(chapter, in: "en")
        let chinese = try data(chapter, in: "zh")
        for (english, chinese) in zip(english.sections, chinese.sections) where !english.isMeasured {
            #expect(
                english.blocks.compactMap(\.untold) == chinese.blocks.compactMap(\.untold),
                "\(english.number)")
        }
    }

    @Test("whatever a chapter tells has an entry", arguments: chapters)
    func allIsTranslated(_ chapter: Int) throws {
        let marked = try data(chapter, in: "pseudo")
        #expect(marked.title.hasPrefix("⟦"))
        for section in marked.sections {
            let told = [section.title] + section.blocks.flatMap(\.told)
            #expect(told.filter { !$0.contains("⟦") } == [], "\(section.number)")
        }
    }

    private func data(_ chapter: Int, in language: String) throws -> ChapterData {
        let json = try run(chapter, ["--json", "--language", language]).output
        return try JSONDecoder().decode(ChapterData.self, from: Data(json))
    }
}

extension SectionData {
    fileprivate var isMeasured: Bool { BookSection(number)?.isMeasured == true }
}

extension BlockData {
    /// The lines that are told in words.
    fileprivate var told: [String] {
        switch self {
        case .heading(let text), .prose(let text), .aside(let text):
            text.split(separator: "\n").map(String.init)
        case .code, .translation, .drawing, .example: []
        }
    }

    /// What is no word of the workbook's own.
    fileprivate var untold: BlockData? {
        switch self {
        case .heading, .prose, .aside: nil
        case .code, .translation, .drawing, .example: self
        }
    }
}
