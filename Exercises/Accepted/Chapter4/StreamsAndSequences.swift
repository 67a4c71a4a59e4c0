import Attempts
import FRP
@_exported import Chapter4Solutions

public func heavyLetters(_ grams: [Int]) -> [String] {
    accepted([
        "by the operators of the array": { grams.filter { $0 > 20 }.map { "\($0) g" } },
        "with a fold from the left": {
            grams.lazyList.foldLeft([]) { labels, gram in gram > 20 ? labels + ["\(gram) g"] : labels }
        },
    ])
}

public func trainsToCatch(first: Int, every interval: Int, arriving arrival: Int) -> LazyList<Int> {
    accepted([
        "with skipUntil": { LazyList.iterate(first) { $0 + interval }.skipUntil { $0 >= arrival } },
        "from the first that can be caught, by arithmetic": {
            let missed = max(0, (arrival - first + interval - 1) / interval)
            return LazyList.iterate(first + missed * interval) { $0 + interval }
        },
        "by a head and a rest": {
            @Sendable func trains(from minute: Int) -> LazyList<Int> {
                LazyList(head: { minute }, tail: { trains(from: minute + interval) })
            }
            return trains(from: first).filter { $0 >= arrival }
        },
    ])
}

public func takingsOfTheDay(_ roll: LazyList<Int>) -> Int {
    accepted([
        "with takeWhile and a fold from the left": { roll.takeWhile { $0 != 0 }.foldLeft(0, +) },
        "in a loop": {
            var sum = 0
            for amount in roll.elements {
                if amount == 0 { break }
                sum += amount
            }
            return sum
        },
        "with head and tail": {
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
