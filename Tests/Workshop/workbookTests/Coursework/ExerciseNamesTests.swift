import Testing

@testable import Coursework

/// The words by which a learner can name exercises.
struct ExerciseNamesTests {
    private let workbook: StandIn
    private let catalogue: Catalogue

    init() throws {
        workbook = try StandIn()
        let shipped = """
            /// Exercise 4.8.1 · Knead.
            public func doughsKneaded() {}

            /// Exercise 4.8.10 · Bake.
            public final class Oven {}

            """
        try workbook.ship(shipped, as: "Exercises/Chapter4/HotAndColdSignals.swift")
        catalogue = try workbook.catalogue()
    }

    @Test(arguments: [
        ("4.3.2", ["4.3.2"]), ("4.8.1", ["4.8.1"]), ("strongWinds", ["4.3.2"]), ("strongwinds", ["4.3.2"]),
        ("Oven", ["4.8.10"]), ("4.3", ["4.3.1", "4.3.2"]), ("signals", ["4.3.1", "4.3.2"]),
        ("Signals", ["4.3.1", "4.3.2"]), ("hot-and-cold-signals", ["4.8.1", "4.8.10"]),
        ("HotAndColdSignals", ["4.8.1", "4.8.10"]), ("4", ["4.3.1", "4.3.2", "4.8.1", "4.8.10"]),
        ("chapter5", ["5.1.1"]), ("Chapter5", ["5.1.1"]), ("5", ["5.1.1"]), ("basics", ["5.1.1"]),
    ])
    func `A word names an exercise, a section or a chapter`(_ word: String, _ ids: [String]) throws {
        #expect(try catalogue.named(word).map { "\($0.id)" } == ids)
    }

    @Test(arguments: [
        ("4.3.22", "4.3.2"), ("4.3.3", "4.3.2"), ("4.3.11", "4.3.1"), ("5.1.2", "5.1.1"),
        ("strongWind", "strongWinds"), ("signal", "signals"), ("gust", "gusts"),
    ])
    func `An unknown name is an error, which names the nearest one`(_ word: String, _ nearest: String) {
        let error = #expect(throws: WorkbookError.self) { try catalogue.named(word) }
        #expect(error?.message.contains("There is no exercise “\(word)”. Did you mean “\(nearest)”") == true)
        #expect(error?.status == ExitStatus.usage)
    }

    @Test(arguments: ["", ".", "xyzzy", "12.12.12", "4.", "🙂", "----------"])
    func `A name that is similar to no other is an error without a guess`(_ word: String) {
        let error = #expect(throws: WorkbookError.self) { try catalogue.named(word) }
        #expect(error?.message.contains("Did you mean") == false && error?.status == ExitStatus.usage)
    }

    @Test func `A number of no chapter is an error, which names the chapters`() {
        let error = #expect(throws: WorkbookError.self) { try catalogue.named("9") }
        #expect(error?.message == "Chapter 9 has no exercises. These have some: 4, 5.")
        #expect(error?.status == ExitStatus.usage)
    }
}
