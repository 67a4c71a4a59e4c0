import Attempts

public func number(ofDigits digits: [Int]) -> Int {
    variants {
        right("It joins the digits into a string and reads that as a number; `?? 0` is for no digits.") {
            Int(digits.map(String.init).joined()) ?? 0
        }
        right("It begins at the right, and the fold also keeps the value of the next place.") {
            digits.reversed().reduce((sum: 0, worth: 1)) { ($0.sum + $1 * $0.worth, $0.worth * 10) }.sum
        }
        wrong("adds the digits") { digits.reduce(0, +) }
        wrong("reads from the right") { digits.reversed().reduce(0) { $0 * 10 + $1 } }
        wrong("begins with 1") { digits.reduce(1) { $0 * 10 + $1 } }
        wrong("moves the new digit as well") { digits.reduce(0) { ($0 + $1) * 10 } }
    }
}

public func leftAndRight() -> [Int] {
    variants {
        wrong("thinks that both come to the same") { [-17, -17] }
        wrong("forgets the initial value") { [-2, 2] }
        wrong("forgets that the numbers are reversed") { [-17, -1] }
        wrong("takes one for the other") { [3, -17] }
    }
}

public enum OutOfFold {
    public static func map<Output>(_ numbers: [Int], _ change: (Int) -> Output) -> [Output] {
        variants {
            right("`reduce(into:)` adds to one array instead of making a new one for each element.") {
                numbers.reduce(into: []) { $0.append(change($1)) }
            }
            wrong("puts what comes later in front") { numbers.reduce([]) { [change($1)] + $0 } }
            wrong("keeps only what came last") { numbers.reduce([]) { [change($1)] } }
            wrong("asks from the last to the first") { numbers.reversed().reduce([]) { [change($1)] + $0 } }
            wrong("keeps the others") { numbers.reduce([]) { $0 + [change($1)] } }
            wrong("begins with the list itself") { numbers.reduce([]) { $0 + [change($1)] } }
        }
    }

    public static func filter(_ numbers: [Int], _ isWanted: (Int) -> Bool) -> [Int] {
        variants {
            right("`reduce(into:)` adds to one array instead of making a new one for each element.") {
                numbers.reduce(into: []) { if isWanted($1) { $0.append($1) } }
            }
            wrong("puts what comes later in front") { numbers.reduce([]) { isWanted($1) ? [$1] + $0 : $0 } }
            wrong("keeps only what came last") { numbers.reduce([]) { isWanted($1) ? [$1] : $0 } }
            wrong("asks from the last to the first") {
                numbers.reversed().reduce([]) { isWanted($1) ? [$1] + $0 : $0 }
            }
            wrong("keeps the others") { numbers.reduce([]) { isWanted($1) ? $0 : $0 + [$1] } }
            wrong("begins with the list itself") { numbers.reduce(numbers) { isWanted($1) ? $0 + [$1] : $0 } }
        }
    }
}
