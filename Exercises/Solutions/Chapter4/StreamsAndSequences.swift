import Attempts
import FRP

/// `lazyList` makes a list from the array, `array` an array from the list. Only the last step computes
/// anything: it asks for all elements, and each of them then passes through both closures.
public func parcelLabels(_ grams: [Int]) -> [String] {
    grams.lazyList.filter { $0 > 20 }.map { "\($0) g" }.array
}

/// Asking for the head makes `filter` try one element after the other until one passes, and `map` transform
/// that one. `array` begins with the element that is already known, and asks for the others in the same way:
/// each goes through the whole chain before the next one begins.
public func linesOfTheThermometer() -> [String] {
    ["made", "18?", "21?", "21!", "head", "24?", "24!", "15?"]
}

/// The timetable is endless, and so is the list that `filter` makes from it: both are computed only as far as
/// you ask.
public func trainsToCatch(first: Int, every interval: Int, arriving arrival: Int) -> LazyList<Int> {
    LazyList.iterate(first) { $0 + interval }.filter { $0 >= arrival }
}

/// `rest` is called in one branch only. At the first 0 nobody calls it, so the amounts after it are not
/// computed.
public func takingsOfTheDay(_ roll: LazyList<Int>) -> Int {
    roll.foldRight(0) { amount, rest in amount == 0 ? 0 : amount + rest() }
}
