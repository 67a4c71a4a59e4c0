import Book
import Foundation
import Testing

@testable import Coursework

/// What `which` remembers of what somebody has missed.
struct PracticeTests {
    /// Answers other questions until an operator is due. Returns how many.
    private func questions(until name: String, in practice: inout Practice, seed: UInt64) -> Int {
        var (generator, count) = (SeededGenerator(seed: seed), 0)
        while count < 100 {
            let next = practice.next(using: &generator)
            if next.operatorName == name, practice.missed[name].map({ $0.due <= practice.answered }) ?? false
            {
                return count
            }
            // Answered right, and not about it: what was never missed leaves no trace.
            practice.note(QuestionName("map", seed: next.seed, asksForRow: false), isRight: true)
            count += 1
        }
        return count
    }

    @Test func `What was missed comes back three times, each time later, and not always after as many`() {
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

    @Test func `Missed again, it begins again`() {
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

    @Test func `All operators are asked about, and none twice in a row`() {
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

    @Test func `What was missed as a drawing is a drawing until it was drawn right`() {
        var chosen = 0
        for seed in 0..<100 as Range<UInt64> {
            var (generator, practice) = (SeededGenerator(seed: seed), Practice())
            practice.note(QuestionName("zip", seed: seed, asksForRow: true), isRight: false)
            var drawn: [Bool] = []
            while drawn.count < 3 {
                let next = practice.next(using: &generator)
                if next.operatorName == "zip" { drawn.append(next.asksForRow) }
                practice.note(next, isRight: true)
            }
            #expect(drawn[0])
            // Then it may be either.
            chosen += drawn.dropFirst().count { !$0 }
        }
        #expect(chosen > 50)
    }

    @Test func `What was right twice in a row rests until the others of its group have been asked`() {
        var (generator, practice) = (SeededGenerator(seed: 3), Practice())
        var asked: [(name: String, isRight: Bool)] = []
        var rested = 0
        for _ in 0..<1_000 {
            let next = practice.next(using: &generator)
            let name = next.operatorName
            let own = asked.indices.filter { asked[$0].name == name }.suffix(2)
            if let last = own.last, own.count == 2, own.allSatisfy({ asked[$0].isRight }),
                practice.missed[name].map({ $0.due > practice.answered }) ?? true
            {
                let since = Set(asked[last...].map(\.name))
                let left = ConfusedOperators.around(name).filter { !since.contains($0) }
                #expect(left == [], "\(name) after \(asked.count)")
                rested += 1
            }
            let isRight = Int.random(in: 0..<10, using: &generator) > 0
            asked.append((name, isRight))
            practice.note(next, isRight: isRight)
        }
        #expect(rested > 100)
    }

    @Test func `It is in the tool's file, beside the verdicts`() throws {
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
