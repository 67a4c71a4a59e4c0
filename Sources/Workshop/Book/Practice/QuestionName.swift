/// The name of a question. The same name always makes the same question.
///
///     debounce.4711            which operator made this? It was debounce
///     debounce.4711.draw       draw what debounce makes of this
package struct QuestionName: Hashable, Sendable {
    /// The right answer, or the operator whose result is to be drawn.
    package let operatorName: String
    package let seed: UInt64
    /// Whether a row has to be drawn. Otherwise one of five operators has to be chosen.
    package let asksForRow: Bool

    package init(_ operatorName: String, seed: UInt64, asksForRow: Bool) {
        (self.operatorName, self.seed, self.asksForRow) = (operatorName, seed, asksForRow)
    }

    /// Parses a name. `nil` if it is malformed, or if there are no questions about that operator.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 || parts.count == 3 && parts[2] == "draw", let seed = UInt64(parts[1]),
            ConfusedOperators.all.contains(parts[0])
        else { return nil }
        self.init(parts[0], seed: seed, asksForRow: parts.count == 3)
    }

    package var text: String { "\(operatorName).\(seed)" + (asksForRow ? ".draw" : "") }
}
