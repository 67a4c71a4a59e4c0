import Harness
import Marbles
import Testing

@testable import SheetPlay

struct MarkedCellsTests {
    /// A1 = B1 + C1, C1 = B1 * 10, D1 = 7; `news` gets the name of each cell that is calculated.
    private func diamond(_ news: Recorder<String> = Recorder()) -> MarkedCells<String, Int> {
        let cells = MarkedCells<String, Int>(empty: 0) { -$0.count }
        cells.set("A1", from: ["B1", "C1"]) { cell in
            news.append("A1")
            return cell("B1") + cell("C1")
        }
        cells.set("C1", from: ["B1"]) { cell in
            news.append("C1")
            return cell("B1") * 10
        }
        cells.set("B1") { _ in 1 }
        cells.set("D1") { _ in 7 }
        return cells
    }

    @Test func `A change marks the cell and all that depend on it`() {
        #expect(diamond().set("B1") { _ in 2 } == ["A1", "B1", "C1"])
        #expect(diamond().set("C1") { _ in 2 } == ["A1", "C1"])
        #expect(diamond().set("E1", from: ["A1"]) { cell in cell("A1") } == ["E1"])
    }

    @Test func `Nothing is calculated before somebody asks, and then each cell once`() {
        let news = Recorder<String>()
        let cells = diamond(news)
        #expect(news.values.isEmpty)
        #expect(cells["C1"] == 10 && news.values == ["C1"])
        #expect(cells["A1"] == 11 && cells["A1"] == 11 && news.values == ["C1", "A1"])
        cells.set("D1") { _ in 8 }
        #expect(cells["A1"] == 11 && news.values == ["C1", "A1"])
        cells.set("B1") { _ in 2 }
        #expect(cells["A1"] == 22 && news.values == ["C1", "A1", "A1", "C1"])
    }

    @Test func `Settling calculates each marked cell after those that it looks at`() {
        let cells = diamond()
        #expect(cells.settle() == ["B1", "C1", "A1", "D1"])
        #expect(cells.settle().isEmpty)
        cells.set("C1", from: ["B1"]) { cell in cell("B1") * 100 }
        #expect(cells.settle() == ["C1", "A1"] && cells["A1"] == 101)
    }

    @Test func `A cell without a rule is empty, and one in a circle knows the shortest way`() {
        let cells = diamond()
        #expect(cells["F9"] == 0)
        cells.set("B1", from: ["A1"]) { cell in cell("A1") }
        #expect(cells["A1"] == -3 && cells["B1"] == -3 && cells["C1"] == -4)
        cells.set("E1", from: ["A1"]) { cell in cell("A1") * 2 }
        #expect(cells["E1"] == -6)
        cells.set("B1") { _ in 1 }
        #expect(cells["A1"] == 11 && cells["E1"] == 22)
    }
}
