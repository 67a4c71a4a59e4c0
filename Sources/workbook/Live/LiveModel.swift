import Terminal

/// What the screen shows, and what a key changes about it. It knows nothing of terminals, processes and files.
struct LiveModel {
    /// What stands below the progress.
    enum Panel: Equatable {
        case exercise
        /// All exercises, one of them selected; `typed` is the beginning of a number.
        case list(selected: Int, typed: String)
    }

    /// What is asked before it is done.
    enum Question: Equatable {
        case solution, reset
    }

    /// What a key asks for that the model cannot do itself.
    enum Request: Equatable {
        case nothing, quit, check, hint, reset, open, read
    }

    let catalogue: Catalogue
    var answers: Answers
    var state: LearnerState
    /// The exercise that is shown.
    private(set) var current: Exercise
    private(set) var panel = Panel.exercise
    private(set) var question: Question?
    private(set) var showsSolution = false
    /// The first line of the panel that is shown.
    var scroll = 0
    /// What is being done.
    var activity: Activity?
    var seconds = 0
    /// Said in a line above the keys.
    var note = ""
    /// What the last check found.
    private(set) var report = Report()

    init(_ catalogue: Catalogue, _ answers: Answers, _ state: LearnerState, current: Exercise) {
        (self.catalogue, self.answers, self.state, self.current) = (catalogue, answers, state, current)
    }

    /// The last verdict on an exercise, if it was found in the text that stands there now.
    func verdict(on exercise: Exercise) -> Verdict {
        if answers[exercise].isMissing {
            return report.verdicts[exercise.id] ?? Verdict(state: .missing, lesson: "")
        }
        return state[answers[exercise]]
    }

    /// Those of the last check that are not right.
    var failures: [Exercise] {
        catalogue.exercises.filter { report.verdicts[$0.id] != nil && verdict(on: $0).isWrong }
    }

    // MARK: What happens

    /// A check of these has ended.
    mutating func take(_ report: Report, of exercises: [Exercise]) {
        self.report = report
        activity = nil
        scroll = 0
        let wrong = failures
        if let first = wrong.first, !wrong.contains(current), !exercises.contains(current) { show(first) }
        note = Self.summary(report, exercises, wrong)
    }

    private static func summary(_ report: Report, _ exercises: [Exercise], _ wrong: [Exercise]) -> String {
        if exercises.count < 2, wrong.count < 2 { return "" }
        let passed = exercises.filter { report.verdicts[$0.id]?.state == .passed }.count
        var parts = ["\(exercises.count) tried, \(passed) passed"]
        if !wrong.isEmpty { parts.append("not right: \(wrong.map { "\($0.id)" }.joined(separator: ", "))") }
        if wrong.count > 1 { parts.append("f shows the next of them") }
        return parts.joined(separator: " · ")
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
        switch key {
        case .pageUp: scroll -= page
        case .pageDown, .character(" "): scroll += page
        case .character("n"), .right: move(1)
        case .character("p"), .left: move(-1)
        case .character("f"): showNextFailure()
        case .character("l"): openList()
        case .character("h"): return .hint
        case .character("c"), .enter: return .check
        case .character("r"): return .read
        case .character("o"): return .open
        case .character("s"): askForSolution()
        case .character("x"): askForReset()
        case .character("q"): return .quit
        default: break
        }
        return .nothing
    }

    private mutating func answer(_ question: Question, _ key: Key) -> Request {
        self.question = nil
        note = ""
        guard key == .character("y") || key == .character("Y") else { return .nothing }
        switch question {
        case .solution:
            showsSolution = true
            scroll = 0
            return .nothing
        case .reset: return .reset
        }
    }

    private mutating func askForSolution() {
        if verdict(on: current).state == .passed {
            note = "The right answers stand below yours."
        } else if showsSolution {
            showsSolution = false
        } else {
            question = .solution
        }
    }

    private mutating func askForReset() {
        if answers[current].isUntouched, answers[current].parts.count == 1 {
            note = "\(current.id) is as it was: nothing to put back."
        } else {
            question = .reset
        }
    }

    private mutating func move(_ steps: Int) {
        let all = catalogue.exercises
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
        panel = .list(selected: catalogue.exercises.firstIndex(of: current) ?? 0, typed: "")
        note = ""
    }

    private mutating func pressInList(_ key: Key, _ selected: Int, _ typed: String, _ page: Int) -> Request {
        let last = catalogue.exercises.count - 1
        func select(_ index: Int) { panel = .list(selected: min(max(index, 0), last), typed: "") }
        switch key {
        case .up: select(selected - 1)
        case .down: select(selected + 1)
        case .pageUp: select(selected - page)
        case .pageDown, .character(" "): select(selected + page)
        case .home: select(0)
        case .end: select(last)
        case .enter: show(catalogue.exercises[selected])
        case .escape, .character("l"), .character("q"): (panel, scroll) = (.exercise, 0)
        case .backspace: find(String(typed.dropLast()), selected)
        case .character(let character) where character.isNumber || character == ".":
            find(typed + String(character), selected)
        default: break
        }
        return .nothing
    }

    private mutating func find(_ typed: String, _ selected: Int) {
        let found = catalogue.exercises.firstIndex { "\($0.id)".hasPrefix(typed) }
        panel = .list(selected: found ?? selected, typed: found == nil ? "" : typed)
    }
}
