import Foundation
import Lessons

/// An exercise on a section's page: its task, the learner's answer, the verdict and the hints.
struct ExerciseCard: Sendable {
    let number: String
    let title: String
    let isStretch: Bool
    /// The documentation in the learner's file, without `///`. Lines that are indented by four columns are preformatted.
    let task: [String]
    /// Its place in the learner's file: `Exercises/Chapter4/Signals.swift:32`.
    let place: Place
    let hints: [String]
    /// The verdict of the last check; `nil` on an exported page.
    let verdict: ShownVerdict?
    /// The code in the learner's file; `nil` if it cannot be edited on the page.
    var editor: Editor?
    /// The address that shows the answers before a pass; `nil` if they are shown already, or the page is exported.
    var revealing: String?
    /// The shipped code, on an exported page.
    var stub: [String] = []
    /// The answers after the last hint; each can be opened.
    var solutions: [ShownAnswer] = []
    /// Whether the reader has asked for the answers: then the first is open.
    var isRevealed = false
    /// The next exercise that is not passed; a link leads to it after a pass.
    var next: Learner.Next?
    private var made: HTML?

    /// The same card with its markup cached, for pages that are made again and again.
    var drawn: ExerciseCard {
        var card = self
        card.made = html
        return card
    }

    struct Editor: Sendable {
        let code: String
        /// The line of the file in which the code begins.
        let line: Int
        let isUntouched: Bool
        /// Whether a check of it is running.
        let isTrying: Bool
    }

    struct ShownVerdict: Sendable {
        enum State: String, Sendable { case pending, passed, failed }

        let state: State
        /// In a few words: `not yet`.
        let summary: String
        let lesson: Lesson
        /// After a pass, the answers to compare with. The learner's own answer is shown beside the first.
        let answers: [ShownAnswer]
        var own: [String]?
    }

    /// A right answer of ours, or a wrong one with the lesson of its test.
    struct ShownAnswer: Sendable {
        let title: String
        let remark: String
        let code: [String]
        /// The test's message if the answer is wrong; otherwise empty.
        let lesson: Lesson
    }

    init(
        number: String, title: String, isStretch: Bool, task: [String], place: Place, hints: [String],
        verdict: ShownVerdict?
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
    /// The code of the file. `answers.js` puts a text area over it.
    func html(of number: String) -> HTML {
        """
        <div class="editor" data-exercise="\(number)" data-line="\(line)"\(isUntouched ? " data-untouched=\"\"" : "" as HTML)\
        \(isTrying ? " data-trying=\"\"" : "")>\(HTML.pre("code file-code", Code.lines(code.components(separatedBy: "\n"))))</div>
        """
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
