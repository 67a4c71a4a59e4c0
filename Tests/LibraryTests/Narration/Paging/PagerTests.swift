@testable import Narration

/// The effects of the keys in a text that is longer than the window.
struct PagerTests {
    /// Twenty-five lines in a window of ten.
    private static let lines = (1...25).map { StyledLine("line \($0)") }

    private func pager(_ keys: Key..., typing text: String = "") -> Pager {
        var pager = Pager()
        pager.layOut(Self.lines, rows: 10)
        for key in keys + text.map(Key.character) { pager.take(key) }
        return pager
    }

    @Test func `At first the beginning is visible`() {
        #expect(pager().visible == 0..<10 && !pager().isAtEnd && pager().ending == nil)
    }

    private static let turns: [([Key], top: Int)] = [
        ([.character(" ")], 10), ([.pageDown, .pageDown], 15), ([.down, .down], 2), ([.up], 0),
        ([.end], 15), ([.end, .home], 0), ([.end, .character("b")], 5), ([.end, .pageUp, .backspace], 0),
        ([.end, .up], 14), ([.end, .down], 15), ([.tab, .character("x")], 0),
    ]

    @Test(arguments: turns)
    func `Keys turn pages and lines, and no further than the text`(_ keys: [Key], _ top: Int) {
        var pager = pager()
        for key in keys { pager.take(key) }
        #expect(pager.top == top && pager.ending == nil)
    }

    @Test func `At the end, a key for the next page leads to the next section`() {
        #expect(pager(.end).isAtEnd)
        #expect(pager(.end, .character(" ")).ending == .nextSection)
    }

    @Test(arguments: [.enter, .character("q"), .character("Q"), .control("d")] as [Key])
    func `Enter leads to the next section, and q quits, from any place`(_ key: Key) {
        #expect(pager(key).ending == (key == .enter ? .nextSection : .quit))
        #expect(pager(.down, key).ending == pager(key).ending)
    }

    @Test func `The text that is typed after a slash is searched for from the visible lines on`() {
        var pager = pager(.down, typing: "/LINE 1")
        #expect(pager.draft == "LINE 1" && pager.query == "" && pager.top == 1)
        pager.take(.enter)
        #expect(pager.draft == nil && pager.hit == 9 && pager.top == 9)
        #expect(pager.hits(in: Self.lines[9]).count == 1 && pager.hits(in: Self.lines[1]) == [])
    }

    @Test func `n goes to the next match, N to the one before, and the first comes after the last`() {
        var pager = pager(typing: "/5")
        var hits: [Int?] = []
        for key in [.enter, .character("n"), .character("n"), .character("n"), .character("N")] as [Key] {
            pager.take(key)
            hits.append(pager.hit)
        }
        #expect(hits == [4, 14, 24, 4, 24] && pager.isAtEnd)
    }

    @Test func `The query is text, not a pattern`() {
        var pager = pager(typing: "/.")
        pager.take(.enter)
        #expect(pager.hit == nil && pager.top == 0)
    }

    @Test func `While a query is being typed, keys are letters`() {
        var pager = pager(typing: "/q n?")
        #expect(pager.draft == "q n?" && pager.ending == nil)
        for _ in 1...4 { pager.take(.backspace) }
        #expect(pager.draft == "")
        pager.take(.backspace)
        #expect(pager.draft == nil)
    }

    @Test func `Escape drops the typed text, and Enter without text repeats the last search`() {
        var pager = pager(typing: "/2")
        pager.take(.enter)
        for key in [.character("/"), .character("x"), .escape] as [Key] { pager.take(key) }
        #expect(pager.query == "2" && pager.hit == 1)
        for key in [.down, .character("/"), .enter] as [Key] { pager.take(key) }
        #expect(pager.query == "2" && pager.hit == 11)
    }

    @Test func `Without a query n has no effect`() {
        #expect(pager(.down, .character("n")).top == 1)
    }

    @Test func `If the lines are broken in other places, the text is shown from the same words on`() {
        var pager = pager(.character(" "))
        let narrow = (1...25).flatMap { [StyledLine("line"), StyledLine("\($0)")] }
        pager.layOut(narrow, rows: 6)
        #expect(pager.visible == 20..<26)
        pager.layOut(Self.lines, rows: 10)
        #expect(pager.visible == 10..<20)
    }

    @Test func `A larger window has no empty rows at the end, and a text that fits is at its end`() {
        var pager = pager(.end)
        pager.layOut(Self.lines, rows: 20)
        #expect(pager.visible == 5..<25)
        pager.layOut(Self.lines, rows: 40)
        #expect(pager.visible == 0..<25 && pager.isAtEnd)
    }
}
