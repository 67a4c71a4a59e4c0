import Book
import Manuscript
import Testing

@testable import Reading

struct DrawnBlocksTests {
    @Test func `A block is drawn once at its place, and again when it says something else`() {
        let (drawn, block) = (DrawnBlocks(), BlockData.prose("a word"))
        var times = 0
        func draw(_ block: BlockData, at number: Int) -> HTML {
            drawn.html(of: block, number: number) {
                times += 1
                return "\(times)"
            }
        }
        #expect([draw(block, at: 1), draw(block, at: 1)] == ["1", "1"])
        #expect(draw(block, at: 2) == "2")
        #expect(draw(.prose("other words"), at: 1) == "3")
        #expect(draw(block, at: 1) == "1")
    }

    @Test func `What a drag passes is not kept without end`() {
        let drawn = DrawnBlocks()
        for turn in 1...2_000 { _ = drawn.html(of: .prose("\(turn)"), number: 1) { "first" } }
        #expect(drawn.html(of: .prose("1"), number: 1) { "again" } == "again")
    }

    @Test func `A page with what was drawn before is the page that is drawn anew`() throws {
        let (entry, told) = (try #require(BookSection("4.3")), try Told.section("4.3"))
        let drawn = DrawnBlocks()
        let pages = (1...2).map { _ in
            SectionPage(told, of: entry, exercises: [], typed: nil, drawn: drawn, in: BookPagesTests.live)
                .html
        }
        let anew = SectionPage(told, of: entry, exercises: [], typed: nil, in: BookPagesTests.live).html
        #expect(pages == [anew, anew])
    }
}
