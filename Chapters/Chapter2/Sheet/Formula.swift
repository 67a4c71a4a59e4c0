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
    /// The cells that the formula refers to.
    var references: Set<CellName> {
        switch self {
        case .number: []
        case .cell(let name): [name]
        case .negative(let formula): formula.references
        case .calculation(let left, _, let right): left.references.union(right.references)
        }
    }

    /// The result of the formula. `valueOf` gives the values of cells. An empty cell counts as 0.
    func value(_ valueOf: (CellName) -> CellValue) -> CellValue {
        do throws(Problem) {
            return .number(try number(valueOf))
        } catch {
            return .problem(error.words)
        }
    }

    private struct Problem: Error {
        let words: String
    }

    private func number(_ valueOf: (CellName) -> CellValue) throws(Problem) -> Double {
        switch self {
        case .number(let number): return number
        case .negative(let formula): return -(try formula.number(valueOf))
        case .cell(let name):
            switch valueOf(name) {
            case .empty: return 0
            case .number(let number): return number
            case .label: throw Problem(words: "\(name) is not a number")
            case .problem: throw Problem(words: "needs \(name)")
            }
        case .calculation(let left, let sign, let right):
            return try Self.calculate(try left.number(valueOf), sign, try right.number(valueOf))
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
