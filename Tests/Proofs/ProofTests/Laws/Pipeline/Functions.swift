/// A test of a value, as data.
enum Predicate: Sendable, Equatable, CustomStringConvertible {
    case isBelow(Int)
    case isMultiple(of: Int)

    func callAsFunction(_ value: Int) -> Bool {
        switch self {
        case .isBelow(let limit): value < limit
        case .isMultiple(let divisor): value % divisor == 0
        }
    }

    var description: String {
        switch self {
        case .isBelow(let limit): "$0 < \(limit)"
        case .isMultiple(let divisor): "$0 % \(divisor) == 0"
        }
    }
}

/// A calculation with a value, as data. Results stay below 1,000, however deep a pipeline is.
enum Function: Sendable, Equatable, CustomStringConvertible {
    case plus(Int)
    case times(Int)
    case dividedBy(Int)

    func callAsFunction(_ value: Int) -> Int {
        switch self {
        case .plus(let number): (value + number) % 1000
        case .times(let number): (value * number) % 1000
        case .dividedBy(let number): value / number
        }
    }

    var description: String {
        switch self {
        case .plus(let number): "$0 + \(number)"
        case .times(let number): "$0 * \(number)"
        case .dividedBy(let number): "$0 / \(number)"
        }
    }
}

/// Two values as one, in which their order can be seen.
@Sendable func mix(_ one: Int, _ other: Int) -> Int { (one * 10 + other) % 1000 }

/// Values as one. Starts with 1, so that an empty list and a list of 0 differ.
@Sendable func mix(_ values: [Int]) -> Int { values.reduce(1, mix) }

/// What the operators of events as values do with numbers: a multiple of 7 completes, a multiple of 11 fails.
enum Coded {
    static func happening(_ value: Int) -> Happening {
        if value % 7 == 0 { return .completion }
        if value % 11 == 0 { return .failure(value % 5) }
        return .value(value)
    }

    static func number(_ happening: Happening) -> Int {
        switch happening {
        case .value(let value): value
        case .failure(let code): 900 + code % 50
        case .completion: 999
        }
    }
}
