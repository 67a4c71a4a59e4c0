import Foundation

/// A run of the tool: the exercises, what is remembered, and where to print.
struct Session {
    let workbook: Workbook
    let screen = Screen()
    private(set) var catalogue: Catalogue
    private(set) var state: LearnerState

    init(_ workbook: Workbook) throws(WorkbookError) {
        self.workbook = workbook
        catalogue = try Catalogue(of: workbook.root)
        let screen = screen
        state = LearnerState.read(in: workbook.root) { screen.print($0) }
        guard !catalogue.exercises.isEmpty else {
            throw WorkbookError("There are no exercises in \(workbook.root.path)/Exercises.")
        }
    }

    /// Does what was asked, and gives the status to end with.
    mutating func run(_ invocation: Invocation) throws(WorkbookError) -> Int32 {
        switch invocation.verb {
        case .help: screen.print(Invocation.help)
        case .progress: showProgress()
        case .list: list()
        case .hint: try hint(try one(of: invocation.words))
        case .solution:
            try showSolution(try one(of: invocation.words), isRevealed: !invocation.options.isEmpty)
        case .reset: try reset(invocation.words, isSure: !invocation.options.isEmpty)
        case .check: return try check(invocation.words)
        case .grade: return try grade(asJSON: !invocation.options.isEmpty)
        case .watch: try watch(invocation.words)
        }
        return 0
    }

    /// The first exercise that is not passed; `nil` when all are.
    var next: Exercise? { catalogue.exercises.first { state[$0].state != .passed } }

    /// The exercise that was named, or the next one.
    private func one(of words: [String]) throws(WorkbookError) -> Exercise {
        if let word = words.first {
            let found = try catalogue.named(word)
            if found.count == 1 { return found[0] }
            throw .usage(
                "“\(word)” names \(found.count) exercises. Name one: \(found[0].id) to \(found[found.count - 1].id)"
            )
        }
        guard let next else {
            throw WorkbookError("All exercises are passed. Name one, as in 4.3.2.", status: 64)
        }
        return next
    }

    // MARK: What changes

    mutating func remember(_ verdicts: [ExerciseID: Verdict]) {
        state.take(verdicts)
        save()
    }

    mutating func rememberHints(_ count: Int, to exercise: Exercise) {
        state.hints["\(exercise.id)"] = count
        save()
    }

    mutating func forget(_ exercise: Exercise) {
        state.verdicts["\(exercise.id)"] = nil
        save()
    }

    /// Reads the exercises again.
    mutating func refresh() throws(WorkbookError) { catalogue = try Catalogue(of: workbook.root) }

    private func save() { state.write(in: workbook.root) { screen.print($0) } }
}
