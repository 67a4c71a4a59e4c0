import Book
import Testing

/// The README says what the table says.
struct ReadMeTests {
    private let readMe: String

    init() throws { readMe = try TextFile("README.md").text }

    @Test func `Its map is the table`() {
        let rows = BookSection.all.map { section in
            let place = [section.place, section.chineseTitle].compactMap(\.self).joined(separator: " ")
            return "| \(place) | `chapter\(section.chapter) \(section.name)` | \(section.exerciseNumbers) "
                + "| \(section.minutes) | \(section.needs.joined(separator: ", ")) |"
        }
        for row in rows { #expect(readMe.contains(row), "README.md should have the line\n\(row)") }
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
