import Attempts

public func number(ofDigits digits: [Int]) -> Int {
    mistake([
        "adds the digits": { digits.reduce(0, +) },
        "reads from the right": { digits.reversed().reduce(0) { $0 * 10 + $1 } },
        "begins with 1": { digits.reduce(1) { $0 * 10 + $1 } },
        "moves the new digit as well": { digits.reduce(0) { ($0 + $1) * 10 } },
    ])
}

public func leftAndRight() -> [Int] {
    mistake([
        "thinks that both come to the same": { [-12, -12] },
        "forgets the initial value": { [3, 7] },
        "takes one for the other": { [6, -12] },
    ])
}

public enum OutOfFold {
    public static func map<Output>(_ numbers: [Int], _ change: @escaping (Int) -> Output) -> [Output] {
        mistake([
            "puts what comes later in front": { numbers.reduce([]) { [change($1)] + $0 } },
            "keeps only what came last": { numbers.reduce([]) { [change($1)] } },
            "asks from the last to the first": { numbers.reversed().reduce([]) { [change($1)] + $0 } },
            "keeps the others": { numbers.reduce([]) { $0 + [change($1)] } },
            "begins with the list itself": { numbers.reduce([]) { $0 + [change($1)] } },
        ])
    }

    public static func filter(_ numbers: [Int], _ isWanted: @escaping (Int) -> Bool) -> [Int] {
        mistake([
            "puts what comes later in front": { numbers.reduce([]) { isWanted($1) ? [$1] + $0 : $0 } },
            "keeps only what came last": { numbers.reduce([]) { isWanted($1) ? [$1] : $0 } },
            "asks from the last to the first": {
                numbers.reversed().reduce([]) { isWanted($1) ? [$1] + $0 : $0 }
            },
            "keeps the others": { numbers.reduce([]) { isWanted($1) ? $0 : $0 + [$1] } },
            "begins with the list itself": { numbers.reduce(numbers) { isWanted($1) ? $0 + [$1] : $0 } },
        ])
    }
}
