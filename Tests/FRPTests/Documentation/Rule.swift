/// The name of a rule, "O17", or of a decision, "E.13".
struct Rule: Hashable, CustomStringConvertible {
    let letter: Character
    let number: Int

    /// Reads a name.
    init?(_ name: Substring) {
        guard let letter = name.first, let number = Int(name.drop { !$0.isNumber }) else { return nil }
        (self.letter, self.number) = (letter, number)
    }

    var isDecision: Bool { letter == "E" }
    var description: String { isDecision ? "E.\(number)" : "\(letter)\(number)" }

    /// The rules that a file of the documentation states: each begins an item of a list.
    static func stated(in file: Checkout.File) -> [Rule] {
        file.text.matches(of: /\n- \*\*([A-Z]\.?\d+)\*\*/).compactMap { Rule($0.1) }
    }
}
