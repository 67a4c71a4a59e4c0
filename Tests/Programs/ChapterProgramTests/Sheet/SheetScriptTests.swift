import FRP
import Marbles
import Testing

@testable import SheetPlay

/// The sheet of chapter 2, as a person uses it: at a terminal and in a browser.
@MainActor struct SheetScriptTests {
    private func person(at place: Person.Place, _ model: SheetModel = SheetModel()) -> Person {
        Person(at: place, in: TestScheduler()) { SheetController(model) }
    }

    /// Types into a cell, and looks at it again.
    private func enter(_ text: String, into cell: String, by person: Person) async {
        await person.type(text, into: cell)
        await person.return(in: cell)
        await person.type("", into: cell)
    }

    @Test(arguments: Person.Place.allCases)
    func `A1 is the sum of B1 and C1, whatever is typed there`(at place: Person.Place) async {
        let ada = person(at: place)
        await ada.type("", into: "A1")
        #expect(ada.sees.contains("A1  =B1+C1"))
        await ada.empty("B1")
        await ada.type("5", into: "B1")
        #expect(ada.sees.contains("B1  5"))
        await ada.type("", into: "F12")
        #expect(ada.sees.contains(/A1 7\n|1 +7 +5 +2\n/))
    }

    @Test(arguments: Person.Place.allCases)
    func `A cell shows its formula, and under the sheet stands what is wrong with it`(at place: Person.Place)
        async
    {
        let ada = person(at: place)
        await enter("=A1*10", into: "D1", by: ada)
        #expect(ada.sees.contains("D1  =A1*10"))
        await ada.empty("E1")
        await enter("=D1/F1+", into: "E1", by: ada)
        #expect(ada.sees.contains("E1  =D1/F1+   column 8: a number, a cell or ( is missing"))
        await ada.empty("E1")
        await enter("=D1/F1", into: "E1", by: ada)
        #expect(ada.sees.contains("E1  =D1/F1   divided by zero"))
        await ada.empty("B1")
        await enter("=A1", into: "B1", by: ada)
        #expect(ada.sees.contains("goes in a circle: B1 → A1 → B1"))
        await ada.empty("B1")
        await enter("4", into: "B1", by: ada)
        #expect(ada.sees.contains(/A1 6\n|1 +6 +4 +2/) && !ada.sees.contains("circle"))
    }

    @Test(arguments: Person.Place.allCases)
    func `A cell that changes by itself is seen, and what is being typed stays`(at place: Person.Place) async
    {
        let model = SheetModel()
        let ada = person(at: place, model)
        await ada.empty("D1")
        await ada.type("half", into: "D1")
        for name in ["A2", "D1"] { CellName(name).map(model.sheet.cell)?.value = .label("green") }
        #expect(ada.sees.contains("green") && ada.sees.contains("D1  half"))
    }

    @Test
    func
        `At a terminal the first letter takes the place of what stood there; Escape gives it back, then leaves`()
        async
    {
        let ada = person(at: .terminal)
        await ada.press(.character("h"), .character("a"))
        #expect(ada.sees.contains("A1  ha") && !ada.sees.contains("=B1+C1ha"))
        await ada.press(.escape)
        #expect(ada.sees.contains("A1  =B1+C1") && !ada.hasLeft)
        await ada.press(.right, .backspace, .down)
        #expect(ada.sees.contains(/\n *1 +2 +2\n/))
        await ada.press(.up, .character("8"), .enter)
        #expect(ada.sees.contains(/\n *1 +10 +8 +2\n/))
        await ada.press(.up, .delete, .left)
        #expect(ada.sees.contains(/\n *1 +=B1\+C1 +2\n/))
        await ada.press(.escape)
        #expect(ada.hasLeft)
    }
}
