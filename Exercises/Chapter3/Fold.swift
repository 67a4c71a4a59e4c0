import Attempts

/// Exercise 3.4.1 · Read the digits as a number.
///
/// Fold the digits, each 0 to 9, into the number that they form side by side. An empty list gives 0.
///
///     number(ofDigits: [3, 0, 7])     // 307
///
/// Book: chapter3/fold
public func number(ofDigits digits: [Int]) -> Int {
    todo()
}

/// Exercise 3.4.2 · Predict a left fold and a right fold.
///
/// Both folds begin with 1 and subtract, one from the left, one from the right:
///
///     let left = [8, 3, 2, 5].reduce(1) { soFar, number in soFar - number }
///     let right = [8, 3, 2, 5].reversed().reduce(1) { soFar, number in number - soFar }
///
/// Give their results as [left, right].
///
/// Book: chapter3/fold
public func leftAndRight() -> [Int] {
    todo()
}

/// Exercise 3.4.3 · Make map and filter out of fold. (stretch)
///
/// Write both with `reduce` alone. Each keeps the order, and calls its function once for each number, from
/// the first to the last.
///
///     OutOfFold.map([1, 2, 3]) { "\($0) km" }       // ["1 km", "2 km", "3 km"]
///     OutOfFold.filter([1, 2, 3]) { $0 != 2 }       // [1, 3]
///
/// Book: chapter3/fold
public enum OutOfFold {
    public static func map<Output>(_ numbers: [Int], _ change: (Int) -> Output) -> [Output] {
        todo()
    }

    public static func filter(_ numbers: [Int], _ isWanted: (Int) -> Bool) -> [Int] {
        todo()
    }
}
