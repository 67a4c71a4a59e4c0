/// The number so far moves one place to the left, and the next digit takes the free place. The initial 0 is
/// also the answer for no digits.
public func number(ofDigits digits: [Int]) -> Int {
    digits.reduce(0) { soFar, digit in soFar * 10 + digit }
}

/// The left fold is (((1 - 8) - 3) - 2) - 5, the right fold 8 - (3 - (2 - (5 - 1))). They agree only for
/// operations such as `+`, where brackets and the side of the initial value do not matter.
public func leftAndRight() -> [Int] {
    [-17, 3]
}

/// A fold visits every element once and keeps a value meanwhile. If that is an array, it can become any list.
/// So the fold is the most general of the three.
public enum OutOfFold {
    public static func map<Output>(_ numbers: [Int], _ change: (Int) -> Output) -> [Output] {
        numbers.reduce([]) { soFar, number in soFar + [change(number)] }
    }

    public static func filter(_ numbers: [Int], _ isWanted: (Int) -> Bool) -> [Int] {
        numbers.reduce([]) { soFar, number in isWanted(number) ? soFar + [number] : soFar }
    }
}
