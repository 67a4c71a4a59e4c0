extension ExerciseCard.ShownVerdict {
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
