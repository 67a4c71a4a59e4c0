import Attempts

public func calculationOrder(of cells: [String: Set<String>]) -> [String] {
    variants {
        right("Round by round it takes the cells whose sources have all been taken.") {
            var order: [String] = []
            var rest = cells
            while !rest.isEmpty {
                let ready = rest.filter { $0.value.isSubset(of: order) }.keys
                order += ready
                for cell in ready { rest[cell] = nil }
            }
            return order
        }
        right(
            "It begins with the cells that look at nothing, and counts what each cell still waits for."
        ) {
            var missing = cells.mapValues(\.count)
            var ready = missing.filter { $0.value == 0 }.map(\.key)
            var order: [String] = []
            while let cell = ready.popLast() {
                order.append(cell)
                for (other, sources) in cells where sources.contains(cell) {
                    missing[other, default: 0] -= 1
                    if missing[other] == 0 { ready.append(other) }
                }
            }
            return order
        }
        wrong("sorts the names") { cells.keys.sorted() }
        wrong("sorts the names the other way round") { cells.keys.sorted(by: >) }
        wrong("sorts by the number of sources") {
            cells.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }.map(\.key)
        }
        wrong("adds a cell before the cells that it looks at") {
            var order: [String] = []
            func visit(_ cell: String) {
                guard !order.contains(cell) else { return }
                order.append(cell)
                for source in cells[cell, default: []].sorted() { visit(source) }
            }
            for cell in cells.keys.sorted() { visit(cell) }
            return order
        }
        wrong("adds a cell once for each cell that looks at it") {
            var order: [String] = []
            func visit(_ cell: String) {
                for source in cells[cell, default: []].sorted() { visit(source) }
                order.append(cell)
            }
            for cell in cells.keys.sorted() { visit(cell) }
            return order
        }
        wrong("looks only one step far") {
            var order: [String] = []
            for cell in cells.keys.sorted() {
                for each in cells[cell, default: []].sorted() + [cell] where !order.contains(each) {
                    order.append(each)
                }
            }
            return order
        }
        wrong("leaves out cells that nobody looks at") {
            var order: [String] = []
            func visit(_ cell: String) {
                for source in cells[cell, default: []].sorted() where !order.contains(source) {
                    visit(source)
                    order.append(source)
                }
            }
            for cell in cells.keys.sorted() { visit(cell) }
            return order
        }
    }
}

public func cellsToMark(after cell: String, in cells: [String: Set<String>]) -> Set<String> {
    variants {
        right("It calls itself for each cell that is not marked yet.") {
            var marked: Set<String> = []
            func mark(_ cell: String) {
                guard marked.insert(cell).inserted else { return }
                for (other, sources) in cells where sources.contains(cell) { mark(other) }
            }
            mark(cell)
            return marked
        }
        right("It walks over all cells again and again, until no mark is added.") {
            var marked: Set = [cell]
            var count = 0
            while count < marked.count {
                count = marked.count
                for (other, sources) in cells where !sources.isDisjoint(with: marked) { marked.insert(other) }
            }
            return marked
        }
        wrong("marks only the cells that look at it directly") {
            Set(cells.filter { $0.value.contains(cell) }.keys).union([cell])
        }
        wrong("leaves out the cell itself") {
            var marked: Set<String> = []
            func mark(_ cell: String) {
                for (other, sources) in cells where sources.contains(cell) && marked.insert(other).inserted {
                    mark(other)
                }
            }
            mark(cell)
            return marked.subtracting([cell])
        }
        wrong("goes to the cells that it looks at") {
            var marked: Set<String> = []
            func mark(_ cell: String) {
                guard marked.insert(cell).inserted else { return }
                for source in cells[cell, default: []] { mark(source) }
            }
            mark(cell)
            return marked
        }
        wrong("marks the whole sheet") { Set(cells.keys) }
        wrong("stops after two steps") {
            let first = Set(cells.filter { $0.value.contains(cell) }.keys)
            let second = Set(cells.filter { !$0.value.isDisjoint(with: first) }.keys)
            return first.union(second).union([cell])
        }
    }
}
