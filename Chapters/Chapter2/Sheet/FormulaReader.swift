/// A syntax error in a formula: the column of the text, and what is expected there.
struct FormulaMistake: Error, Hashable, CustomStringConvertible {
    /// Counted from 1 in characters, including the equals sign.
    let column: Int
    let problem: String

    var description: String { "column \(column): \(problem)" }
}

/// Parses a formula. `*` and `/` bind closer than `+` and `-`; operators of equal precedence are evaluated from left to right.
///
///     formula   = "=" sum
///     sum       = product { ("+" | "-") product }
///     product   = factor { ("*" | "/") factor }
///     factor    = "-" factor | number | cell | "(" sum ")"
struct FormulaReader {
    /// The maximum length of a formula. Nobody could read a longer one, and a very long one could nest too deeply for the stack.
    static let longest = 200

    private let text: [Character]
    private var place = 0

    /// Parses a text that begins with `=`.
    static func read(_ text: String) throws(FormulaMistake) -> Formula {
        guard text.count <= longest else {
            throw FormulaMistake(column: longest + 1, problem: "a formula has up to \(longest) characters")
        }
        var reader = FormulaReader(text: Array(text))
        return try reader.formula()
    }

    private init(text: [Character]) { self.text = text }

    private mutating func formula() throws(FormulaMistake) -> Formula {
        guard take("=") else { throw mistake("a formula begins with =") }
        let formula = try sum()
        guard let next = peek() else { return formula }
        throw mistake(
            next == ")" ? "this ) closes nothing" : "expected + - * / or the end, not “\(next)”"
        )
    }

    private mutating func sum() throws(FormulaMistake) -> Formula {
        var left = try product()
        while let sign = takeOperator(.plus, .minus) { left = .calculation(left, sign, try product()) }
        return left
    }

    private mutating func product() throws(FormulaMistake) -> Formula {
        var left = try factor()
        while let sign = takeOperator(.times, .dividedBy) { left = .calculation(left, sign, try factor()) }
        return left
    }

    private mutating func factor() throws(FormulaMistake) -> Formula {
        if take("-") { return .negative(try factor()) }
        guard let next = peek() else { throw mistake("a number, a cell or ( is missing") }
        if next == "(" { return try parenthesis() }
        if next.isASCII, next.isNumber || next == "." { return try number() }
        if next.isLetter { return try cell() }
        throw mistake("expected a number, a cell or (, not “\(next)”")
    }

    private mutating func parenthesis() throws(FormulaMistake) -> Formula {
        let opening = place
        _ = take("(")
        let inner = try sum()
        guard take(")") else {
            throw peek().map { mistake("expected + - * / or ), not “\($0)”") }
                ?? FormulaMistake(column: opening + 1, problem: "this ( is never closed")
        }
        return inner
    }

    private mutating func number() throws(FormulaMistake) -> Formula {
        let start = place
        let digits = takeWhile { ($0.isASCII && $0.isNumber) || $0 == "." }
        guard let number = Double(digits), number.isFinite else {
            throw FormulaMistake(column: start + 1, problem: "“\(digits)” is not a number")
        }
        return .number(number)
    }

    private mutating func cell() throws(FormulaMistake) -> Formula {
        let start = place
        let name = takeWhile { $0.isLetter || $0.isNumber }
        guard let cell = CellName(name) else {
            throw FormulaMistake(
                column: start + 1,
                problem: """
                    there is no cell “\(name)”; they go from \(CellName.all[0]) to \
                    \(CellName.all[CellName.all.count - 1])
                    """
            )
        }
        return .cell(cell)
    }

    // MARK: Characters

    /// The next character that is not a blank.
    private mutating func peek() -> Character? {
        while place < text.count, text[place].isWhitespace { place += 1 }
        return place < text.count ? text[place] : nil
    }

    private mutating func take(_ wanted: Character) -> Bool {
        guard peek() == wanted else { return false }
        place += 1
        return true
    }

    private mutating func takeOperator(_ wanted: Formula.Operator...) -> Formula.Operator? {
        guard let sign = peek().flatMap(Formula.Operator.init(rawValue:)), wanted.contains(sign) else {
            return nil
        }
        place += 1
        return sign
    }

    private mutating func takeWhile(_ belongs: (Character) -> Bool) -> String {
        let taken = text[place...].prefix(while: belongs)
        place += taken.count
        return String(taken)
    }

    private func mistake(_ problem: String) -> FormulaMistake {
        FormulaMistake(column: place + 1, problem: problem)
    }
}
