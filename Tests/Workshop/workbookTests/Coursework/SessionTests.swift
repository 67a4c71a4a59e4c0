import Foundation
import Testing

@testable import Coursework

struct SessionTests {
    @Test func `A changed file is found once, and an unchanged one is not parsed again`() throws {
        let workbook = try StandIn()
        var session = try workbook.session()
        let first = session.answers
        session.refresh()
        let exercises = session.catalogue.exercises
        #expect(session.answers.changes(since: first, among: exercises).isEmpty)
        try workbook.write(StandIn.exercises(answering: "4.3.1"))
        session.refresh()
        #expect(session.answers.changes(since: first, among: exercises).map(\.id.description) == ["4.3.1"])
        let second = session.answers
        session.refresh()
        #expect(session.answers.changes(since: second, among: exercises).isEmpty)
    }

    @Test func `Each reset keeps the old answer in a file of its own`() throws {
        let workbook = try StandIn()
        try workbook.fill(with: "wind.map { $0 }")
        var session = try workbook.session()
        let exercise = try workbook.exercise("4.3.2")
        let paths = try (0..<3).map { _ in
            try workbook.fill(with: "wind.map { $0 }")
            session.refresh()
            return try #require(try session.putBack(exercise))
        }
        #expect(Set(paths).count == 3 && paths.allSatisfy { $0.hasPrefix(".workbook/4.3.2-") })
        for path in paths {
            let kept = try workbook.read(path)
            #expect(kept.contains("wind.map { $0 }") && kept.contains("Exercise 4.3.2"))
        }
        #expect(session.answers[exercise].isUntouched)
        #expect(try session.putBack(exercise) == nil)
    }

    @Test func `If the old answer cannot be kept, a reset changes nothing`() throws {
        let workbook = try StandIn(isFilled: true)
        try workbook.write("mine", to: ".workbook")
        var session = try workbook.session()
        let exercise = try workbook.exercise("4.3.2")
        #expect(throws: WorkbookError.self) { try session.putBack(exercise) }
        #expect(try workbook.read().contains("    wind\n"))
    }
}
