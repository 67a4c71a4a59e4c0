import Attempts

public func number(ofDigits digits: [Int]) -> Int {
    accepted([
        "through text": { Int(digits.map(String.init).joined()) ?? 0 },
        "from the right, with the place's worth": {
            digits.reversed().reduce((sum: 0, worth: 1)) { ($0.sum + $1 * $0.worth, $0.worth * 10) }.sum
        },
    ])
}

public enum OutOfFold {
    public static func map<Output>(_ numbers: [Int], _ change: @escaping (Int) -> Output) -> [Output] {
        accepted([
            "with reduce(into:)": { numbers.reduce(into: []) { $0.append(change($1)) } }
        ])
    }

    public static func filter(_ numbers: [Int], _ isWanted: @escaping (Int) -> Bool) -> [Int] {
        accepted([
            "with reduce(into:)": { numbers.reduce(into: []) { if isWanted($1) { $0.append($1) } } }
        ])
    }
}
