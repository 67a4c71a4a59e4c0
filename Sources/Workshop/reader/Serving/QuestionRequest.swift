import Book
import Coursework

/// A question of `which` as an address asks for it. The address is all of a page's state: also what was answered, and the round so far.
///
///     /which.html?q=debounce.4711&round=110&answer=2
struct QuestionRequest: Hashable, Sendable {
    enum Answer: Hashable, Sendable { case choice(Int), row }

    /// The question; `nil` if the page is to find one.
    let name: QuestionName?
    /// Whether each of the questions before was answered right.
    let round: [Bool]
    /// The operator that is practised; all, if there is none.
    let only: String?
    /// What was drawn so far.
    let row: String?
    let answer: Answer?

    init(query: [String: String] = [:]) {
        name = query["q"].flatMap(QuestionName.init)
        round = (query["round"] ?? "").prefix(Practice.roundLength).map { $0 == "1" }
        only = query["only"].flatMap { word in
            ConfusedOperators.all.first { $0.lowercased() == word.lowercased() }
        }
        row = query["row"]
        answer =
            switch query["answer"] {
            case nil: nil
            case "row": .row
            case let text?: Int(text).map(Answer.choice)
            }
    }

    /// Whether there is nothing more to ask.
    var isOver: Bool { name == nil && round.count == Practice.roundLength }

    /// Where a question is asked, after these.
    func address(of next: QuestionName?, after round: [Bool]) -> String {
        var query = ["q": next?.text, "only": only].compactMapValues(\.self)
        if !round.isEmpty { query["round"] = round.map { $0 ? "1" : "0" }.joined() }
        return Address.which + query.written
    }
}
