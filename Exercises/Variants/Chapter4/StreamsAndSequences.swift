import Attempts
import FRP

public func parcelLabels(_ grams: [Int]) -> [String] {
    variants {
        right("Arrays have `filter` and `map` too, so a lazy list is not needed here.") {
            grams.filter { $0 > 20 }.map { "\($0) g" }
        }
        right("One fold from the left both filters and maps.") {
            grams.lazyList.foldLeft([]) { labels, gram in gram > 20 ? labels + ["\(gram) g"] : labels }
        }
        wrong("takes 20 for above 20") { grams.lazyList.filter { $0 >= 20 }.map { "\($0) g" }.array }
        wrong("labels every parcel") { grams.lazyList.map { "\($0) g" }.array }
        wrong("stops at the first light parcel") {
            grams.lazyList.takeWhile { $0 > 20 }.map { "\($0) g" }.array
        }
    }
}

public func linesOfTheThermometer() -> [String] {
    variants {
        wrong("has filter finish before map begins") {
            ["made", "18?", "21?", "24?", "15?", "21!", "head", "24!"]
        }
        wrong("has the work done when the list is made") {
            ["18?", "21?", "21!", "24?", "24!", "15?", "made", "head"]
        }
        wrong("has the array compute everything once more") {
            ["made", "18?", "21?", "21!", "head", "18?", "21?", "21!", "24?", "24!", "15?"]
        }
        wrong("has the head look at one element only") {
            ["made", "18?", "head", "21?", "21!", "24?", "24!", "15?"]
        }
        wrong("stops at the last element that passes") {
            ["made", "18?", "21?", "21!", "head", "24?", "24!"]
        }
    }
}

public func trainsToCatch(first: Int, every interval: Int, arriving arrival: Int) -> LazyList<Int> {
    variants {
        right("`skipUntil` stops asking at the first train that can be caught; `filter` asks about each.") {
            LazyList.iterate(first) { $0 + interval }.skipUntil { $0 >= arrival }
        }
        right("It calculates the first train that can be caught, and begins with that.") {
            let missed = max(0, (arrival - first + interval - 1) / interval)
            return LazyList.iterate(first + missed * interval) { $0 + interval }
        }
        right("The timetable is made of a head and a tail, which is what `iterate` does for you.") {
            @Sendable func trains(from minute: Int) -> LazyList<Int> {
                LazyList(head: { minute }, tail: { trains(from: minute + interval) })
            }
            return trains(from: first).filter { $0 >= arrival }
        }
        wrong("misses the train that leaves in the minute of the arrival") {
            LazyList.iterate(first) { $0 + interval }.filter { $0 > arrival }
        }
        wrong("counts the minutes from the arrival") { LazyList.iterate(arrival) { $0 + interval } }
        wrong("begins with the second train") {
            LazyList.iterate(first + interval) { $0 + interval }.filter { $0 >= arrival }
        }
        wrong("thinks that a hundred trains are enough") {
            LazyList.iterate(first) { $0 + interval }.take(100).filter { $0 >= arrival }
        }
        wrong("forgets the arrival") { LazyList.iterate(first) { $0 + interval } }
    }
}

public func takingsOfTheDay(_ roll: LazyList<Int>) -> Int {
    variants {
        right("`takeWhile` ends the list at the first 0, so a fold from the left can be used.") {
            roll.takeWhile { $0 != 0 }.foldLeft(0, +)
        }
        right("A loop over `elements` ends at the first 0.") {
            var sum = 0
            for amount in roll.elements {
                if amount == 0 { break }
                sum += amount
            }
            return sum
        }
        right("It goes from `head` to `tail` by itself, and ends at the first 0.") {
            var sum = 0
            var rest = roll
            while let amount = rest.head, amount != 0 {
                sum += amount
                rest = rest.tail
            }
            return sum
        }
        wrong("asks for the rest before it looks at the amount") {
            roll.foldRight(0) { amount, rest in
                let others = rest()
                return amount == 0 ? 0 : amount + others
            }
        }
        wrong("goes on after the 0") { roll.foldRight(0) { amount, rest in amount + rest() } }
        wrong("ends the day where money is given back") {
            roll.foldRight(0) { amount, rest in amount <= 0 ? 0 : amount + rest() }
        }
        wrong("makes an array of the whole list") { roll.array.prefix { $0 != 0 }.reduce(0, +) }
        wrong("looks at the next amount before it stops") {
            roll.zip(with: roll.skip(1).concat([0].lazyList))
                .takeWhile { $0.0 != 0 }
                .foldLeft(0) { sum, pair in sum + pair.0 }
        }
    }
}
