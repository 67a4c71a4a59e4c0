import Narration

let performance = Section("3.5") { tell in
    tell.prose(
        """
        Is all this slow? To know, you have to measure. Here are three ways to add up the squares of the even numbers below
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
        (`Measurement` runs its closure five times, and keeps the best time.)

        Eager means: each step does its work on the whole list, before the next step begins. So the eager chain makes two
        lists on the way and throws them away. Lazy means: no work before it is needed. The lazy chain makes no list: it passes
        each element through all steps before it takes the next. Fastest just now: \(sums.fastest.name).
        """
    )
    tellOfTheBuild(tell)
    tellOfAppending(tell)
}

private func tellOfAppending(_ tell: Teller) {
    tell.prose(
        """
        One thing is more important: how the work grows. A fold that appends with `+`, as in 3.4, makes a new list for
        every element, and copies all the elements before it. For four times the elements it copies four times as
        much, four times as often: 16 times as much in all. `reduce(into:)` keeps one list and changes it. From
        outside it is still a function without side effects, because no other code sees the list while it changes.
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
    #if DEBUG
    let remark =
        "(Each step also does other work, which grows only four times. So the number is often below 16.)"
    #else
    let remark = "(If that is about 4, the compiler of the release build has taken the copies out.)"
    #endif
    tell.prose(
        """
        For four times the elements, copying took \(appends[1].ratio(to: appends[0])) times as long. \(remark) Copying 12,000 elements took \(appends[1].ratio(to: appends[2])) times
        as long as keeping 12,000.

        The book says that the time of a processor is cheap, and that your own time is not. That is true for code that
        takes a few times as long. It is not true for work that grows like this. Write clear code, measure where it is
        slow, and look first for such work.
        """
    )
}

private func tellOfTheBuild(_ tell: Teller) {
    #if DEBUG
    tell.prose(
        """
        The lazy chain makes no lists, but it is not faster. This is a debug build. The compiler optimises nothing in
        it. In the lazy chain each step asks the step before it for every element, and here these extra calls cost
        more than the two lists. In a release build most of these calls disappear. Compare:

        swift run -c release chapter3 performance
        """
    )
    #else
    tell.prose(
        """
        This is a release build: the compiler has removed most of the calls of closures. A debug build shows what they cost:

        swift run chapter3 performance
        """
    )
    #endif
}
