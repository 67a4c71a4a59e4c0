import Foundation
import Harness
import Testing
import Trials

/// Random edits and checks in a clone, with the real compiler: no verdict may be shown or remembered for a text that was not built.
/// The true verdict of each text is known from the solutions and the variants.
///
/// This runs if `WORKBOOK_EDITS` has the number of steps, as in `WORKBOOK_EDITS=150`; `WORKBOOK_EDITS_SEED` chooses other steps.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_EDITS"] != nil))
struct EditFuzzTests {
    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    /// The number of seconds for shrinking failing steps.
    private static let patience = Double(number("WORKBOOK_EDITS_PATIENCE") ?? 300)

    @Test func `No verdict is shown for a text that was not built`() throws {
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

    /// Shrinks failing steps as far as there is time: to the shortest failing tail, then by leaving out steps. Returns the fault.
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
