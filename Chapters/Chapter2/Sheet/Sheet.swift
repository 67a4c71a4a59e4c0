import FRP

/// Cells that hold numbers and formulas; what each shows is a property.
///
///     let sheet = Sheet()
///     sheet.type("=B1+C1", into: a1)
///     sheet.cell(a1).signal.subscribe(next: { print($0) })     // 0
///     sheet.type("3", into: b1)                                // 3
///
/// After a change, the cells that depend on it are calculated once each, after all that they look at: nobody sees a
/// value that mixes old and new.
package final class Sheet {
    private var texts: [CellName: String] = [:]
    private var contents: [CellName: Content] = [:]
    private let values: [CellName: Property<CellValue>]

    /// An empty sheet.
    package init() {
        values = Dictionary(uniqueKeysWithValues: CellName.all.map { ($0, Property(.empty, name: "\($0)")) })
    }

    /// What a cell shows.
    package func cell(_ name: CellName) -> Property<CellValue> { values[name] ?? Property(.empty) }

    /// What was typed into a cell.
    func text(of name: CellName) -> String { texts[name] ?? "" }

    /// Types a text into a cell.
    ///
    /// - Returns: the cells that show something else now.
    @discardableResult
    func type(_ text: String, into name: CellName) -> Set<CellName> {
        texts[name] = text
        contents[name] = Content(typed: text)
        return calculate(dependents(of: name))
    }

    // MARK: Which cell depends on which

    private func references(of name: CellName) -> Set<CellName> { contents[name]?.references ?? [] }

    /// The cell, and all that look at it, also by way of others.
    private func dependents(of name: CellName) -> Set<CellName> {
        var found: Set = [name]
        var isComplete = false
        while !isComplete {
            let more = CellName.all.filter {
                !found.contains($0) && !references(of: $0).isDisjoint(with: found)
            }
            found.formUnion(more)
            isComplete = more.isEmpty
        }
        return found
    }

    /// The way from a cell back to itself, if there is one.
    private func circle(through name: CellName) -> [CellName]? {
        var ways = [[name]]
        var seen: Set<CellName> = []
        while let way = ways.first, let last = way.last {
            ways.removeFirst()
            for next in references(of: last).sorted() {
                if next == name { return way + [next] }
                if seen.insert(next).inserted { ways.append(way + [next]) }
            }
        }
        return nil
    }

    // MARK: Calculating

    private func calculate(_ names: Set<CellName>) -> Set<CellName> {
        var waiting = names
        var changed: Set<CellName> = []
        for name in names.sorted() { calculate(name, &waiting, &changed) }
        return changed
    }

    private func calculate(_ name: CellName, _ waiting: inout Set<CellName>, _ changed: inout Set<CellName>) {
        guard waiting.remove(name) != nil else { return }
        for reference in references(of: name).sorted() { calculate(reference, &waiting, &changed) }
        let value = value(of: name)
        guard value != cell(name).value else { return }
        cell(name).value = value
        changed.insert(name)
    }

    private func value(of name: CellName) -> CellValue {
        if let circle = circle(through: name) {
            let way = circle.map(\.description).joined(separator: " → ")
            return .problem("goes in a circle: \(way)")
        }
        return (contents[name] ?? .nothing).value { cell($0).value }
    }
}
