import Foundation
import Harness
import Testing
import Trials

/// No verdict is told or kept of a text that was not built, whatever somebody edits: random edits and checks in a clone, with the real
/// compiler. What is true of each text is known from the solutions and the variants.
///
/// It runs where `WORKBOOK_EDITS` says how many steps to take, as in `WORKBOOK_EDITS=150`; `WORKBOOK_EDITS_SEED` names other ones.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_EDITS"] != nil))
struct EditFuzzTests {
    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    /// How many seconds may be spent on making what fails smaller.
    private static let patience = Double(number("WORKBOOK_EDITS_PATIENCE") ?? 300)

    @Test func `No verdict is told of a text that was not built`() throws {
        let (count, seed) = (
            Self.number("WORKBOOK_EDITS") ?? 150, UInt64(Self.number("WORKBOOK_EDITS_SEED") ?? 1)
        )
        let workbook = try EditedWorkbook()
        var dice = Dice(seed: seed)
        var taken: [Edit] = []
        try workbook.begin()
        for _ in 0..<count {
            let step = Edit.random(of: workbook.known.count, helped: workbook.helped, &dice)
            taken.append(step)
            guard let fault = try workbook.take(step) else { continue }
            let (steps, least) = try Self.smaller(taken, fault, in: workbook)
            Issue.record(
                """
                Seed \(seed), after \(taken.count) steps: \(fault)
                As few steps as were found, in a fresh clone:
                \(steps.enumerated().map { "\($0 + 1). \(workbook.words($1))" }.joined(separator: "\n"))
                \(least)
                """)
            return
        }
        #expect(workbook.checks * 3 >= count, "\(workbook.checks) checks in \(count) steps prove little.")
    }

    /// The shortest end of these steps that fails, and of that as few steps as are needed, as far as there is time; with what is wrong then.
    private static func smaller(
        _ steps: [Edit], _ fault: String, in workbook: EditedWorkbook
    ) throws -> ([Edit], String) {
        let end = ContinuousClock.now + .seconds(patience)
        func fails(_ steps: [Edit]) throws -> (steps: [Edit], fault: String)? {
            guard ContinuousClock.now < end else { return nil }
            try workbook.begin()
            for (index, step) in steps.enumerated() {
                if let fault = try workbook.take(step) { return (Array(steps.prefix(index + 1)), fault) }
            }
            return nil
        }
        var length = 1
        var found: (steps: [Edit], fault: String)?
        while found == nil, length < steps.count {
            length *= 2
            found = try fails(steps.suffix(length))
        }
        guard var least = found else { return (steps, fault) }
        var index = 0
        while index < least.steps.count {
            var fewer = least.steps
            fewer.remove(at: index)
            if let smaller = try fails(fewer) { least = smaller } else { index += 1 }
        }
        return least
    }
}
