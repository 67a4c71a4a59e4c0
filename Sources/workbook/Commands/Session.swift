import Foundation
import Terminal

/// A run of the tool: the exercises, the learner's answers, what is remembered, and where to print.
struct Session {
    let workbook: Workbook
    let console: Console
    let catalogue: Catalogue
    let file: StateFile
    private(set) var answers: Answers
    private(set) var state: LearnerState
    /// The answers when somebody asked last which were changed.
    private var seen: Answers

    /// - Parameter complain: is told what is wrong with the file that remembers; by default it is printed.
    init(_ workbook: Workbook, complain: ((String) -> Void)? = nil) throws(WorkbookError) {
        self.workbook = workbook
        let console = Console()
        self.console = console
        catalogue = try Catalogue(of: workbook.root)
        answers = Answers(to: catalogue, in: workbook.root)
        seen = answers
        file = StateFile(
            root: workbook.root, catalogue: catalogue, complain: complain ?? { console.print($0) })
        state = file.read()
    }

    /// Does what was asked, and gives the status to end with.
    mutating func run(_ invocation: Invocation) throws(WorkbookError) -> Int32 {
        switch invocation.verb {
        case .help: console.print(Invocation.help)
        case .live where isAtTerminal: try live([])
        case .watch where isAtTerminal: try live(invocation.words)
        case .live, .progress: showProgress()
        case .list: list(try named(invocation.words))
        case .hint: try hint(try one(of: invocation.words))
        case .solution:
            try showSolution(try one(of: invocation.words), isRevealed: !invocation.options.isEmpty)
        case .reset: try reset(invocation.words, isSure: !invocation.options.isEmpty)
        case .check: return try check(invocation.words)
        case .grade: return try grade(asJSON: !invocation.options.isEmpty)
        case .watch: try watch(invocation.words)
        case .read: try read(try ReadingOptions(invocation))
        }
        return ExitStatus.passed
    }

    /// Whether somebody sits there who can use the screen.
    private var isAtTerminal: Bool { StandardInput.isTerminal && console.canMoveCursor }

    private func live(_ words: [String]) throws(WorkbookError) {
        let named = try words.first.map { word throws(WorkbookError) in try catalogue.named(word)[0] }
        let workbook = workbook
        // The main file runs on the main thread.
        let result: Result<Void, any Error> = MainActor.assumeIsolated {
            Result { try LiveRun(workbook, startingAt: named).run() }
        }
        do { try result.get() } catch let error as WorkbookError { throw error } catch {
            throw WorkbookError("\(error)")
        }
    }

    /// The first exercise that is not passed; `nil` when all are.
    var next: Exercise? { catalogue.exercises.first { verdict(on: $0).state != .passed } }

    /// The last verdict on an exercise, if it was found in the text that stands there now.
    func verdict(on exercise: Exercise) -> Verdict {
        let answer = answers[exercise]
        return answer.isMissing ? Verdict(state: .missing, lesson: "") : state[answer]
    }

    /// The exercises that were named, each once; all, if none was.
    func named(_ words: [String]) throws(WorkbookError) -> [Exercise] {
        guard !words.isEmpty else { return catalogue.exercises }
        var chosen: [Exercise] = []
        for word in words { chosen += try catalogue.named(word).filter { !chosen.contains($0) } }
        return chosen
    }

    /// The exercise that was named, or the next one.
    private func one(of words: [String]) throws(WorkbookError) -> Exercise {
        if let word = words.first { return try catalogue.one(named: word) }
        guard let next else { throw .usage("All exercises are passed. Name one, as in 4.3.2.") }
        return next
    }

    // MARK: What changes

    mutating func remember(_ report: Report) {
        guard !report.verdicts.isEmpty else { return }
        state = file.update { state in
            for (id, verdict) in report.verdicts {
                if let answer = report.answers[id] { state.remember(verdict, on: answer) }
            }
        }
        answers = Answers(to: catalogue, in: workbook.root)
    }

    mutating func rememberHints(_ count: Int, to exercise: Exercise) {
        state = file.update { $0.rememberHints(count, to: exercise) }
    }

    mutating func forgetVerdict(on exercise: Exercise) {
        state = file.update { $0.forgetVerdict(on: exercise) }
    }

    /// Reads the answers again, and what other runs of the tool have found meanwhile.
    mutating func refresh() {
        answers = Answers(to: catalogue, in: workbook.root)
        state = file.read()
    }

    /// Reads the answers again, and returns the exercises whose answer was changed since this was asked last, also if the
    /// answers were read meanwhile for another reason.
    mutating func takeChanges() -> [Exercise] {
        refresh()
        defer { seen = answers }
        return catalogue.exercises.filter { seen[$0].text != answers[$0].text }
    }
}
