import Narration

let performance = Section(
    3,
    5,
    "Performance",
    name: "performance",
    book: "chapter3/performance",
    chineseTitle: "性能"
) { tell in
    tell.prose(
        """
        Is all this not slow? The way to know is to measure. Three ways to add up the squares of the even numbers below
        100,000, measured now, on this machine:
        """
    )
    let sums = tell.measured {
        let numbers = Array(0..<100_000)
        let loop = Measurement("loop") {
            var sum = 0
            for number in numbers where number % 2 == 0 {
                sum += number * number
            }
            return sum
        }
        let eager = Measurement("eager chain") {
            numbers.filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0, +)
        }
        let lazy = Measurement("lazy chain") {
            numbers.lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0, +)
        }
        return [loop, eager, lazy]
    }
    tell.prose(
        """
        The eager chain makes two lists on the way and throws them away. The lazy one passes each element through all
        stages before it takes the next, and makes none; signals work like that too. Fastest just now: \(sums.fastest.name).
        """
    )
    tellOfAppending(tell)
    tellOfTheBuild(tell)
    tell.closing("Try it: exercise 3.5.1, Exercises/Chapter3/Performance.swift")
}

private func tellOfAppending(_ tell: Teller) {
    tell.prose(
        """
        What matters more is how the work grows. A fold that appends by making a new list copies all that was done, for
        every element: for four times the elements four times as much, four times as often. `reduce(into:)` keeps one list
        and changes it where nobody sees.
        """
    )
    let appends = tell.measured {
        func copying(_ count: Int) -> Int {
            (0..<count).reduce([]) { $0 + [$1] }.count
        }
        func keeping(_ count: Int) -> Int {
            (0..<count).reduce(into: []) { $0.append($1) }.count
        }
        return [
            Measurement("copying 3,000") { copying(3_000) },
            Measurement("copying 12,000") { copying(12_000) },
            Measurement("keeping 12,000") { keeping(12_000) },
        ]
    }
    tell.prose(
        """
        For four times the elements, copying took \(appends[1].ratio(to: appends[0])) times as long, and
        \(appends[1].ratio(to: appends[2])) times as long as keeping. Write what is clear, measure where it is slow, and
        look first for work that grows like this.
        """
    )
}

private func tellOfTheBuild(_ tell: Teller) {
    #if DEBUG
    tell.prose(
        """
        This is a debug build, in which nothing is optimised and every step can be looked at: the chains pay for each of
        their closures. Ask the optimiser too: swift run -c release chapter3 performance
        """
    )
    #else
    tell.prose(
        """
        This is a release build: the optimiser has seen through most of the closures. A debug build, with
        swift run chapter3 performance, shows what they would cost without it.
        """
    )
    #endif
}
