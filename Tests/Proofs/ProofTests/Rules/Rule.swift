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

/// A rule that a file cites, "O17", or several, "K1 to K4".
struct Citation {
    let first: Rule
    let last: Rule

    /// True if the citation names `rule`, or a range that it lies in.
    func includes(_ rule: Rule) -> Bool {
        rule.letter == first.letter && rule.number >= first.number && rule.number <= last.number
    }

    /// What a text cites, wherever it stands in the text.
    static func all(in text: some StringProtocol) -> [Citation] {
        let rule = /\b(E\.\d+|[CDHJKMOPQRSVXZ]\d{1,2})(?: to ([CDHJKMOPQRSVXZ]\d{1,2}))?\b/
        return String(text).matches(of: rule).compactMap { match in
            guard let first = Rule(match.1) else { return nil }
            return Citation(first: first, last: match.2.flatMap { Rule($0) } ?? first)
        }
    }

    /// What a text cites after the word "contract". In a text that is not about the core, "C1" may be a cell of a sheet.
    static func contract(in text: String) -> [Citation] {
        guard text.contains("ontract ") else { return [] }
        let clause = #/[Cc]ontract ((?:(?:, | and | to )?(?:E\.\d+|[A-Z]\d{1,2}))+)/#
        let joined = text.replacing(/\n *\/\/\/? */, with: " ")
        return joined.matches(of: clause).flatMap { all(in: $0.1) }
    }
}
