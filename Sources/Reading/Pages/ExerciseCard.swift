import Manuscript

/// An exercise as it stands at the end of its section.
package struct ExerciseCard: Sendable {
    package let number: String
    package let title: String
    package let isStretch: Bool
    /// The documentation in the learner's file, without the `///` before each line. What is indented by four columns is no prose.
    package let task: [String]
    /// Where it stands: `Exercises/Chapter4/Signals.swift:32`.
    package let place: Place
    package let hints: [String]
    /// What the last check has found. A page that is read without the tool has none.
    package let verdict: Verdict?

    package struct Verdict: Sendable {
        package enum State: String, Sendable { case pending, passed, failed }

        package let state: State
        /// In a few words: `not yet`.
        package let summary: String
        /// What the learner is told.
        package let lesson: Lesson
        /// Answers to compare with, after a pass.
        package let answers: [ShownAnswer]

        package init(state: State, summary: String, lesson: Lesson, answers: [ShownAnswer]) {
            (self.state, self.summary, self.lesson, self.answers) = (state, summary, lesson, answers)
        }
    }

    /// An answer that is shown: a right one, or one that is wrong, and why.
    package struct ShownAnswer: Sendable {
        package let title: String
        package let remark: String
        package let code: [String]
        /// What its test says of a wrong one.
        package let lesson: Lesson

        package init(title: String, remark: String, code: [String], lesson: Lesson) {
            (self.title, self.remark, self.code, self.lesson) = (title, remark, code, lesson)
        }
    }

    package init(
        number: String, title: String, isStretch: Bool, task: [String], place: Place, hints: [String],
        verdict: Verdict?
    ) {
        (self.number, self.title, self.isStretch, self.task) = (number, title, isStretch, task)
        (self.place, self.hints, self.verdict) = (place, hints, verdict)
    }
}

extension ExerciseCard {
    var html: HTML {
        let mark: HTML = isStretch ? " <span class=\"stretch\">stretch</span>" : ""
        return """
            <section class="exercise" id="exercise-\(number)">
            <p class="number">Exercise \(number)\(mark)</p>
            <h2>\(Prose.inline(title))</h2>
            \(TaskText.html(task))
            <p class="where">\(place.html)</p>
            \(hintsHTML)
            \(verdict?.html ?? "")
            </section>
            """
    }

    /// Each hint is inside the one before it, so that nobody opens the last one first.
    private var hintsHTML: HTML {
        hints.enumerated().reversed().reduce(into: "" as HTML) { inner, hint in
            inner = """
                <details class="hint"><summary>Hint \(hint.offset + 1) of \(hints.count)</summary>
                <p>\(Prose.inline(hint.element))</p>
                \(inner)</details>
                """
        }
    }
}

extension ExerciseCard.Verdict {
    var html: HTML {
        let isBegun = state != .pending
        let told = isBegun ? lesson.html : ""
        let headline = isBegun || lesson.isEmpty ? summary : lesson.text
        return """
            <div class="verdict \(state.rawValue)" role="status"><p>\(mark) \(headline)</p>
            \(told)\(answers.map(\.html))</div>
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
    var html: HTML {
        let remark: HTML = remark.isEmpty ? "" : "<p>\(Prose.inline(remark))</p>"
        return """
            <details class="answer"><summary>\(title)</summary>
            \(remark)<pre class="code">\(Code.lines(code))</pre>
            \(lesson.html)</details>
            """
    }
}
