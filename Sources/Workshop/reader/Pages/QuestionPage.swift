import Book
import Coursework
import Lessons
import Text

/// The page of `which`: it asks which operator made a diagram, or lets the reader draw what an operator sends.
struct QuestionPage {
    private let request: QuestionRequest
    private let setting: Setting

    init(_ request: QuestionRequest = QuestionRequest(), in setting: Setting) {
        (self.request, self.setting) = (request, setting)
    }

    /// - Parameter next: returns the address of the next question.
    func html(_ question: QuestionData, next: (_ isRight: Bool) -> String) -> HTML {
        let asksForRow = request.name?.asksForRow == true
        let outcome = isRight(question)
        let marked: HTML = outcome.map { " data-right=\"\($0 ? 1 : 0)\"" } ?? ""
        let place = [
            "Question \(request.round.count + 1) of \(Practice.roundLength)",
            request.only.map { "only \($0)" },
        ].compactMap(\.self).joined(separator: " · ")
        return frame(
            """
            <p class="where">\(place)</p>
            <div id="question" data-question="\(request.name?.text ?? "")"\(marked)>
            \(asksForRow ? row(question, outcome) : choices(question, outcome))
            \(outcome.map { answer(question, isRight: $0, next: next($0)) } ?? "")
            </div>
            """)
    }

    /// The end of a round.
    ///
    /// - Parameter again: the address of a new round.
    func end(again: String) -> HTML {
        let right = request.round.count { $0 }
        return frame(
            """
            <p>\(right) of \(request.round.count) were right.</p>
            <p>What you missed comes back in a later round.</p>
            <p><a id="next-question" href="\(again)">Another round</a></p>
            """)
    }

    /// The exported page. It has no questions, because a program has to draw them.
    var copy: HTML {
        frame(
            """
            <p>Sources and a result: which of five operators has made it? Or here is the operator: draw what it sends. A program draws \
            the questions, so this copy has none. Get the workbook’s code, and run <code>swift run workbook read</code> in its folder, \
            or <code>swift run workbook which</code>.</p>
            """)
    }

    private func frame(_ main: HTML) -> HTML {
        Frame(
            title: "Which operator?", address: Address.which,
            scripts: setting.isLive ? [Assets.which] : [], setting: setting
        ).html(HTML(["<h1>Which operator?</h1>", main], separator: "\n"))
    }

    // MARK: Asking

    /// Whether the answer is right; `nil` if there is no answer yet.
    private func isRight(_ question: QuestionData) -> Bool? {
        switch request.answer {
        case .choice(let index) where request.name?.asksForRow == false: index == question.right
        case .row: question.drawn.map { $0.lesson == nil }
        default: nil
        }
    }

    private func choices(_ question: QuestionData, _ outcome: Bool?) -> HTML {
        guard outcome == nil else {
            return HTML([solved(question), remark(question)], separator: "\n")
        }
        let buttons = question.choices.enumerated().map { index, choice -> HTML in
            """
            <li><button type="button" data-do="answer" value="\(index)"><code>\(choice.code)</code></button></li>
            """
        }
        return """
            \(question.whole.html())
            \(remark(question))
            <p>Which of these sends the result?</p>
            <ol class="choices">\(HTML(buttons, separator: "\n"))</ol>
            """
    }

    /// The sources, and the result of each choice.
    private func solved(_ question: QuestionData) -> HTML {
        let first = question.sources.lines.count
        var chosen: Int?
        if case .choice(let index) = request.answer { chosen = index }
        return question.solved.marking(right: first + question.right, chosen: chosen.map { first + $0 })
            .html()
    }

    private func row(_ question: QuestionData, _ outcome: Bool?) -> HTML {
        if let outcome {
            let lesson = question.drawn?.lesson?.html ?? ""
            return HTML([outcome ? question.whole.html() : lesson, remark(question)], separator: "\n")
        }
        guard let drawn = question.drawn else { return "" }
        let noEnd: HTML = "<br/>Your row has no end: put <code>|</code> where it completes."
        let empty = Self.emptyRow(for: question)
        let source = SourceLine(
            SourceData(marbles: empty, current: drawn.row.current, moments: drawn.row.moments), named: "row")
        let figure = drawn.figure
        let sources = figure.lines.map { $0.label == "yours" ? source : nil }
        return """
            \(figure.withLabelsInLanguage.html(sources: sources))
            \(remark(question))
            <p>Draw what this sends:</p>
            <p><code>\(question.rightChoice.code)</code></p>
            <p class="where">Draw one character for each second: <code>-</code> nothing, a digit a value, <code>|</code> the end, \
            <code>(12)</code> several at once.<br/>\(QuestionData.legend)\(drawn.hasEnd ? "" : noEnd)</p>
            <form class="row" id="draw"><label for="row">Your row</label>
            <input id="row" class="diagram-field" value="\(drawn.row.current)"\(source.dataAttributes) spellcheck="false" \
            autocapitalize="off" autocomplete="off"/>
            <button type="button" data-do="answer" value="row">check</button></form>
            """
    }

    /// The row before the reader has drawn anything: as many seconds as the longest result needs.
    static func emptyRow(for question: QuestionData) -> String {
        String(repeating: "-", count: max(question.solved.width, 1))
    }

    private func remark(_ question: QuestionData) -> HTML {
        question.remark.map { "<p>\(Prose.plain($0))</p>" } ?? ""
    }

    // MARK: The answer

    private func answer(_ question: QuestionData, isRight: Bool, next: String) -> HTML {
        let right = question.rightChoice
        var told = [right]
        if case .choice(let index) = request.answer, !isRight, question.choices.indices.contains(index) {
            told.append(question.choices[index])
        }
        let entries = told.map { choice -> HTML in
            "<dt><code>\(choice.code)</code></dt><dd>\(Prose.plain(choice.sentence))</dd>"
        }
        var other: HTML = ""
        if case .row = request.answer, let drawn = question.drawn?.other {
            let sentence = Prose.plain(drawn.sentence)
            other = "<p>You have drawn what <code>\(drawn.code)</code> sends. \(sentence)</p>"
        }
        let sections = BookSection.teaching(right.operatorName).map { section -> HTML in
            let place =
                section.listsOperators
                ? Address.ofOperator(right.operatorName) ?? Address.of(section) : Address.of(section)
            return "<p>Read <a href=\"\(place)\">\(section.number) \(section.title)</a></p>"
        }
        let verdict = isRight ? "Right." : "Not yet."
        let isLast = request.round.count + 1 >= Practice.roundLength
        let onwards = isLast ? "How many were right?" : "Next question"
        return """
            <div class="verdict \(isRight ? "passed" : "failed")"><p role="status">\(verdict)</p></div>
            <dl>\(entries)</dl>
            \(other)
            \(HTML(sections, separator: "\n"))
            <p><button type="button" id="next-question" data-do="nextQuestion" value="\(next)">\
            \(onwards)</button></p>
            """
    }
}

extension Figure {
    /// The figure with a sign beside the right line, and one beside the chosen line.
    fileprivate func marking(right: Int, chosen: Int?) -> Figure {
        func marked(_ label: String, _ index: Int) -> String {
            index == right ? "✔ " + label : index == chosen ? "✘ " + label : label
        }
        return Figure(
            lines: lines.enumerated().map { index, line in
                Line(label: marked(line.label, index), columns: line.columns, moments: line.moments)
            },
            width: width, seconds: seconds, cuts: cuts, legend: legend, text: text)
    }
}
