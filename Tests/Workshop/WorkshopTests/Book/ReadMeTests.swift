import Book
import Testing
import Text

/// The READMEs agree with the table, in both languages.
struct ReadMeTests {
    private let readMe: String
    private let map: String

    init() throws {
        readMe = try TextFile("README.md").text
        map = try TextFile("Chapters/README.md").text
    }

    @Test func `The map has the sections of the table`() throws {
        expectMap(in: map) { section in
            (section.title, section.pages.isEmpty ? [section.place ?? ""] : section.pages.map(\.path))
        }
        try Phrasebook.$ofThisPage.withValue(Phrasebook(.chinese, for: ["workbook"])) {
            expectMap(in: try TextFile("Chapters/README.zh-CN.md").text) { section in
                let pages = section.pages.map { "\($0.path) \($0.chineseTitle)" }
                return (section.chineseTitle ?? "", pages.isEmpty ? [section.place?.translated ?? ""] : pages)
            }
        }
    }

    @Test(arguments: ["", "Chapters/", "Exercises/"])
    func `The Chinese README has the same commands as the English one`(_ folder: String) throws {
        let (english, chinese) = try (
            TextFile(folder + "README.md").text, TextFile(folder + "README.zh-CN.md").text
        )
        let commands = { (text: String) in
            let code = text.matches(of: /`([^`]+)`|^ {4}(?:\$ )?(.+)$/.anchorsMatchLineEndings())
                .map { String($0.1 ?? $0.2 ?? "").replacing("\n", with: " ").prefix { $0 != "#" } }
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return Set(code.filter { $0.contains(/^(swift|git|check|grade|hint|solution|list|--[a-z]+)\b/) })
        }
        #expect(commands(chinese) == commands(english))
        #expect(commands(chinese).count > (folder.isEmpty ? 20 : 2))
        #expect(chinese.contains("[English](README.md)") && english.contains("[中文](README.zh-CN.md)"))
    }

    /// Expects a row for each section, with the name and place that `named` returns. No other rows may begin with a section's
    /// number.
    private func expectMap(in text: String, named: (BookSection) -> (String, [String])) {
        let expected = BookSection.all.map { section in
            let (title, places) = named(section)
            return "| \(section.number) \(title) | `chapter\(section.chapter) \(section.name)` "
                + "| \(section.exerciseNumbers) | \(section.minutes) | \(section.needs.joined(separator: ", ")) "
                + "| \(places.joined(separator: "<br>")) |"
        }
        let map = text.components(separatedBy: "\n").drop { !$0.hasPrefix("|---") }.dropFirst()
            .prefix { $0.hasPrefix("|") }
        let missing = expected.filter { !map.contains($0) }.joined(separator: "\n")
        let leftOver = map.filter { !expected.contains($0) }.joined(separator: "\n")
        let isTable = Array(map) == expected
        #expect(
            isTable,
            """
            The map, in the order of the table, should have the lines
            \(missing)
            and should not have
            \(leftOver)
            """)
    }

    @Test func `It opens with lines that section 2.2 prints`() throws {
        let lines = readMe.components(separatedBy: "\n").drop { !$0.hasPrefix("    ") }
            .prefix { $0.hasPrefix("    ") || $0.isEmpty }
        // In Markdown code is indented by four columns.
        let excerpt = lines.dropLast().map { $0.dropFirst(4) }.joined(separator: "\n")
        let printed = try TextFile("Tests/ChapterTests/Transcripts/en/chapter2.txt").text
            .components(separatedBy: "\n\n\n").first { $0.hasPrefix(" 2.2  ") }
        #expect(lines.count > 10 && printed?.contains(excerpt) == true, "\(excerpt)")
    }

    @Test(arguments: Reading.all)
    func `The map has each reading once, with its author and address`(
        _ reading: Reading
    ) {
        let found = map.components(separatedBy: "(\(reading.address))").dropLast()
        #expect(found.count == 1 && found.first?.hasSuffix("[\(reading.title)]") == true)
        #expect(map.contains(reading.author))
    }
}
