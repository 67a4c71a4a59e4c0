import Book
import Coursework

/// A request for the page of a question. Its address has all of the page's state: also the answer, and the round so far.
///
///     /which.html?q=debounce.4711&round=110&answer=2
struct QuestionRequest: Hashable, Sendable {
    enum Answer: Hashable, Sendable { case choice(Int), row }

    /// The question; `nil` if the server should choose one.
    let name: QuestionName?
    /// For each of the earlier questions, whether the answer was right.
    let round: [Bool]
    /// The operator to practise; `nil`: all.
    let only: String?
    /// The row that the reader has drawn so far.
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

    /// Whether the round is over.
    var isOver: Bool { name == nil && round.count == Practice.roundLength }

    /// The address of a question that comes after these answers.
    func address(of next: QuestionName?, after round: [Bool]) -> String {
        var query = ["q": next?.text, "only": only].compactMapValues(\.self)
        if !round.isEmpty { query["round"] = round.map { $0 ? "1" : "0" }.joined() }
        return Address.which + query.written
    }
}
