import Testing

@testable import Terminal

struct InPlaceOfThePictureTests {
    private func rows(columns: Int, rows: Int) -> [String] {
        var canvas = Canvas(size: Size(columns: columns, rows: rows))
        canvas.write(keys: ["↓ ↑": "one line down, or up", "q": "leaves"] as KeyValuePairs)
        return (0..<rows).map(canvas.text(row:))
    }

    @Test func `Each key has its meaning beside it, which is wrapped if it is too long`() {
        #expect(
            rows(columns: 30, rows: 6)
                == [" Keys", "", " ↓ ↑  one line down, or up", " q    leaves", "", " Any key goes back."])
        #expect(
            rows(columns: 20, rows: 6)
                == [
                    " Keys", "", " ↓ ↑  one line", "      down, or up", " q    leaves", " Any key goes back.",
                ])
    }

    @Test func `Even the lowest window shows how to go back`() {
        #expect(rows(columns: 30, rows: 3).last == " Any key goes back.")
    }
}
