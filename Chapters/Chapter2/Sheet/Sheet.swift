import FRP

/// Cells with numbers and formulas. The value of each cell is a property.
///
///     let sheet = Sheet()
///     sheet.type("=B1+C1", into: a1)
///     sheet.cell(a1).signal.subscribe(next: { print($0) })     // 0
///     sheet.type("3", into: b1)                                // 3
///
/// After a change ``MarkedCells`` calculates each cell that depends on it, once.
package final class Sheet {
    private var texts: [CellName: String] = [:]
    private let cells = MarkedCells<CellName, CellValue>(empty: .empty) { circle in
        let way = circle.map(\.description).joined(separator: " → ")
        return .problem("goes in a circle: \(way)")
    }
    private let values: [CellName: Property<CellValue>]

    package init() {
        values = Dictionary(uniqueKeysWithValues: CellName.all.map { ($0, Property(.empty, name: "\($0)")) })
    }

    /// The value of a cell.
    package func cell(_ name: CellName) -> Property<CellValue> { values[name] ?? Property(.empty) }

    /// The text that was typed into a cell.
    func text(of name: CellName) -> String { texts[name] ?? "" }

    /// Sets the text of a cell.
    ///
    /// - Returns: the cells that have another value now.
    @discardableResult
    func type(_ text: String, into name: CellName) -> Set<CellName> {
        texts[name] = text
        let content = Content(typed: text)
        cells.set(name, from: Array(content.references), content.value)
        let changed = cells.settle().filter { cells[$0] != cell($0).value }
        for name in changed { cell(name).value = cells[name] }
        return Set(changed)
    }
}
