import Foundation
import Lessons

/// An exercise as it stands at the end of its section.
struct ExerciseCard: Sendable {
    let number: String
    let title: String
    let isStretch: Bool
    /// The documentation in the learner's file, without the `///` before each line. What is indented by four columns is no prose.
    let task: [String]
    /// Where it stands: `Exercises/Chapter4/Signals.swift:32`.
    let place: Place
    let hints: [String]
    /// What the last check has found. A page that is read without the tool has none.
    let verdict: Outcome?
    /// What stands in the learner's file, where it can be written on the page.
    var editor: Editor?
    /// Where the answers are shown to a reader who asks for them; `nil` if they are shown, or nobody can ask.
    var revealing: String?
    /// The code from which an answer begins, where it cannot be written on the page.
    var stub: [String] = []
    /// The answers behind the last hint, folded.
    var solutions: [ShownAnswer] = []
    /// Whether the reader has asked for them: then the first is open.
    var isRevealed = false
    /// The exercise to go on with after a pass.
    var next: Learner.Next?
    private var made: HTML?

    /// The same card, with its markup made already: for pages that are made again and again.
    var drawn: ExerciseCard {
        var card = self
        card.made = html
        return card
    }

    struct Editor: Sendable {
        let code: String
        /// The line of the file in which it begins.
        let line: Int
        let isUntouched: Bool
        /// Whether it is being tried just now.
        let isTrying: Bool
    }

    struct Outcome: Sendable {
        enum State: String, Sendable { case pending, passed, failed }

        let state: State
        /// In a few words: `not yet`.
        let summary: String
        /// What the learner is told.
        let lesson: Lesson
        /// Answers to compare with, after a pass. The learner's own stands beside the first.
        let answers: [ShownAnswer]
        var own: [String]?
    }

    /// An answer that is shown: a right one, or one that is wrong, and why.
    struct ShownAnswer: Sendable {
        let title: String
        let remark: String
        let code: [String]
        /// What its test says of a wrong one.
        let lesson: Lesson
    }

    init(
        number: String, title: String, isStretch: Bool, task: [String], place: Place, hints: [String],
        verdict: Outcome?
    ) {
        (self.number, self.title, self.isStretch, self.task) = (number, title, isStretch, task)
        (self.place, self.hints, self.verdict) = (place, hints, verdict)
    }
}

extension ExerciseCard {
    var html: HTML { made ?? markup }

    private var markup: HTML {
        let mark: HTML = isStretch ? " <span class=\"stretch\">stretch</span>" : ""
        let state: HTML = verdict.map { " data-state=\"\($0.state.rawValue)\"" } ?? ""
        return """
            <section class="exercise" id="exercise-\(number)"\(state)>
            <p class="number"><span>Exercise \(number)</span>\(mark)</p>
            <h2>\(Prose.inline(title))</h2>
            \(TaskText.html(task))
            <p class="where">\(place.html)</p>
            \(editor?.html(of: number) ?? (stub.isEmpty ? "" : .pre("code", Code.lines(stub))))
            \(verdict?.html ?? "")
            \(hintsHTML)
            \(onward)
            </section>
            """
    }

    private var onward: HTML {
        guard verdict?.state == .passed, let next else { return "" }
        return "<p class=\"onward\"><a href=\"\(next.address)\">\(next.number) \(next.title) →</a></p>"
    }

    /// Each hint is inside the one before it, so that nobody opens the last one first.
    private var hintsHTML: HTML {
        let answer: HTML =
            revealing.map { "<p><a class=\"reveal\" href=\"\($0)\">Show our answer</a></p>" }
            ?? HTML(solutions.enumerated().map { $1.html(isOpen: isRevealed && $0 == 0) })
        return hints.enumerated().reversed().reduce(into: answer) { inner, hint in
            inner = """
                <details class="hint"><summary>Hint \(hint.offset + 1) of \(hints.count)</summary>
                <p>\(Prose.inline(hint.element))</p>
                \(inner)</details>
                """
        }
    }
}

extension ExerciseCard.Editor {
    /// The code as it stands in the file. A script makes a field of it.
    func html(of number: String) -> HTML {
        """
        <div class="editor" data-exercise="\(number)" data-line="\(line)"\(isUntouched ? " data-untouched=\"\"" : "" as HTML)\
        \(isTrying ? " data-trying=\"\"" : "")>\(HTML.pre("code file-code", Code.lines(code.components(separatedBy: "\n"))))</div>
        """
    }
}

extension ExerciseCard.Outcome {
    var html: HTML {
        let isBegun = state != .pending
        let told = isBegun ? lesson.html : ""
        let headline = isBegun || lesson.isEmpty ? summary : lesson.text
        return """
            <div class="verdict \(state.rawValue)" role="status"><p>\(mark) \(headline)</p>
            \(told)\(pair)\(answers.dropFirst(own == nil ? 0 : 1).map { $0.html() })</div>
            """
    }

    /// The learner's answer beside ours.
    private var pair: HTML {
        guard let own, let ours = answers.first else { return "" }
        guard own != ours.code else {
            return """
                <div class="pair same"><div><h3>Yours is the same as ours</h3>\(HTML.pre("code", Code.lines(own)))\
                <p>\(Prose.inline(ours.remark))</p></div></div>
                """
        }
        return """
            <div class="pair"><div><h3>Yours</h3>\(HTML.pre("code", Code.lines(own)))</div>\
            <div><h3>\(ours.title)</h3>\(HTML.pre("code", Code.lines(ours.code)))\
            <p>\(Prose.inline(ours.remark))</p></div></div>
            """
    }

    private var mark: String {
        switch state {
        case .pending: "·"
        case .passed: "✔"
        case .failed: "✘"
        }
    }
}

extension ExerciseCard.ShownAnswer {
    func html(isOpen: Bool = false) -> HTML {
        let remark: HTML = remark.isEmpty ? "" : "<p>\(Prose.inline(remark))</p>"
        return """
            <details class="answer"\(isOpen ? " open=\"\"" : "" as HTML)><summary>\(title)</summary>
            \(remark)\(HTML.pre("code", Code.lines(code)))
            \(lesson.html)</details>
            """
    }
}
