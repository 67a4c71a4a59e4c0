import Foundation
import Harness

@testable import Coursework

/// A clone in which steps are executed, and a model of the true verdicts.
final class EditedWorkbook {
    /// The true verdict on an answer.
    private enum Truth { case right, wrong, notBegun, broken, gone }

    private static let helperFile = "Exercises/Chapter4/Helper.swift"
    private static let helped = ExerciseID("4.3.2")

    let known: [KnownAnswers]
    private let desk: Desk
    private let files: [String: ShippedFile]
    /// The exercise that a helper file can decide.
    let helped: Int

    private var answers: [Int: Edit.Answer] = [:]
    private var helper = Edit.Helper.none
    private var copied: String?
    private var withCarriageReturns: Set<String> = []
    private(set) var checks = 0

    private struct ShippedFile {
        let beginning: String
        let parts: [ExerciseParts.Part]
    }

    init() throws {
        desk = try Desk()
        known = try KnownAnswers.all(in: desk.folder, chapters: [2, 4])
        helped = try known.firstIndex { $0.exercise.id == Self.helped }.required(
            "4.3.2 among the known answers")
        var files: [String: ShippedFile] = [:]
        for file in Set(known.map(\.exercise.file)) {
            let text = try desk.read(file)
            let parts = ExerciseParts(of: text, knowing: []).parts
            let lines = text.components(separatedBy: "\n").prefix((parts.first?.lines.lowerBound ?? 1) - 1)
            files[file] = ShippedFile(beginning: lines.map { $0 + "\n" }.joined(), parts: parts)
        }
        self.files = files
    }

    /// Restores the shipped files, forgets all verdicts, and builds both chapters.
    func begin() throws {
        try desk.shell("git clean -qfd Exercises && rm -rf .workbook*")
        _ = try take(.restore)
        _ = try check([0, helped])
    }

    // MARK: Steps

    /// Executes a step. Returns a fault in the tool's output after it; `nil` if there is none.
    func take(_ step: Edit) throws -> String? {
        switch step {
        case .answer(let index, let answer): try save([(index, answer)])
        case .two(let one, let first, let other, let second):
            try save(one == other ? [(one, second)] : [(one, first), (other, second)])
        case .helper(let helper):
            self.helper = helper
            if let text = Self.text(of: helper) {
                try desk.write(text, to: Self.helperFile)
            } else {
                try? desk.remove(Self.helperFile)
            }
        case .copy(let index):
            _ = try take(.noCopy)
            let file = known[index].exercise.file
            copied = file
            try desk.write(try desk.read(file), to: Self.second(file))
        case .noCopy:
            if let copied { try desk.remove(Self.second(copied)) }
            copied = nil
        case .lineEnds(let index):
            withCarriageReturns.formSymmetricDifference([known[index].exercise.file])
            try save([(index, answers[index] ?? .stub)])
        case .restore:
            try desk.shell("git checkout -q -- Exercises && git clean -qfd Exercises")
            (answers, helper, copied, withCarriageReturns) = ([:], .none, nil, [])
        case .check(let indices): return try check(indices)
        case .checkTwice(let index, let first, let second):
            try save([(index, first)])
            // The compiler's driver compares dates in seconds. On a fast machine, both checks fit into one.
            while Date.now.timeIntervalSince1970.truncatingRemainder(dividingBy: 1) > 0.1 { sched_yield() }
            if let fault = try check([index]) { return fault }
            try save([(index, second)])
            return try check([index])
        case .saveWhileChecking(let index, let first, let second):
            return try saveWhileChecking(index, first, second)
        case .oneDate(let index, let first, let second):
            return try checkWithOneDate(index, first, second)
        case .checkBoth(let one, let other):
            checks += 2
            let run = try desk.shell(
                """
                { '\(Self.program)' check \(id(one)) >one.txt & '\(Self.program)' check \(id(other)) >two.txt &
                wait; cat one.txt two.txt; rm one.txt two.txt; }
                """
            ).text
            return try fault(in: run, asked: [one, other]) ?? faultInList(after: [])
        }
        return try faultInList(after: [])
    }

    /// A step in words, so that a person can repeat it.
    func words(_ step: Edit) -> String {
        func answer(_ index: Int, _ answer: Edit.Answer) -> String {
            "\(known[index].exercise.file): \(id(index)) is\n"
                + text(of: index, answer).split(separator: "\n").filter { !$0.hasPrefix("///") }.map {
                    "        \($0)\n"
                }.joined()
        }
        return switch step {
        case .answer(let index, let new): answer(index, new)
        case .two(let one, let first, let other, let second):
            answer(one, first) + "    and " + answer(other, second)
        case .helper(let helper): "\(Self.helperFile): \(Self.text(of: helper) ?? "deleted")"
        case .copy(let index):
            "\(known[index].exercise.file) is copied to \(Self.second(known[index].exercise.file))"
        case .noCopy: "the copy “… 2.swift” is deleted"
        case .lineEnds(let index): "\(known[index].exercise.file) gets the other line ends, CR LF or LF"
        case .restore: "git checkout -- Exercises"
        case .check(let indices): "workbook check \(indices.map(id).joined(separator: " "))"
        case .checkTwice(let index, let first, let second):
            answer(index, first) + "    checked at the beginning of a second, and then at once "
                + answer(index, second)
        case .saveWhileChecking(let index, let first, let second):
            answer(index, first) + "    checked, and while that builds " + answer(index, second)
        case .oneDate(let index, let first, let second):
            answer(index, first) + "    checked with one date for all of .build/answers, then "
                + answer(index, second)
                + "    whose check is ended as soon as the copy is written; that date again, and checked"
        case .checkBoth(let one, let other): "workbook check \(id(one)) & workbook check \(id(other))"
        }
    }

    private func id(_ index: Int) -> String { "\(known[index].exercise.id)" }

    // MARK: Files

    private func save(_ new: [(Int, Edit.Answer)]) throws {
        for (index, answer) in new { answers[index] = answer }
        for file in Set(new.map { known[$0.0].exercise.file }) { try desk.write(text(of: file), to: file) }
    }

    private func text(of file: String) throws -> String {
        let shipped = try files[file].required(file)
        let parts = shipped.parts.map { part -> String in
            guard let index = known.firstIndex(where: { $0.exercise.id == part.id }),
                let answer = answers[index], answer != .stub
            else { return part.text + "\n" }
            return self.text(of: index, answer)
        }
        let whole = shipped.beginning + parts.joined()
        return withCarriageReturns.contains(file) ? whole.replacing("\n", with: "\r\n") : whole
    }

    private func text(of index: Int, _ answer: Edit.Answer) -> String {
        let known = known[index]
        return switch answer {
        case .right(let number): known.text(known.right[number % known.right.count])
        case .wrong(let number): known.text(known.wrong[number % known.wrong.count])
        case .stub: known.exercise.stub
        case .broken(let number): known.stub(beginning: Edit.broken[number])
        case .onlyTask: known.text("")
        case .nothing: ""
        case .asHelperSays: known.stub(beginning: "wind.filter { isStrong($0) }")
        }
    }

    private static func text(of helper: Edit.Helper) -> String? {
        switch helper {
        case .none: nil
        case .unrelated: "func isCalm(_ wind: Int) -> Bool { wind == 0 }\n"
        case .right: "func isStrong(_ wind: Int) -> Bool { abs(wind) > 5 }\n"
        case .wrong: "func isStrong(_ wind: Int) -> Bool { abs(wind) >= 5 }\n"
        case .broken: "func isStrong(_ wind: Int) -> Bool { \"strong\" }\n"
        }
    }

    private static func second(_ file: String) -> String { file.replacing(".swift", with: " 2.swift") }

    // MARK: Truth

    private func truth(of index: Int) -> Truth {
        switch answers[index] ?? .stub {
        case .right: .right
        case .wrong: .wrong
        case .stub: .notBegun
        case .broken, .onlyTask: .broken
        case .nothing: .gone
        case .asHelperSays:
            switch helper {
            case .right: .right
            case .wrong: .wrong
            case .none, .unrelated, .broken: .broken
            }
        }
    }

    /// Whether the other files of an exercise's chapter let it be built.
    private func canBeBuilt(_ index: Int) -> Bool {
        !(helper == .broken && known[index].exercise.id.chapter == 4) && !hasCopy(index)
    }

    private func hasCopy(_ index: Int) -> Bool {
        copied?.contains("Chapter\(known[index].exercise.id.chapter)/") == true
    }

    // MARK: The tool's output

    private static let program = Products.executable("workbook")

    private func tool(_ arguments: String) throws -> String {
        try desk.shell("'\(Self.program)' \(arguments)").text
    }

    private func check(_ indices: [Int]) throws -> String? {
        checks += 1
        let run = try tool("check \(Set(indices).sorted().map(id).joined(separator: " "))")
        return try fault(in: run, asked: indices) ?? faultInList(after: indices)
    }

    /// Expects a verdict on the first text, and none on the second.
    private func saveWhileChecking(
        _ index: Int, _ first: Edit.Answer, _ second: Edit.Answer
    ) throws -> String? {
        try save([(index, first)])
        let (before, couldBeBuilt, file) = (truth(of: index), canBeBuilt(index), known[index].exercise.file)
        answers[index] = second
        try desk.write(try text(of: file), to: "next.txt")
        let copy = file.replacing("Exercises/", with: ".build/answers/")
        checks += 1
        // When the copy exists, the check has read the answers.
        let told = try desk.shell(
            """
            { rm -f \(copy); '\(Self.program)' check \(id(index)) >one.txt & check=$!
            while [ ! -e \(copy) ] && kill -0 $check; do sleep 0.01; done 2>/dev/null
            mv next.txt \(file); wait $check; cat one.txt; rm one.txt; }
            """
        ).text
        return try fault(in: told, of: index, before, canBeBuilt: couldBeBuilt) ?? faultInList(after: [])
    }

    private func checkWithOneDate(
        _ index: Int, _ first: Edit.Answer, _ second: Edit.Answer
    ) throws -> String? {
        let copy = known[index].exercise.file.replacing("Exercises/", with: ".build/answers/")
        let setDates = "find .build/answers -name '*.swift' -exec touch -d 2030-01-01 {} +"
        try save([(index, first)])
        if let fault = try check([index]) { return fault }
        try desk.shell(setDates)
        if let fault = try check([index]) { return fault }
        try save([(index, second)])
        try desk.shell(
            """
            { cp \(copy) before; '\(Self.program)' check \(id(index)) >one.txt 2>&1 & check=$!
            while cmp -s \(copy) before && kill -0 $check; do sleep 0.01; done 2>/dev/null
            kill $check; wait $check; rm one.txt before; \(setDates); } 2>/dev/null
            """)
        return try check([index])
    }

    private func fault(in told: String, asked: [Int]) -> String? {
        asked.lazy.compactMap {
            self.fault(in: told, of: $0, self.truth(of: $0), canBeBuilt: self.canBeBuilt($0))
        }.first
    }

    /// The fault in what a check says of an exercise: the sign before its number is wrong.
    private func fault(in told: String, of index: Int, _ truth: Truth, canBeBuilt: Bool) -> String? {
        let signs = Set(
            told.split(separator: "\n").filter { $0.dropFirst().hasPrefix(" \(id(index))  ") }.compactMap(
                \.first))
        let ofCopy = copied == known[index].exercise.file && !canBeBuilt
        let expected: Set<Set<Character>> =
            switch truth {
            case .right: [canBeBuilt ? ["✔"] : []]
            case .wrong: [canBeBuilt ? ["✘"] : []]
            case .notBegun: [["·"], []]
            case .broken: canBeBuilt ? [["✘"]] : [["✘"], []]
            // If a file has a duplicate, nothing of the chapter is judged, and the reason names both files.
            case .gone: hasCopy(index) ? [["✘"], []] : [["✘"]]
            }
        if expected.contains(signs) || ofCopy && signs == ["✘"] { return nil }
        let said = signs.isEmpty ? "nothing" : signs.map(String.init).sorted().joined()
        // Only the beginning: after a pass other answers follow.
        let beginning = told.split(separator: "\n").prefix(12).joined(separator: "\n")
        return "\(id(index)) is \(truth), and the check says \(said):\n\(beginning)"
    }

    /// A fault in the list: each exercise must have its true verdict, or none; those that were checked just now must have it.
    private func faultInList(after checked: [Int]) throws -> String? {
        let list = try tool("list 2 4")
        for index in known.indices {
            let row =
                list.split(separator: "\n").first { $0.dropFirst().hasPrefix(" \(id(index))  ") }
                ?? "? not listed"
            let words: [String] =
                switch truth(of: index) {
                case .right: ["✔"]
                case .wrong: ["not yet", "crashes"]
                case .notBegun: ["·"]
                case .broken: ["does not compile"]
                case .gone: ["missing"]
                }
            let isTrue = words.contains(where: row.contains)
            let isTried = checked.contains(index) && canBeBuilt(index)
            let ofCopy = copied == known[index].exercise.file && row.contains("does not compile")
            if isTrue || ofCopy || !isTried && row.hasPrefix("·") { continue }
            return "\(id(index)) is \(truth(of: index)), and the list says:\n\(row)"
        }
        return nil
    }
}

extension Optional {
    fileprivate func required(_ what: String) throws -> Wrapped {
        guard let self else { throw WorkbookError("There is no \(what).") }
        return self
    }
}
