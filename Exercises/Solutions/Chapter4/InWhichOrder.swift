import Attempts

/// Each cell first visits the cells that it looks at, and is added after them. A cell that was visited is not visited again, so
/// each is walked through once.
public func calculationOrder(of cells: [String: Set<String>]) -> [String] {
    var order: [String] = []
    var visited: Set<String> = []
    func visit(_ cell: String) {
        guard visited.insert(cell).inserted else { return }
        for source in cells[cell] ?? [] { visit(source) }
        order.append(cell)
    }
    for cell in cells.keys { visit(cell) }
    return order
}

/// The marks spread from cell to cell. Only newly marked cells are followed, so a circle ends too.
public func cellsToMark(after cell: String, in cells: [String: Set<String>]) -> Set<String> {
    var marked: Set = [cell]
    var new = marked
    while !new.isEmpty {
        new = Set(cells.filter { !$0.value.isDisjoint(with: new) }.keys).subtracting(marked)
        marked.formUnion(new)
    }
    return marked
}
