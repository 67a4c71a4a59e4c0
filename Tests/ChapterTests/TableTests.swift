import Book
import Testing

/// What the sections print, by their transcripts, held against the book's table.
struct TableTests {
    @Test("a section's heading is the table's", arguments: BookSection.all)
    func heading(_ section: BookSection) throws {
        let heading = try Transcript(section: section).read().split(separator: "\n").prefix(3).joined()
        let said = [section.number, section.title, section.place, section.chineseTitle].compactMap(\.self)
        #expect(said.allSatisfy { heading.contains($0) }, "\(heading)")
    }

    @Test("a section ends with what the table says of its exercises", arguments: BookSection.all)
    func invitation(_ section: BookSection) throws {
        let words = try Transcript(section: section).read().split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ")
        #expect(section.invitation.map(text.hasSuffix) ?? !text.suffix(200).contains("Try it: exercise"))
    }
}
