import Attempts
import FRP

/// `lazyList` leads from the array to the list, `array` back again. Only the last step computes anything: it
/// asks for all elements, and each of them then passes through both closures.
public func heavyLetters(_ grams: [Int]) -> [String] {
    grams.lazyList.filter { $0 > 20 }.map { "\($0) g" }.array
}

/// Asking for the head makes `filter` try one element after the other until one passes, and `map` transform
/// that one. `array` begins with what is known already and asks for the rest in the same way: each element
/// goes through the whole chain before the next one is looked at.
public func linesOfTheThermometer() -> [String] {
    ["made", "18?", "21?", "21!", "head", "24?", "24!", "15?"]
}

/// The timetable is endless, and so is what `filter` leaves of it: both are computed as far as somebody asks.
public func trainsToCatch(first: Int, every interval: Int, arriving arrival: Int) -> LazyList<Int> {
    LazyList.iterate(first) { $0 + interval }.filter { $0 >= arrival }
}

/// `rest` is a question. It is asked in one branch only, so at the first 0 nobody asks any more, and what
/// nobody asks for is not computed.
public func takingsOfTheDay(_ roll: LazyList<Int>) -> Int {
    roll.foldRight(0) { amount, rest in amount == 0 ? 0 : amount + rest() }
}
