import Attempts
import FRP

public func heavyLetters(_ grams: [Int]) -> [String] {
    accepted([
        "Arrays have `filter` and `map` too, so a lazy list is not needed here.": {
            grams.filter { $0 > 20 }.map { "\($0) g" }
        },
        "One fold from the left both filters and maps.": {
            grams.lazyList.foldLeft([]) { labels, gram in gram > 20 ? labels + ["\(gram) g"] : labels }
        },
    ])
}

public func trainsToCatch(first: Int, every interval: Int, arriving arrival: Int) -> LazyList<Int> {
    accepted([
        "`skipUntil` stops asking at the first train that can be caught; `filter` asks about each.": {
            LazyList.iterate(first) { $0 + interval }.skipUntil { $0 >= arrival }
        },
        "It calculates the first train that can be caught, and begins with that.": {
            let missed = max(0, (arrival - first + interval - 1) / interval)
            return LazyList.iterate(first + missed * interval) { $0 + interval }
        },
        "The timetable is made of a head and a tail, which is what `iterate` does for you.": {
            @Sendable func trains(from minute: Int) -> LazyList<Int> {
                LazyList(head: { minute }, tail: { trains(from: minute + interval) })
            }
            return trains(from: first).filter { $0 >= arrival }
        },
    ])
}

public func takingsOfTheDay(_ roll: LazyList<Int>) -> Int {
    accepted([
        "`takeWhile` ends the list at the first 0, so a fold from the left can be used.": {
            roll.takeWhile { $0 != 0 }.foldLeft(0, +)
        },
        "A loop over `elements` ends at the first 0.": {
            var sum = 0
            for amount in roll.elements {
                if amount == 0 { break }
                sum += amount
            }
            return sum
        },
        "It goes from `head` to `tail` by itself, and ends at the first 0.": {
            var sum = 0
            var rest = roll
            while let amount = rest.head, amount != 0 {
                sum += amount
                rest = rest.tail
            }
            return sum
        },
    ])
}
