import Book
import Harness
import Testing

/// What a chapter tells in Chinese, and what stays as it is.
struct ChineseTests {
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

    @Test("code and what it prints are the same in Chinese, but for reports of the core", arguments: chapters)
    func codeStays(_ chapter: Int) throws {
        let english = try data(of: chapter, ["--language", "en"])
        let chinese = try data(of: chapter, ["--language", "zh"])
        for (english, chinese) in zip(english.sections, chinese.sections) where !english.isMeasured {
            #expect(
                english.blocks.compactMap(\.code) == chinese.blocks.compactMap(\.code), "\(english.number)")
        }
    }

    @Test("whatever a chapter tells has an entry", arguments: chapters)
    func allIsTranslated(_ chapter: Int) throws {
        let marked = try data(of: chapter, ["--language", "pseudo"])
        #expect(marked.title.hasPrefix("⟦"))
        for section in marked.sections {
            let lines = section.blocks.compactMap(\.words).flatMap { $0.split(separator: "\n") }
            let told = [section.title[...]] + lines
            #expect(told.filter { !$0.contains("⟦") } == [], "\(section.number)")
        }
    }
}

extension SectionData {
    fileprivate var isMeasured: Bool { BookSection(number)?.isMeasured == true }
}

extension BlockData {
    /// Code, with what it has printed and drawn; of a drawing in words how many lines it has, of a report of the core that it is there.
    fileprivate var code: BlockData? {
        guard case .example(let example) = self else { return words == nil ? withoutWords : nil }
        var same = ExampleData(number: example.number)
        (same.code, same.sources) = (example.code, example.sources)
        same.output = example.output.map { output in
            switch output {
            case .printed(let lines): .printed(lines.map { $0.hasPrefix("FRP: ") ? "FRP" : $0 })
            case .drawn(let lines): .drawn(lines.map { _ in "" })
            case .picture: output
            }
        }
        return .example(same)
    }

    private var withoutWords: BlockData {
        if case .drawing(let lines) = self { .drawing(lines.map { _ in "" }) } else { self }
    }

    /// What is told in the workbook's own words, if it is.
    fileprivate var words: String? {
        switch self {
        case .heading(let text), .prose(let text), .aside(let text): text
        case .fold(let fold): "\(fold.title)\n\(fold.text)"
        case .code, .translation, .drawing, .example: nil
        }
    }
}
