import Foundation
import Testing

@testable import Coursework

/// The catalogue has the shipped exercises, whatever the learner does to the files.
struct CatalogueTests {
    static let file = """
        import FRP

        /// Exercise 4.3.2 · Let only the strong winds through.
        ///
        /// Pass on the readings above 5.
        public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
            todo()
        }

        /// Exercise 4.3.10 · Turn it off
        @MainActor public final class Radio {
            public func off() {}
        }
        public let limit = 5
        """

    @Test func `A file of exercises is split at its headlines`() throws {
        let exercises = Catalogue.exercises(in: Self.file, file: "Exercises/Chapter4/Signals.swift")
        #expect(exercises.map { "\($0.id)" } == ["4.3.2", "4.3.10"])
        #expect(exercises.map(\.title) == ["Let only the strong winds through", "Turn it off"])
        #expect(exercises.map(\.declarations) == [["strongWinds"], ["Radio", "limit"]])
        #expect(exercises.map(\.name) == ["strongWinds", "Radio"])
        #expect(exercises[0].sectionName == "signals" && exercises[0].id.section == "4.3")
        #expect(exercises[0].task == ["Pass on the readings above 5."])
        #expect(exercises[0].file(in: "Solutions") == "Exercises/Solutions/Chapter4/Signals.swift")
        let lines = Self.file.components(separatedBy: "\n").dropFirst(2)
        #expect(exercises.map(\.stub).joined(separator: "\n") == lines.joined(separator: "\n"))
    }

    @Test(arguments: ["", "4", "4.3", "4.3.x", "4..2", "4.3.2.1", "9999999999999999999999.1.1"])
    func `An invalid number gives nil`(_ text: String) { #expect(ExerciseID(text) == nil) }

    @Test func `Exercise numbers are sorted numerically`() {
        let sorted = ["4.10.1", "4.3.10", "4.3.2", "10.1.1"].compactMap { ExerciseID($0) }.sorted().map(
            \.description)
        #expect(sorted == ["4.3.2", "4.3.10", "4.10.1", "10.1.1"])
    }

    @Test func `A deleted exercise is still in the catalogue`() throws {
        let workbook = try StandIn()
        try workbook.remove(StandIn.signals)
        try workbook.write("", to: StandIn.networking)
        let catalogue = try workbook.catalogue()
        #expect(catalogue.exercises.map { "\($0.id)" } == ["4.3.1", "4.3.2", "5.1.1"])
        #expect(catalogue.chapters == [4, 5])
    }

    @Test func `If the shipped texts are missing, it says where to get them`() throws {
        let workbook = try StandIn()
        for chapter in [4, 5] {
            for file in ["Stubs/Chapter\(chapter).txt", "Chapter\(chapter)"] {
                try workbook.remove("Exercises/\(file)")
            }
        }
        try workbook.expect(
            "list", complains: "There are no exercises in \(workbook.path("Exercises"))",
            "with git or from the archive", status: 2)
    }
}
