extension Pixmap {
    /// The picture in another size. Each pixel is the average of the area that it covers. Sides below 0 count as 0.
    ///
    /// A picture without pixels becomes a black one.
    public func scaled(toWidth newWidth: Int, height newHeight: Int) -> Pixmap {
        guard width > 0, height > 0 else { return Pixmap(width: newWidth, height: newHeight) }
        let columns = Span.all(of: width, in: Self.allowed(newWidth))
        let rows = Span.all(of: height, in: Self.allowed(newHeight))
        return Pixmap(width: newWidth, height: newHeight) { scaled in
            bytes.withUnsafeBufferPointer { original in
                var place = 0
                for row in rows {
                    for column in columns {
                        for component in 0..<3 {
                            scaled[place] = average(of: original, column, row, component)
                            place += 1
                        }
                    }
                }
            }
        }
    }

    /// The picture, scaled down if a side is longer than `side`.
    public func shrunk(toSide side: Int) -> Pixmap {
        guard max(width, height) > side else { return self }
        let size = fitted(intoWidth: side, height: side)
        return scaled(toWidth: size.width, height: size.height)
    }

    /// The size of the largest picture of this shape that fits into an area. A side is 0 only if the area's is, or if the picture
    /// has no pixels.
    public func fitted(intoWidth room: Int, height roomBelow: Int) -> (width: Int, height: Int) {
        let (room, roomBelow) = (Self.allowed(room), Self.allowed(roomBelow))
        guard width > 0, height > 0, room > 0, roomBelow > 0 else { return (0, 0) }
        if room * height <= roomBelow * width {
            return (room, max((room * height + width / 2) / width, 1))
        }
        return (max((roomBelow * width + height / 2) / height, 1), roomBelow)
    }

    private func average(
        of original: UnsafeBufferPointer<UInt8>,
        _ columns: Span,
        _ rows: Span,
        _ component: Int
    ) -> UInt8 {
        var sum = 0
        for row in rows.range {
            var line = 0
            for column in columns.range {
                line += columns.share(of: column) * Int(original[3 * (row * width + column) + component])
            }
            sum += rows.share(of: row) * line
        }
        let whole = columns.length * rows.length
        return UInt8((sum + whole / 2) / whole)
    }
}

/// The part of a row of `count` pixels that one of `parts` new pixels covers. The unit is 1/`parts` of a pixel, so that all sums
/// are whole numbers, and exact.
private struct Span {
    /// The pixels that it overlaps.
    let range: Range<Int>
    private let start: Int
    private let end: Int
    private let unit: Int

    static func all(of count: Int, in parts: Int) -> [Span] {
        (0..<parts).map { Span(start: $0 * count, end: ($0 + 1) * count, unit: parts) }
    }

    private init(start: Int, end: Int, unit: Int) {
        self.start = start
        self.end = end
        self.unit = unit
        range = start / unit..<(end + unit - 1) / unit
    }

    var length: Int { end - start }

    /// How much of a pixel it covers.
    func share(of pixel: Int) -> Int {
        min((pixel + 1) * unit, end) - max(pixel * unit, start)
    }
}
