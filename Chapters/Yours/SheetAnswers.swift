import Chapter2Exercises
import FRP
import SheetPlay
import Text
import Views

/// Answers of chapter 2 in the cells of the sheet.
@MainActor let sheetAnswers = [
    PlayedAnswer("2.2.1", "the sheet: A1 is your bill of B1, the food, and C1, the drinks") {
        let (model, cells) = sheet(
            ["B1": "30", "C1": "8", "B2": "food", "C2": "drinks", "A2": "bill"],
            "your bill(food: B1, drinks: C1)")
        let (food, drinks) = (keep(Property(0)), keep(Property(0)))
        cells.b1.map { $0 ?? 0 }.bind(to: food)
        cells.c1.map { $0 ?? 0 }.bind(to: drinks)
        keep(bill(food: food, drinks: drinks)).signal.map(CellValue.whole).bind(to: cells.a1)
        return { try TerminalWindow.run { SheetController(model) } }
    },
    PlayedAnswer("2.2.2", "the sheet: A1 is your price of a ticket for B1, with C1 per cent off") {
        let (model, cells) = sheet(
            ["B1": "800", "A2": "ticket", "B2": "price", "C2": "per cent"],
            "your ticketPrice(B1, discount: C1)")
        cells.b1.combineLatest(with: cells.c1).map { price, discount in
            .whole(ticketPrice(price ?? 0, discount: discount))
        }
        .bind(to: cells.a1)
        return { try TerminalWindow.run { SheetController(model) } }
    },
    PlayedAnswer("2.2.3", "the sheet: A1 is your traffic light, with a new second every second") {
        let (model, cells) = sheet(["A2": "light"], "your trafficLight(seconds)")
        let seconds = Signal.interval(.seconds(1), on: .main)
        trafficLight(seconds).map(CellValue.label).bind(to: cells.a1)
        return { try TerminalWindow.run { SheetController(model) } }
    },
]

/// The cells that an answer has to do with: one that it fills, and what stands in two others.
private typealias Cells = (a1: Property<CellValue>, b1: Signal<Int?>, c1: Signal<Int?>)

/// - Parameter answer: what fills A1.
@MainActor private func sheet(_ texts: [String: String], _ answer: String) -> (SheetModel, Cells) {
    let model = SheetModel(texts, filledBy: ["A1": answer.translated])
    func cell(_ name: String) -> Property<CellValue> {
        CellName(name).map(model.sheet.cell) ?? Property(.empty)
    }
    return (model, (cell("A1"), cell("B1").signal.map(\.whole), cell("C1").signal.map(\.whole)))
}

extension CellValue {
    fileprivate static func whole(_ number: Int) -> CellValue { .number(Double(number)) }

    /// A number without its fraction; nothing, where there is no number.
    fileprivate var whole: Int? {
        if case .number(let number) = self { Int(exactly: number.rounded()) } else { nil }
    }
}
