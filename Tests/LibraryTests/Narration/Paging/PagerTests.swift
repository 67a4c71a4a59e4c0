@testable import Narration

/// What the keys do in a text that is longer than the window.
struct PagerTests {
    /// Twenty-five lines in a window of ten.
    private static let lines = (1...25).map { StyledLine("line \($0)") }

    private func pager(_ keys: Key..., typing text: String = "") -> Pager {
        var pager = Pager()
        pager.layOut(Self.lines, rows: 10)
        for key in keys + text.map(Key.character) { pager.take(key) }
        return pager
    }

    @Test func `At first the beginning is seen`() {
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

    @Test func `At the end a further page is what comes next`() {
        #expect(pager(.end).isAtEnd)
        #expect(pager(.end, .character(" ")).ending == .goesOn)
    }

    @Test(arguments: [.enter, .character("q"), .character("Q"), .control("d")] as [Key])
    func `Enter goes on, and q leaves, from any place`(_ key: Key) {
        #expect(pager(key).ending == (key == .enter ? .goesOn : .leaves))
        #expect(pager(.down, key).ending == pager(key).ending)
    }

    @Test func `What is typed after a slash is sought from here on`() {
        var pager = pager(.down, typing: "/LINE 1")
        #expect(pager.typed == "LINE 1" && pager.sought == "" && pager.top == 1)
        pager.take(.enter)
        #expect(pager.typed == nil && pager.hit == 9 && pager.top == 9)
        #expect(pager.hits(in: Self.lines[9]).count == 1 && pager.hits(in: Self.lines[1]) == [])
    }

    @Test func `n is the next place, N the one before, and after the last comes the first`() {
        var pager = pager(typing: "/5")
        var hits: [Int?] = []
        for key in [.enter, .character("n"), .character("n"), .character("n"), .character("N")] as [Key] {
            pager.take(key)
            hits.append(pager.hit)
        }
        #expect(hits == [4, 14, 24, 4, 24] && pager.isAtEnd)
    }

    @Test func `What is sought is text, no pattern`() {
        var pager = pager(typing: "/.")
        pager.take(.enter)
        #expect(pager.hit == nil && pager.top == 0)
    }

    @Test func `While something is typed, keys are letters`() {
        var pager = pager(typing: "/q n?")
        #expect(pager.typed == "q n?" && pager.ending == nil)
        for _ in 1...4 { pager.take(.backspace) }
        #expect(pager.typed == "")
        pager.take(.backspace)
        #expect(pager.typed == nil)
    }

    @Test func `Escape gives up what is typed, and Enter alone seeks the same again`() {
        var pager = pager(typing: "/2")
        pager.take(.enter)
        for key in [.character("/"), .character("x"), .escape] as [Key] { pager.take(key) }
        #expect(pager.sought == "2" && pager.hit == 1)
        for key in [.down, .character("/"), .enter] as [Key] { pager.take(key) }
        #expect(pager.sought == "2" && pager.hit == 11)
    }

    @Test func `Without anything sought n is no key`() {
        #expect(pager(.down, .character("n")).top == 1)
    }

    @Test func `Broken into other lines, the text is seen from the same words on`() {
        var pager = pager(.character(" "))
        let narrow = (1...25).flatMap { [StyledLine("line"), StyledLine("\($0)")] }
        pager.layOut(narrow, rows: 6)
        #expect(pager.visible == 20..<26)
        pager.layOut(Self.lines, rows: 10)
        #expect(pager.visible == 10..<20)
    }

    @Test func `In a larger window no room is left empty, and a text that fits is at its end`() {
        var pager = pager(.end)
        pager.layOut(Self.lines, rows: 20)
        #expect(pager.visible == 5..<25)
        pager.layOut(Self.lines, rows: 40)
        #expect(pager.visible == 0..<25 && pager.isAtEnd)
    }
}
