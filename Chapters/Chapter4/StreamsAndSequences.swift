import FRP
import Narration

let streamsAndSequences = Section(
    4,
    2,
    "Streams and sequences",
    name: "streams-and-sequences",
    book: "chapter4/streams_and_sequences",
    chineseTitle: "流和序列"
) { tell in
    tell.prose(
        """
        A stream is values in a row. The book knows two kinds: one that you pull values out of, and one that pushes them
        at you. This section is about the first, which it calls a sequence and we call a `LazyList`.

        An array becomes a list, is transformed, and becomes an array again:
        """
    )
    tell.example {
        let squares = [1, 2, 3].lazyList.map { $0 * $0 }
        print(squares.array)
        print([1, 2, 3, 4].lazyList.filter { $0 % 2 == 0 }.array)
    }
    tell.prose(
        """
        So far an array could do as much. The difference is when the work is done. Watch the closure: it says when it
        is called.
        """
    )
    tell.example {
        let squares = [1, 2, 3].lazyList.map { number in
            print("  squaring \(number)")
            return number * number
        }
        print("made; nothing squared yet")
        print("the first is", squares.head ?? 0)
        print("all of them:", squares.array)
        print("once more:", squares.array)
    }
    tell.prose(
        """
        Making the list computed nothing. Asking for the first element squared one number, asking for all of them only
        the two that were missing, and the second time nothing was left to do: each element is computed when somebody
        asks, and at most once.
        """
    )
    tellOfEndlessLists(tell)
    tellOfFolds(tell)
    tell.closing(
        """
        In ReactiveCocoa: `RACSequence`, `rac_sequence`. Rx and Combine have none; Swift's own `lazy` computes anew each
        time one asks.

        Try it: exercises 4.2.1 to 4.2.4, Exercises/Chapter4/StreamsAndSequences.swift
        """
    )
}

private func tellOfEndlessLists(_ tell: Teller) {
    tell.prose("What is computed on demand need not end. Here are all even squares there are:")
    tell.example {
        let naturals = LazyList.iterate(1) { $0 + 1 }
        let evenSquares = naturals.map { $0 * $0 }.filter { $0 % 2 == 0 }
        print(evenSquares.take(5).array)
        print(naturals.first { $0 * $0 > 500 } ?? 0)
    }
    tell.prose("`take(5)` asks five times. Without it, `array` would be at work for ever.")
}

private func tellOfFolds(_ tell: Teller) {
    tell.prose(
        """
        A fold makes one value of many. From the left, it begins with the first element and goes on; from the right, the
        first element waits for the result of all the others. To see it, we fold into text:
        """
    )
    tell.example {
        let digits = ["1", "2", "3"].lazyList
        print("left: ", digits.foldLeft("") { "(\($0)\($1))" })
        print("right:", digits.foldRight("") { "(\($0)\($1()))" })
    }
    tell.prose(
        """
        The right fold hands over the rest as a question, `$1()`, that one need not ask. So it can stop, even on a list
        that does not:
        """
    )
    tell.example {
        let naturals = LazyList.iterate(1) { number in
            print("  after \(number) comes \(number + 1)")
            return number + 1
        }
        let found = naturals.foldRight(false) { number, rest in
            number == 3 || rest()
        }
        print("there is a 3:", found)
    }
    tell.prose("At 3 the answer was known. What comes after 3 was never computed.")
}
