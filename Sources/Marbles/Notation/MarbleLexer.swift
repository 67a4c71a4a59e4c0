import FRP
import Text

/// Splits a diagram into its signs. The grammar is documented at ``Diagram``.
struct MarbleLexer<Value: Sendable> {
    enum Sign {
        case blank
        case pass
        case open
        case close
        case mark(Mark<Value>)
    }

    let marbles: String
    /// The meaning of `X`.
    let error: any Error
    let value: (String) -> Value?
    /// Makes the message for a text that `value` does not know.
    let complaint: (String) -> String

    func signs() throws(MarbleMistake) -> [(sign: Sign, column: Int)] {
        var rest = marbles[...]
        var column = 0
        var signs: [(Sign, Int)] = []
        while let first = rest.first {
            let before = rest
            signs.append((try sign(first, at: column, from: &rest), column))
            column += before[..<rest.startIndex].displayWidth
        }
        return signs
    }

    private func sign(
        _ first: Character, at column: Int, from rest: inout Substring
    ) throws(MarbleMistake) -> Sign {
        rest.removeFirst()
        switch first {
        case " ": return .blank
        case "-": return .pass
        case "(": return .open
        case ")": return .close
        case "^": return .mark(.subscription)
        case "!": return .mark(.disposal)
        case "|": return .mark(.event(.completed))
        case "X": return .mark(.event(.error(error)))
        case "'": return try value(of: quoted(from: &rest, at: column), at: column)
        // Some systems replace two hyphens, or one, by these dashes.
        case "—":
            throw mistake(column, "a long dash is no sign of a diagram; write -- in its place, two hyphens")
        case "–", "‐", "−": throw mistake(column, "“\(first)” is no hyphen; write - in its place")
        case _ where first.displayWidth == 0:
            throw mistake(column, "expected a visible character; a diagram is one line, without tabs")
        default: return try value(of: String(first), at: column)
        }
    }

    private func value(of text: String, at column: Int) throws(MarbleMistake) -> Sign {
        guard let value = value(text) else {
            throw mistake(column, complaint(text))
        }
        return .mark(.event(.next(value)))
    }

    private func quoted(from rest: inout Substring, at column: Int) throws(MarbleMistake) -> String {
        // Scalars, because two that were written apart may form one character together.
        var text = String.UnicodeScalarView()
        while let character = rest.popFirst() {
            switch character {
            case "'": return String(text)
            case "\\": text += try escaped(from: &rest, at: column)
            default: text += character.unicodeScalars
            }
        }
        throw mistake(column, "this quoted value has no end; write ' after it")
    }

    /// The character for an escape sequence after a backslash.
    private func escaped(
        from rest: inout Substring, at column: Int
    ) throws(MarbleMistake) -> String.UnicodeScalarView {
        switch rest.popFirst() {
        case nil: return .init()
        case "n": return .init(["\n"])
        case "u" where rest.first == "{":
            let digits = rest.dropFirst().prefix { $0 != "}" }
            guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init),
                rest[digits.endIndex...].first == "}"
            else { throw mistake(column, "expected a number in \\u{…}, such as \\u{200B}") }
            rest = rest[digits.endIndex...].dropFirst()
            return .init([scalar])
        case let character?: return character.unicodeScalars
        }
    }

    private func mistake(_ column: Int, _ problem: String) -> MarbleMistake {
        MarbleMistake(marbles: marbles, column: column, problem: problem)
    }
}

/// The meaning of one sign of a diagram.
enum Mark<Value: Sendable>: Sendable {
    case subscription
    case event(Event<Value>)
    case disposal

    /// Whether nothing can follow it.
    var isEnd: Bool {
        switch self {
        case .subscription: false
        case .event(let event): event.isTerminal
        case .disposal: true
        }
    }
}
