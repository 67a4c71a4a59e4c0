/// Cells whose values follow from those of other cells. A change only marks cells; a question calculates.
///
///     let cells = MarkedCells<String, Int>(empty: 0) { circle in -1 }
///     cells.set("A1", from: ["B1"]) { cell in cell("B1") * 2 }
///     cells.set("B1") { _ in 4 }       // marks A1 and B1
///     cells["A1"]                      // 8: calculates B1, then A1
///
/// So a cell is calculated at most once for each change, after all that it looks at: nobody sees a value that mixes old and
/// new. A cell that nobody asks for is not calculated at all.
package final class MarkedCells<Name: Hashable & Comparable, Value> {
    package typealias Look = (Name) -> Value

    private var rules: [Name: (sources: [Name], rule: (Look) -> Value)] = [:]
    /// The calculated values. A cell without one is marked.
    private var values: [Name: Value] = [:]
    /// The cells that were calculated since the last call of ``settle()``, in this order.
    private var calculated: [Name] = []
    private let empty: Value
    private let inCircle: ([Name]) -> Value

    /// - Parameters:
    ///   - empty: the value of a cell without a rule.
    ///   - inCircle: makes the value of a cell that depends on itself, from the cells of the circle.
    package init(empty: Value, inCircle: @escaping ([Name]) -> Value) {
        (self.empty, self.inCircle) = (empty, inCircle)
    }

    /// Gives a cell another rule, and marks it with all cells that depend on it.
    ///
    /// - Parameter sources: the cells that the rule refers to.
    /// - Returns: the marked cells.
    @discardableResult
    package func set(_ name: Name, from sources: [Name] = [], _ rule: @escaping (Look) -> Value) -> Set<Name>
    {
        rules[name] = (sources, rule)
        let marked = dependents(of: name)
        for each in marked { values[each] = nil }
        return marked
    }

    /// The value of a cell. If the cell is marked, it is calculated, after the cells that it refers to.
    package subscript(_ name: Name) -> Value {
        if let value = values[name] { return value }
        guard let (_, rule) = rules[name] else { return empty }
        let value = circle(through: name).map(inCircle) ?? rule { self[$0] }
        values[name] = value
        calculated.append(name)
        return value
    }

    /// Calculates all marked cells.
    ///
    /// - Returns: these cells, each after all cells that it refers to.
    package func settle() -> [Name] {
        calculated = []
        for name in rules.keys.sorted() { _ = self[name] }
        return calculated
    }

    /// The cell, and all cells that depend on it, directly or through others.
    private func dependents(of name: Name) -> Set<Name> {
        var (found, new): (Set<Name>, Set<Name>) = ([name], [name])
        while !new.isEmpty {
            let looking = rules.filter { !new.isDisjoint(with: $0.value.sources) }
            new = Set(looking.keys).subtracting(found)
            found.formUnion(new)
        }
        return found
    }

    /// The shortest path from a cell through its dependencies back to itself, if there is one.
    private func circle(through name: Name) -> [Name]? {
        var (ways, seen): ([[Name]], Set<Name>) = ([[name]], [])
        while let way = ways.first, let last = way.last {
            ways.removeFirst()
            for next in rules[last]?.sources.sorted() ?? [] {
                if next == name { return way + [next] }
                if seen.insert(next).inserted { ways.append(way + [next]) }
            }
        }
        return nil
    }
}
