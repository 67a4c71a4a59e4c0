import Attempts

public func number(ofDigits digits: [Int]) -> Int {
    accepted([
        "It joins the digits into a text and reads that as a number; `?? 0` is for no digits.": {
            Int(digits.map(String.init).joined()) ?? 0
        },
        "It begins at the right, and the fold also keeps the value of the next place.": {
            digits.reversed().reduce((sum: 0, worth: 1)) { ($0.sum + $1 * $0.worth, $0.worth * 10) }.sum
        },
    ])
}

public enum OutOfFold {
    public static func map<Output>(_ numbers: [Int], _ change: @escaping (Int) -> Output) -> [Output] {
        accepted([
            "`reduce(into:)` adds to one array instead of making a new one for each element.": {
                numbers.reduce(into: []) { $0.append(change($1)) }
            }
        ])
    }

    public static func filter(_ numbers: [Int], _ isWanted: @escaping (Int) -> Bool) -> [Int] {
        accepted([
            "`reduce(into:)` adds to one array instead of making a new one for each element.": {
                numbers.reduce(into: []) { if isWanted($1) { $0.append($1) } }
            }
        ])
    }
}
