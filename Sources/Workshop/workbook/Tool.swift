import Coursework
import Foundation
import Programs
import Terminal

/// A run of the tool. Each command is an extension in `Commands`.
struct Tool {
    let console: Console
    var session: Session

    /// - Parameter printsData: whether the output is for a program. Then messages about the state file go to standard error.
    init(_ workbook: Workbook, printsData: Bool = false) throws(WorkbookError) {
        let console = Console()
        self.console = console
        session = try Session(workbook) { printsData ? StandardError.write($0) : console.print($0) }
    }

    /// Executes the command, and returns the exit status.
    mutating func run(_ invocation: Invocation) throws(WorkbookError) -> Int32 {
        switch invocation.verb {
        case .help: console.print(Invocation.help)
        case .live where isAtTerminal: try live([])
        case .watch where isAtTerminal: try live(invocation.words)
        case .live, .progress: showProgress()
        case .list: list(try session.named(invocation.words))
        case .hint: try hint(try one(of: invocation.words))
        case .solution:
            try showSolution(try one(of: invocation.words), isRevealed: !invocation.options.isEmpty)
        case .reset: try reset(invocation.words, isSure: !invocation.options.isEmpty)
        case .which: try askWhich(invocation.words)
        case .check: return try check(invocation.words)
        case .grade: return try grade(invocation.words, asJSON: !invocation.options.isEmpty)
        case .report: break
        case .watch: try watch(invocation.words)
        case .glossary: try explain(invocation.words)
        case .read: try read(invocation)
        }
        return ExitStatus.passed
    }

    /// Whether the live screen can be shown.
    private var isAtTerminal: Bool { StandardInput.isTerminal && console.canMoveCursor }

    private func live(_ words: [String]) throws(WorkbookError) {
        let named = try words.first.map { word throws(WorkbookError) in try session.catalogue.named(word)[0] }
        let workbook = session.workbook
        // `main.swift` calls this on the main thread.
        let result: Result<Void, any Error> = MainActor.assumeIsolated {
            Result { try LiveRun(workbook, startingAt: named).run() }
        }
        do { try result.get() } catch let error as WorkbookError { throw error } catch {
            throw WorkbookError("\(error)")
        }
    }

    /// The exercise that was named, or the next one.
    private func one(of words: [String]) throws(WorkbookError) -> Exercise {
        if let word = words.first { return try session.catalogue.one(named: word) }
        guard let next = session.next else {
            throw .usage("All exercises are passed. Name one, as in 4.3.2.")
        }
        return next
    }
}
