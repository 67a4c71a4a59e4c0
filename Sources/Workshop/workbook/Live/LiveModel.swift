import Checking
import Coursework
import Programs
import Terminal
import Text

/// The state of the live screen, and how keys change it. It uses no terminals, processes or files, so tests need none.
struct LiveModel {
    /// The middle part of the screen.
    enum Panel: Equatable {
        case exercise
        /// The list of exercises. `typed` is the search text: the beginning of a number, or a part of a name.
        case list(selected: Int, typed: String)
    }

    /// A question to confirm an action.
    enum Question: Equatable {
        case solution
        /// A whole word has to be typed, so that a wrong key deletes nothing.
        case reset(typed: String)
    }

    /// An action that the model cannot do itself; `LiveRun` does it.
    enum Request: Equatable {
        case nothing, quit, check, hint, reset, open, read
    }

    /// The word that confirms a reset.
    static let resetWord = "reset"

    var session: Session
    /// The hints and answers of the current exercise.
    var companion: Companion
    /// The exercise that the screen shows, or returns to from the list.
    private(set) var current: Exercise
    private(set) var panel = Panel.exercise
    private(set) var question: Question?
    private(set) var showsSolution = false
    /// The first line of the panel that is shown.
    var scroll = 0
    /// The running build or check.
    var activity: Activity?
    var seconds = 0
    /// A message in the line above the keys.
    var note = ""
    /// The report of the last check.
    private(set) var report: Report
    /// The exercise that the note is about; `g` shows it.
    private var offered: Exercise?

    init(_ session: Session, current: Exercise) {
        (self.session, self.current, report) = (session, current, Report(on: session.answers))
        companion = session.companions[current]
    }

    var exercises: [Exercise] { session.catalogue.exercises }
    var answer: Answer { session.answers[current] }

    /// The last verdict, if it still applies to the answer; otherwise `.pending` or `.missing`.
    func verdict(on exercise: Exercise) -> Verdict {
        let verdict = session.verdict(on: exercise)
        return verdict.state == .missing ? report.verdicts[exercise.id] ?? verdict : verdict
    }

    /// The next exercise that is not passed: after the current one, or else from the beginning.
    var next: Exercise? {
        let open = exercises.filter { verdict(on: $0).state != .passed && $0 != current }
        return open.first { $0.id > current.id } ?? open.first
    }

    /// The exercises whose answers the last check has found wrong.
    var failures: [Exercise] {
        exercises.filter { exercise in
            let isMeant = report.verdicts[exercise.id] != nil || report.leftOut.contains(exercise.id)
            return isMeant && verdict(on: exercise).isWrong
        }
    }

    // MARK: Checks

    /// Takes the result of a check of these exercises.
    mutating func take(_ report: Report, of exercises: [Exercise]) {
        self.report = report
        activity = nil
        scroll = 0
        let wrong = failures
        if let first = wrong.first(where: exercises.contains), !exercises.contains(current) { show(first) }
        if let (sentence, exercise) = news(of: exercises, wrong) { (note, offered) = (sentence, exercise) }
    }

    /// A message about a check, and its exercise if it is about one only; `nil` if the screen shows the verdict already.
    private func news(of exercises: [Exercise], _ wrong: [Exercise]) -> (String, Exercise?)? {
        let begun = exercises.filter { ![nil, .pending].contains(report.verdicts[$0.id]?.state) }
        if begun.count == 1, let one = begun.first, one != current {
            let sentence =
                verdict(on: one).state == .passed
                ? "✔ \(one.id) passed. g shows it." : "✘ \(one.id) is not right yet. g shows it."
            return (sentence, one)
        }
        guard begun.count > 1 || wrong.count > 1 else { return nil }
        let passed = begun.filter { report.verdicts[$0.id]?.state == .passed }
        let count = "\(begun.count) tried, \(passed.count) passed."
        guard !wrong.isEmpty else { return (count, passed.first { $0 != current }) }
        return ("\(count) Not right: \(wrong.map(\.id).listed). f shows the next of them.", nil)
    }

    /// Shows an exercise from its beginning.
    mutating func show(_ exercise: Exercise) {
        guard exercise != current || panel != .exercise else { return }
        (current, panel, question, showsSolution, scroll, note) = (exercise, .exercise, nil, false, 0, "")
    }

    // MARK: Keys

    mutating func press(_ key: Key, page: Int) -> Request {
        if let question { return answer(question, key) }
        switch key {
        case .up: scroll -= 1
        case .down: scroll += 1
        default: break
        }
        if case .list(let selected, let typed) = panel { return pressInList(key, selected, typed, page) }
        if key != .character("f") { note = "" }
        switch key {
        case .pageUp: scroll -= page
        case .pageDown, .character(" "): scroll += page
        case .character("n"): if let next { show(next) } else { note = "All other exercises are passed." }
        case .character("p"), .left: move(-1)
        case .right: move(1)
        case .character("g"): if let offered { show(offered) }
        case .character("f"): showNextFailure()
        case .character("l"): openList()
        case .character("h"): return .hint
        case .character("c"), .enter: return .check
        case .character("r"): return .read
        case .character("o"): return .open
        case .character("s"): askForSolution()
        case .character("x"): return askForReset()
        case .character("q"): return .quit
        default: break
        }
        return .nothing
    }

    private mutating func answer(_ question: Question, _ key: Key) -> Request {
        switch (question, key) {
        case (.solution, .character("y")), (.solution, .character("Y")): (showsSolution, scroll) = (true, 0)
        case (.solution, _): break
        case (.reset(Self.resetWord), .enter):
            self.question = nil
            return .reset
        case (.reset(let typed), .character(let character)) where typed.count < 20:
            self.question = .reset(typed: typed + String(character))
            return .nothing
        case (.reset(let typed), .backspace):
            self.question = .reset(typed: String(typed.dropLast()))
            return .nothing
        case (.reset, _): note = "Nothing was changed."
        }
        self.question = nil
        return .nothing
    }

    private mutating func askForSolution() {
        if verdict(on: current).state == .passed {
            note = "The right answers are below yours."
        } else if showsSolution {
            showsSolution = false
        } else {
            question = .solution
        }
    }

    /// If the answer is missing in the file, nothing can be lost, so there is no question.
    private mutating func askForReset() -> Request {
        if answer.isMissing { return .reset }
        question = .reset(typed: "")
        return .nothing
    }

    private mutating func move(_ steps: Int) {
        let all = exercises
        guard let index = all.firstIndex(of: current) else { return }
        show(all[min(max(index + steps, 0), all.count - 1)])
    }

    private mutating func showNextFailure() {
        let wrong = failures
        guard let next = wrong.first(where: { $0.id > current.id }) ?? wrong.first else {
            note = "Nothing of the last check is wrong."
            return
        }
        let kept = note
        show(next)
        note = kept
    }

    // MARK: The list

    private mutating func openList() {
        panel = .list(selected: exercises.firstIndex(of: current) ?? 0, typed: "")
        note = ""
    }

    private mutating func pressInList(_ key: Key, _ selected: Int, _ typed: String, _ page: Int) -> Request {
        let last = exercises.count - 1
        func select(_ index: Int) { panel = .list(selected: min(max(index, 0), last), typed: "") }
        note = ""
        switch key {
        case .up: select(selected - 1)
        case .down: select(selected + 1)
        case .pageUp: select(selected - page)
        case .pageDown, .character(" "): select(selected + page)
        case .home: select(0)
        case .end: select(last)
        case .enter: show(exercises[selected])
        case .escape: (panel, scroll) = (.exercise, 0)
        case .backspace: find(String(typed.dropLast()), selected)
        case .character(let character): find(typed + String(character), selected)
        default: break
        }
        return .nothing
    }

    /// Selects the first exercise whose number begins with this text, or whose name or section's name contains it.
    private mutating func find(_ typed: String, _ selected: Int) {
        let sought = typed.lowercased()
        let found = exercises.firstIndex { exercise in
            let titles = [exercise.sectionName, exercise.title]
            let names = exercise.declarations + titles + titles.map(\.translated)
            return "\(exercise.id)".hasPrefix(sought) || names.contains { $0.lowercased().contains(sought) }
        }
        panel = .list(selected: typed.isEmpty ? selected : found ?? selected, typed: typed)
        guard !typed.isEmpty else { return }
        note =
            found == nil
            ? "No exercise has “\(typed)” in its number or its name. Backspace deletes a letter."
            : "This is the first one with “\(typed)”. Enter shows it."
    }
}
