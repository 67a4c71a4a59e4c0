import Foundation
import Testing

@testable import TestSummary

/// The place of an exercise in the learner's files.
struct ExercisePlaceTests {
    private func places(in text: String) -> [String] {
        ExercisePlace.all(in: text, file: "Winds.swift", saved: .now).map(\.place)
    }

    @Test func `The place is the line of the first todo()`() {
        let text = """
            /// Exercise 4.3.1 · Report it.
            ///
            /// Replace todo() in it.
            public func report() -> Int {
                let a = 1
                // todo() comes later
                todo()
                todo()
            }
            """
        #expect(places(in: text) == ["Winds.swift:7"])
    }

    @Test func `If no todo() is left, the place is the first line of code`() {
        let text = "/// Exercise 4.3.1 · Report it.\n///\n\npublic func report() {\n    1\n}\n"
        #expect(places(in: text) == ["Winds.swift:4"])
        #expect(places(in: "/// Exercise 4.3.1 · Report it.\n") == ["Winds.swift:1"])
    }

    @Test func `Lines may end with CR LF`() {
        #expect(
            places(in: "/// Exercise 4.3.1 · Report it.\r\npublic func f() {\r\n    todo()\r\n}\r\n") == [
                "Winds.swift:3"
            ])
    }

    @Test func `The headline has the number, the title, and whether it is a stretch`() {
        let text = "/// Exercise 4.3.10 · Is it raining? (stretch)\nlet a = 1\n/// Exercise 4.3.11 · Go on.\n"
        let found = ExercisePlace.all(in: text, file: "Winds.swift", saved: .now)
        #expect(found.map(\.number) == ["4.3.10", "4.3.11"])
        #expect(found.map(\.title) == ["Is it raining?", "Go on"])
        #expect(found.map(\.isStretch) == [true, false])
    }

    @Test func `A workbook's exercises come in the order of their numbers, each with its file`() {
        let numbers = Summary.places.map(\.number)
        #expect(numbers.count > 100 && numbers.first == "2.1.1")
        #expect(numbers.firstIndex(of: "4.9.1")! < numbers.firstIndex(of: "4.10.1")!)
        #expect(
            Summary.places.allSatisfy {
                $0.place.wholeMatch(of: /Exercises\/Chapter\d\/\w+\.swift:\d+/) != nil
            })
    }
}
