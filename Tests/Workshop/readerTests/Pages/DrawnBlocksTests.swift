import Book
import Testing

@testable import reader

struct DrawnBlocksTests {
    @Test func `A block is drawn once at its place, and again when it has changed`() {
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

    @Test func `The cache does not grow without limit`() {
        let drawn = DrawnBlocks()
        for turn in 1...2_000 { _ = drawn.html(of: .prose("\(turn)"), number: 1) { "first" } }
        #expect(drawn.html(of: .prose("1"), number: 1) { "again" } == "again")
    }

    @Test func `A page from the cache equals a page without it`() throws {
        let (section, drawn, live) = (try #require(BookSection("4.3")), DrawnBlocks(), BookPagesTests.live)
        let pages = try (1...2).map { _ in try Told.page(section, drawn: drawn, in: live).html }
        let anew = try Told.page(section, in: live).html
        #expect(pages == [anew, anew])
    }
}
