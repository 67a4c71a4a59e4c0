import FRP
import Narration

let streamsAndSequences = Section("4.2") { tell in
    tell.prose(
        """
        A stream is a row of values, one after another, like water in a pipe. There are two kinds. From the first kind
        you pull values: you ask, and get the next one. The second kind pushes values to you. This section is about
        the first kind: it has the operators of signals, but no time. The book calls it a sequence; here it is a `LazyList`.

        In this section a list is always a `LazyList`. An array becomes a list, is transformed, and becomes an array again:
        """
    )
    tell.example {
        let squares = [1, 2, 3].lazyList.map { $0 * $0 }
        print(squares.array)
        print([1, 2, 3, 4].lazyList.filter { $0 % 2 == 0 }.array)
        print([1, nil, 3].lazyList.map { $0 ?? 0 }.array)
    }
    tell.translation([
        "[[array rac_sequence] map:^id (id value) { … }];": "[1, 2, 3].lazyList.map { … }"
    ])
    tell.correction(
        """
        it maps `stream`, and then prints `[stream array]`: that is 1, 2, 3. The squares are in the list that `map`
        returned.
        """
    )
    tell.prose(
        """
        `map` returns a new list, and leaves the old one as it was. Like an `NSArray`, a sequence of the book cannot
        contain nil. Here a list can, if its type says so: the last line of code begins with a list of `Int?`.
        """
    )
    tell.correction(
        """
        it says that no stream can contain nil. A signal is a stream too (4.3), and may send nil, as in 5.3.
        """
    )
    tellOfLaziness(tell)
    tellOfEndlessLists(tell)
    tellOfFolds(tell)
}

private func tellOfLaziness(_ tell: Teller) {
    tell.heading("Computed when you ask")
    tell.prose(
        """
        An array could do all this too. The difference is when the work is done. The next closure prints a line when it
        is called, and `head` asks for the first element:
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
        When the list was made, nothing was computed. When the code asked for the first element, one number was
        squared. When it asked for all of them, the other two were squared; the second time, nothing was left to do.
        Each element is computed when you first ask for it, and never again: the list is lazy.

        A lazy list can be endless. `iterate` begins with 1, and makes each further number from the number before it. The last
        line asks for the first number whose square is above 500:
        """
    )
}

private func tellOfEndlessLists(_ tell: Teller) {
    tell.example {
        let naturals = LazyList.iterate(1) { $0 + 1 }
        let evenSquares = naturals.map { $0 * $0 }.filter { $0 % 2 == 0 }
        print(evenSquares.take(5).array)
        print(naturals.first { $0 * $0 > 500 } ?? 0)
    }
    tell.prose("`take(5)` is a list of the first five. Without it, `array` would never return.")
}

private func tellOfFolds(_ tell: Teller) {
    tell.heading("Folds from the left, and from the right")
    tell.prose(
        """
        A lazy list has both folds of 3.4. (The right one comes from languages in which a list has two parts: its
        first element, the head, and all the others, the tail.)
        """
    )
    tell.example {
        let digits = ["1", "2", "3"].lazyList
        print(digits.foldLeft("") { done, digit in "(" + done + digit + ")" })
        print(digits.foldRight("") { digit, rest in "(" + digit + rest() + ")" })
    }
    tell.translation([
        "[digits foldLeftWithStart:@\"\" reduce:^id (id done, id digit) { … }];":
            "digits.foldLeft(\"\") { done, digit in … }"
    ])
    tell.prose(
        """
        In a right fold the second argument of the closure, `rest`, is itself a function: `rest()` computes the result
        of the others. A closure that does not need the others does not call it. So a right fold can stop, even if the
        list is endless:
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
    tell.prose(
        "At 3 the answer was known, so `||` did not call `rest()`. The elements after 3 were never computed.")
}
