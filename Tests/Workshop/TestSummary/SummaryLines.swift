import Foundation
import Lessons
import Text

/// The last lines of `swift test`: the learner's wrong answers, how far they are, and where to go on.
///
///     ✘ 4.3.2  Let only the strong winds through: not yet
///              wind      --3--7--7--2--5--6--|
///              expected  -----7--7--------6--|
///              yours     --3--7--7--2--5--6--|
///              seconds   0    5    10   15   20
///                        --^ at 2 you sent 3; nothing was expected there
///              Exercises/Chapter4/Signals.swift:32
///
///     Exercises: 2 passed, 1 wrong, 98 not begun.
///     Next: 2.1.1  Name the towns where it froze
///           Exercises/Chapter2/Philosophy.swift:14
///     In a second, with hints: swift run workbook
package struct SummaryLines {
    /// The size of a terminal, in which all lines should fit.
    static let size = (columns: 80, lines: 24)
    /// The maximum number of wrong answers that are shown with their lessons.
    static let shown = 3

    /// All exercises, in their order.
    let places: [ExercisePlace]
    /// The results of the exercises that were tried, by their numbers.
    let outcomes: [String: Outcome]
    /// The failed tests that are not those of exercises.
    let failed: [String]

    package init(places: [ExercisePlace], outcomes: [String: Outcome], failed: [String] = []) {
        (self.places, self.outcomes, self.failed) = (places, outcomes, failed)
    }

    /// The lines, not more than ``size`` allows, in the language of the program.
    package var all: [String] {
        let wrong = places.filter { outcomes[$0.number]?.lesson != nil }
        // The most recently saved come first, because the learner is working on them.
        let ordered = wrong.sorted { $0.saved > $1.saved }
        let end = end(besides: ordered.dropFirst(Self.shown).map(\.number))
        let blocks = fitted(ordered.prefix(Self.shown).map(forms), into: Self.size.lines - end.count - 2)
        return [""] + blocks.joined() + (blocks.isEmpty ? [] : [""]) + end
    }

    // MARK: The wrong answers

    /// The forms of a wrong answer: with the whole lesson, with the picture only, and with the place only.
    private func forms(of exercise: ExercisePlace) -> [[String]] {
        guard let outcome = outcomes[exercise.number], let lesson = outcome.lesson else { return [] }
        let indent = exercise.number.count + 4
        let isCrash = if case .crashed = outcome { true } else { false }
        let title = "\(exercise.title): \(isCrash ? "crashes" : "not yet")".translated
        let headline = "✘ \(exercise.number)  \(title)".truncated(toWidth: Self.size.columns)
        let picture = lesson.parts.firstIndex(where: \.isPicture).map { Lesson(Array(lesson.parts[...$0])) }
        return [lesson, picture ?? lesson, nil].map { lesson in
            let lines = lesson?.lines(width: Self.size.columns - indent) ?? []
            return [headline] + indented(lines + [exercise.place], by: indent)
        }
    }

    /// If a line is too wide, all lines are moved to the left, so that a caret stays in its column.
    private func indented(_ lines: [String], by indent: Int) -> [String] {
        let widest = lines.map(\.displayWidth).max() ?? 0
        let margin = String(repeating: " ", count: min(indent, max(0, Self.size.columns - widest)))
        return lines.map { $0.isEmpty ? "" : (margin + $0).truncated(toWidth: Self.size.columns) }
    }

    /// The longest forms of the answers that fit together. The first answers are shortened last.
    private func fitted(_ answers: [[[String]]], into room: Int) -> [[String]] {
        var chosen = answers.map { _ in 0 }
        func lines() -> [[String]] { zip(answers, chosen).map { $0[$1] } }
        for _ in 1..<3 {
            for index in chosen.indices.reversed() where lines().joined().count > room { chosen[index] += 1 }
        }
        return lines()
    }

    // MARK: How far the learner is

    private func end(besides more: [String]) -> [String] {
        var lines: [String] = []
        if !more.isEmpty { lines += wrapped("Also wrong: \(more.joined(separator: ", "))", most: 2) }
        if !failed.isEmpty { lines += named(failed) }
        let counts = Dictionary(grouping: outcomes.values) { outcome in
            switch outcome {
            case .passed: "passed"
            case .notBegun: "not begun"
            case .wrong, .crashed: "wrong"
            }
        }.mapValues(\.count)
        let (passed, wrong) = (counts["passed"] ?? 0, counts["wrong"] ?? 0)
        let pending = counts["not begun"] ?? 0
        lines += wrapped("Exercises: \(passed) passed, \(wrong) wrong, \(pending) not begun.", most: 2)
        lines +=
            next.map(toDo)
            ?? wrapped("All \(places.count) exercises are passed. That was the workbook.", most: 2)
        return lines + [["In a second, with hints:".translated, "swift run workbook"].joined(separator: " ")]
    }

    /// The first exercise that was tried and has not passed; if all have passed, the first one after them.
    private var next: ExercisePlace? {
        if let tried = places.first(where: { outcomes[$0.number].map { $0 != .passed } ?? false }) {
            return tried
        }
        let last = places.lastIndex { outcomes[$0.number] != nil } ?? -1
        return places[(last + 1)...].first
    }

    private func toDo(_ exercise: ExercisePlace) -> [String] {
        let label = "Next:".translated + " "
        let stretch = exercise.isStretch ? " · " + "stretch".translated : ""
        let title = "\(exercise.number)  \(exercise.title.translated)\(stretch)"
        let margin = String(repeating: " ", count: label.displayWidth)
        return [label + title, margin + exercise.place].map { $0.truncated(toWidth: Self.size.columns) }
    }

    /// The names of failed tests of the workbook itself.
    private func named(_ tests: [String]) -> [String] {
        let names = tests.prefix(3).map { "✘ \($0)".truncated(toWidth: Self.size.columns) }
        let rest = tests.count > 3 ? ["… and \(tests.count - 3) more".translated] : []
        return wrapped("These failed tests belong to no exercise:", most: 2) + names + rest + [""]
    }

    private func wrapped(_ sentence: String, most: Int) -> [String] {
        Array(sentence.translated.wrapped(toWidth: Self.size.columns).prefix(most))
    }
}

extension Lesson.Part {
    /// Whether it shows the expected result beside the actual one.
    fileprivate var isPicture: Bool {
        switch self {
        case .figure, .rows: true
        case .words, .lines: false
        }
    }
}
