/// The part of a long grid that stands in a window: so many columns and rows, from a row on. A value; scrolling makes another
/// one.
///
///     let window = Viewport(columns: 3, rows: 2)
///     window.showing(10).top                  // 2: the rows 2 and 3
///     window.showing(10).visible(of: 11)      // 6..<11
public struct Viewport: Sendable, Equatable {
    public let columns: Int
    public let rows: Int
    /// The first row in the window.
    public private(set) var top: Int

    /// A window; at least one place wide and high.
    public init(columns: Int, rows: Int, top: Int = 0) {
        (self.columns, self.rows, self.top) = (max(1, columns), max(1, rows), max(0, top))
    }

    /// The places in the window, of so many there are.
    public func visible(of count: Int) -> Range<Int> {
        (top * columns..<(top + rows) * columns).clamped(to: 0..<max(0, count))
    }

    /// The window moved as little as is needed to see a place.
    public func showing(_ index: Int) -> Viewport {
        let row = max(0, index) / columns
        var moved = self
        if row < top { moved.top = row }
        if row >= top + rows { moved.top = row - rows + 1 }
        return moved
    }

    /// A window of another size at the same place.
    public func resized(columns: Int, rows: Int) -> Viewport {
        let first = top * self.columns
        return Viewport(columns: columns, rows: rows, top: first / max(1, columns))
    }

    /// The window moved up so far that, with so many places, none of its rows stays empty while others stand above it.
    public func filled(by count: Int) -> Viewport {
        let all = (max(0, count) + columns - 1) / columns
        return Viewport(columns: columns, rows: rows, top: min(top, all - rows))
    }

    /// How many places a step goes.
    public func step(columns: Int = 0, rows: Int = 0, pages: Int = 0) -> Int {
        columns + (rows + pages * self.rows) * self.columns
    }
}
