import Attempts
import FRP

public func heavyLetters(_ grams: [Int]) -> [String] {
    mistake([
        "takes 20 for above 20": { grams.lazyList.filter { $0 >= 20 }.map { "\($0) g" }.array },
        "labels every letter": { grams.lazyList.map { "\($0) g" }.array },
        "stops at the first light letter": { grams.lazyList.takeWhile { $0 > 20 }.map { "\($0) g" }.array },
    ])
}

public func linesOfTheThermometer() -> [String] {
    mistake([
        "has filter finish before map begins": {
            ["made", "18?", "21?", "24?", "15?", "21!", "head", "24!"]
        },
        "has the work done when the list is made": {
            ["18?", "21?", "21!", "24?", "24!", "15?", "made", "head"]
        },
        "has the array compute everything once more": {
            ["made", "18?", "21?", "21!", "head", "18?", "21?", "21!", "24?", "24!", "15?"]
        },
        "has the head look at one element only": {
            ["made", "18?", "head", "21?", "21!", "24?", "24!", "15?"]
        },
        "stops at the last element that passes": {
            ["made", "18?", "21?", "21!", "head", "24?", "24!"]
        },
    ])
}

public func trainsToCatch(first: Int, every interval: Int, arriving arrival: Int) -> LazyList<Int> {
    mistake([
        "misses the train that leaves in the minute of the arrival": {
            LazyList.iterate(first) { $0 + interval }.filter { $0 > arrival }
        },
        "counts the minutes from the arrival": { LazyList.iterate(arrival) { $0 + interval } },
        "begins with the second train": {
            LazyList.iterate(first + interval) { $0 + interval }.filter { $0 >= arrival }
        },
        "thinks that a hundred trains are enough": {
            LazyList.iterate(first) { $0 + interval }.take(100).filter { $0 >= arrival }
        },
        "forgets who arrives": { LazyList.iterate(first) { $0 + interval } },
    ])
}

public func takingsOfTheDay(_ roll: LazyList<Int>) -> Int {
    mistake([
        "asks for the rest before it looks at the amount": {
            roll.foldRight(0) { amount, rest in
                let others = rest()
                return amount == 0 ? 0 : amount + others
            }
        },
        "goes on after the 0": { roll.foldRight(0) { amount, rest in amount + rest() } },
        "ends the day where money is given back": {
            roll.foldRight(0) { amount, rest in amount <= 0 ? 0 : amount + rest() }
        },
        "makes an array of the whole roll": { roll.array.prefix { $0 != 0 }.reduce(0, +) },
        "looks at the next amount before it stops": {
            roll.zip(with: roll.skip(1).concat([0].lazyList))
                .takeWhile { $0.0 != 0 }
                .foldLeft(0) { sum, pair in sum + pair.0 }
        },
    ])
}
