import Book
import Foundation
import Testing

@testable import Coursework

/// When `which` asks about missed operators again.
struct PracticeTests {
    /// Answers other questions until an operator is asked about. Returns their number.
    private func questions(until name: String, in practice: inout Practice, seed: UInt64) -> Int {
        var (generator, count) = (SeededGenerator(seed: seed), 0)
        while count < 100 {
            let next = practice.next(using: &generator)
            if next.operatorName == name, practice.missed[name].map({ $0.due <= practice.answered }) ?? false
            {
                return count
            }
            // A right answer about another operator, which was never missed, changes nothing.
            practice.note(QuestionName("map", seed: next.seed, asksForRow: false), isRight: true)
            count += 1
        }
        return count
    }

    @Test func `A missed operator comes back three times, each time later, at random intervals`() {
        var lengths: [[Int]] = [[], [], []]
        for seed in 0..<100 as Range<UInt64> {
            var practice = Practice()
            practice.note(QuestionName("zip", seed: seed, asksForRow: false), isRight: false)
            for turn in 0..<3 {
                lengths[turn].append(questions(until: "zip", in: &practice, seed: seed))
                practice.note(QuestionName("zip", seed: seed + 7, asksForRow: false), isRight: true)
            }
            #expect(practice.missed["zip"] == nil)
        }
        for (turn, range) in [3...4, 6...11, 15...27].enumerated() {
            #expect(lengths[turn].allSatisfy { range.contains($0) }, "\(lengths[turn])")
            #expect(Set(lengths[turn]).count > 1)
        }
    }

    @Test func `An operator that is missed again starts again`() {
        var practice = Practice()
        for isRight in [false, true, false] {
            practice.note(QuestionName("zip", seed: 1, asksForRow: false), isRight: isRight)
        }
        #expect(practice.missed["zip"]?.streak == 0)
    }

    @Test func `One operator is practised among those that it is confused with`() {
        var (generator, practice) = (SeededGenerator(seed: 1), Practice())
        var asked: [String: Int] = [:]
        for _ in 0..<300 {
            let next = practice.next(only: "debounce", using: &generator)
            #expect(!next.asksForRow || next.operatorName == "debounce")
            asked[next.operatorName, default: 0] += 1
            practice.note(next, isRight: true)
        }
        #expect(Set(asked.keys) == ["debounce", "throttle", "sample", "delay"])
        #expect(asked["debounce", default: 0] > 150)
    }

    @Test func `All operators come up, and none twice in a row`() {
        var (generator, practice) = (SeededGenerator(seed: 2), Practice())
        var asked: [String] = []
        for _ in 0..<400 {
            let next = practice.next(using: &generator)
            asked.append(next.operatorName)
            practice.note(next, isRight: true)
        }
        #expect(Set(asked) == Set(ConfusedOperators.all))
        #expect(zip(asked, asked.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test func `Practice is saved in the state file, beside the verdicts`() throws {
        let workbook = try StandIn()
        var session = try workbook.session(passed: ["4.3.1"])
        session.note(QuestionName("zip", seed: 1, asksForRow: false), isRight: false)
        let other = try workbook.session([])
        #expect(
            other.state.practice == session.state.practice
                && Array(other.state.practice.missed.keys) == ["zip"])
        #expect(try workbook.read(".workbook.json").contains("\"which\""))
    }
}
