@testable import Pixels

struct ViewportTests {
    /// Windows of many sizes, at many places.
    private static let windows: [Viewport] = [1, 2, 3, 7].flatMap { columns in
        [1, 2, 5].flatMap { rows in [0, 1, 4, 20].map { Viewport(columns: columns, rows: rows, top: $0) } }
    }

    @Test(arguments: [(0, 0, 0), (-1, -5, -9), (1, 1, 0)])
    func `A window has at least one place, and begins nowhere before the first row`(
        _ columns: Int, _ rows: Int, _ top: Int
    ) {
        #expect(Viewport(columns: columns, rows: rows, top: top) == Viewport(columns: 1, rows: 1))
    }

    @Test(arguments: [
        (3, 2, 0, 11, 0..<6), (3, 2, 2, 11, 6..<11), (3, 2, 4, 11, 11..<11), (1, 5, 0, 3, 0..<3),
        (2, 2, 0, 0, 0..<0), (2, 2, 3, 0, 0..<0), (2, 2, 0, -1, 0..<0),
    ])
    func `What is visible is what stands in the window, of what there is`(
        _ columns: Int, _ rows: Int, _ top: Int, _ count: Int, _ expected: Range<Int>
    ) {
        #expect(Viewport(columns: columns, rows: rows, top: top).visible(of: count) == expected)
    }

    @Test(arguments: windows)
    func `However many there are, no more is visible than fits, and nothing that is not there`(
        _ window: Viewport
    ) {
        for count in -1...50 {
            let visible = window.visible(of: count)
            #expect(visible.count <= window.columns * window.rows)
            #expect(visible.isEmpty || (visible.lowerBound >= 0 && visible.upperBound <= count))
        }
    }

    @Test(arguments: windows)
    func `A window that shows a place has it in view, and moves no further than it must`(_ window: Viewport) {
        for index in 0..<150 {
            let moved = window.showing(index)
            #expect(moved.visible(of: 1000).contains(index))
            #expect((moved.columns, moved.rows) == (window.columns, window.rows))
            #expect(moved.showing(index) == moved)
            let row = index / window.columns
            let way = max(window.top - row, row - (window.top + window.rows - 1), 0)
            #expect(abs(moved.top - window.top) == way)
        }
    }

    @Test(arguments: windows) func `A place before the first is taken for the first`(_ window: Viewport) {
        #expect(window.showing(-1) == window.showing(0) && window.showing(-1).top == 0)
    }

    @Test(arguments: windows)
    func `In another size, the window still shows what stood first in it`(_ window: Viewport) {
        let first = window.top * window.columns
        for columns in 1...8 {
            for rows in 1...3 {
                let resized = window.resized(columns: columns, rows: rows)
                #expect((resized.columns, resized.rows) == (columns, rows))
                #expect(resized.visible(of: 1000).contains(first))
            }
        }
        #expect(window.resized(columns: window.columns, rows: window.rows) == window)
    }

    @Test(arguments: windows)
    func `A window that is filled has no empty row below while others stand above, and moves no further`(
        _ window: Viewport
    ) {
        for count in -1...90 {
            let filled = window.filled(by: count)
            let shown = filled.visible(of: count).count
            #expect(shown == max(0, count) || shown > (filled.rows - 1) * filled.columns)
            #expect(filled.top <= window.top && filled.filled(by: count) == filled)
            if window.visible(of: count).count > (window.rows - 1) * window.columns {
                #expect(filled == window)
            }
        }
    }

    @Test func `A size without places is taken for the smallest`() {
        let window = Viewport(columns: 3, rows: 2, top: 2).resized(columns: 0, rows: -1)
        #expect(window == Viewport(columns: 1, rows: 1, top: 6))
    }

    @Test(arguments: [
        (1, 0, 0, 1), (-1, 0, 0, -1), (0, 1, 0, 3), (0, -2, 0, -6), (0, 0, 1, 6), (1, 1, -1, -2),
    ])
    func `A step is counted in places`(_ columns: Int, _ rows: Int, _ pages: Int, _ expected: Int) {
        #expect(
            Viewport(columns: 3, rows: 2).step(columns: columns, rows: rows, pages: pages) == expected)
    }
}
