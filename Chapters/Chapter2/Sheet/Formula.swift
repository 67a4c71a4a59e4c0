/// A calculation with numbers and other cells, as in `=B1+C1*2`.
indirect enum Formula: Hashable, Sendable {
    case number(Double)
    case cell(CellName)
    case negative(Formula)
    case calculation(Formula, Operator, Formula)

    enum Operator: Character, Sendable {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case dividedBy = "/"
    }
}

extension Formula {
    /// The cells that the formula looks at.
    var references: Set<CellName> {
        switch self {
        case .number: []
        case .cell(let name): [name]
        case .negative(let formula): formula.references
        case .calculation(let left, _, let right): left.references.union(right.references)
        }
    }

    /// What the formula gives, if cells show what `look` says. An empty cell counts as 0.
    func value(_ look: (CellName) -> CellValue) -> CellValue {
        do throws(Problem) {
            return .number(try number(look))
        } catch {
            return .problem(error.words)
        }
    }

    private struct Problem: Error {
        let words: String
    }

    private func number(_ look: (CellName) -> CellValue) throws(Problem) -> Double {
        switch self {
        case .number(let number): return number
        case .negative(let formula): return -(try formula.number(look))
        case .cell(let name):
            switch look(name) {
            case .empty: return 0
            case .number(let number): return number
            case .label: throw Problem(words: "\(name) is not a number")
            case .problem: throw Problem(words: "needs \(name)")
            }
        case .calculation(let left, let sign, let right):
            return try Self.calculate(try left.number(look), sign, try right.number(look))
        }
    }

    private static func calculate(
        _ left: Double, _ sign: Operator, _ right: Double
    ) throws(Problem) -> Double {
        let result =
            switch sign {
            case .plus: left + right
            case .minus: left - right
            case .times: left * right
            case .dividedBy: left / right
            }
        guard sign != .dividedBy || right != 0 else { throw Problem(words: "divided by zero") }
        guard result.isFinite else { throw Problem(words: "too large a number") }
        return result
    }
}
