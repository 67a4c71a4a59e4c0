import Book
import Testing
import Translation

/// The README says what the table says, in both languages.
struct ReadMeTests {
    private let readMe: String

    init() throws { readMe = try TextFile("README.md").text }

    @Test func `Its map is the table`() throws {
        expectMap(under: "## The map", in: readMe)
        try Phrasebook.$ofThisPage.withValue(Phrasebook(.chinese, for: ["workbook"])) {
            expectMap(under: "## 地图", in: try TextFile("README.zh-CN.md").text)
        }
    }

    @Test func `The Chinese one names the same commands, and no others`() throws {
        let chinese = try TextFile("README.zh-CN.md").text
        let commands = { (text: String) in
            let code = text.matches(of: /`([^`]+)`|^ {4}(?:\$ )?(.+)$/.anchorsMatchLineEndings())
                .map { String($0.1 ?? $0.2 ?? "").replacing("\n", with: " ") }
            // A word of the glossary may be asked for in either language.
            return Set(code.map { $0.replacing("glossary 信号", with: "glossary signal") }).filter {
                $0.contains(
                    /^(swift|git|echo|--[a-z]+|read|progress|check|watch|hint|solution|reset|list|grade|glossary)\b/
                )
            }
        }
        #expect(commands(chinese) == commands(readMe))
        #expect(commands(chinese).count > 40)
        #expect(chinese.contains("[English](README.md)") && readMe.contains("[中文](README.zh-CN.md)"))
    }

    private func expectMap(under headline: String, in readMe: String) {
        let expected = BookSection.all.map { section in
            let beside = [section.place?.translated, section.chineseTitle].compactMap(\.self).joined(
                separator: " ")
            let pages = section.pages.map { "\($0.path) \($0.chineseTitle)" }.joined(separator: "<br>")
            let place = pages.isEmpty ? beside : pages
            return "| \(place) | `chapter\(section.chapter) \(section.name)` | \(section.exerciseNumbers) "
                + "| \(section.minutes) | \(section.needs.joined(separator: ", ")) |"
        }
        let lines = readMe.components(separatedBy: "\n")
        let map = lines.drop { $0 != headline }.drop { !$0.hasPrefix("|---") }.dropFirst()
            .prefix { $0.hasPrefix("|") }
        let missing = expected.filter { !map.contains($0) }.joined(separator: "\n")
        let leftOver = map.filter { !expected.contains($0) }.joined(separator: "\n")
        let isTable = Array(map) == expected
        #expect(
            isTable,
            """
            The map under “\(headline)”, in the order of the table, should have the lines
            \(missing)
            and should not have
            \(leftOver)
            """)
    }

    @Test func `It opens with lines that section 4.8 prints`() throws {
        let lines = readMe.components(separatedBy: "\n").drop { !$0.hasPrefix("    ") }
            .prefix { $0.hasPrefix("    ") || $0.isEmpty }
        // Markdown wants four columns before them.
        let excerpt = lines.dropLast().map { $0.dropFirst(4) }.joined(separator: "\n")
        let printed = try TextFile("Tests/ChapterTests/Transcripts/en/chapter4.txt").text
            .components(separatedBy: "\n\n\n").first { $0.hasPrefix(" 4.8  ") }
        #expect(lines.count > 10 && printed?.contains(excerpt) == true, "\(excerpt)")
    }

    @Test(arguments: Reading.all)
    func `It names what the workbook is read beside once, with its author and where it is found`(
        _ reading: Reading
    ) {
        let found = readMe.components(separatedBy: "(\(reading.address))").dropLast()
        #expect(found.count == 1 && found.first?.hasSuffix("[\(reading.title)]") == true)
        #expect(readMe.contains(reading.author))
    }
}
