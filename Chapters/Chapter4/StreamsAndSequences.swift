import FRP
import Narration

let streamsAndSequences = Section("4.2") { tell in
    tell.prose(
        """
        A stream is a row of values. The book has two kinds: you pull values from one, and the other pushes them to you.
        This section is about the first. The book calls it a sequence; here it is a `LazyList`.

        An array becomes a list, is transformed, and becomes an array again:
        """
    )
    tell.example {
        let squares = [1, 2, 3].lazyList.map { $0 * $0 }
        print(squares.array)
        print([1, 2, 3, 4].lazyList.filter { $0 % 2 == 0 }.array)
    }
    tell.translation([
        "RACSequence *squares = [@[ @1, @2, @3 ].rac_sequence map:^id(NSNumber *number) { … }];":
            "let squares = [1, 2, 3].lazyList.map { … }",
        "NSArray *array = squares.array;": "squares.array",
    ])
    tell.prose(
        """
        `map` returns a new list, and leaves the old one as it was. (The book maps `stream` and then prints `[stream array]`.
        That prints 1, 2, 3; the squares are in the list that nobody kept.)

        An array could do this too. The difference is when the work is done. The next closure prints a line when it is
        called, and `head` asks for the first element:
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
        Making the list computed nothing. Asking for the first element squared one number. Asking for all of them squared
        the other two; the second time, nothing was left to do. Each element is computed when you first ask for it, and
        never again. (The book says two things about this: that a sequence is lazy, and that it has its values when it is
        made. Only the first is true, as you see here.)
        """
    )
    tellOfEndlessLists(tell)
    tellOfFolds(tell)
    tell.closing(
        """
        In ReactiveCocoa: `RACSequence`, `rac_sequence`. Rx and Combine have nothing like it. Swift's own `lazy` computes
        again each time you ask.
        """
    )
}

private func tellOfEndlessLists(_ tell: Teller) {
    tell.prose(
        """
        A list that is computed on demand can be endless. `iterate` begins with 1, and makes each further number from
        the number before it. Below, `evenSquares` is the list of all even squares, and the last line asks for the first
        number whose square is above 500:
        """
    )
    tell.example {
        let naturals = LazyList.iterate(1) { $0 + 1 }
        let evenSquares = naturals.map { $0 * $0 }.filter { $0 % 2 == 0 }
        print(evenSquares.take(5).array)
        print(naturals.first { $0 * $0 > 500 } ?? 0)
    }
    tell.prose("`take(5)` is a list of the first five. Without `take`, `array` would never return.")
}

private func tellOfFolds(_ tell: Teller) {
    tell.prose(
        """
        A fold makes one value from many. A left fold begins with the first element and goes on. In a right fold the first
        element waits for the result of all the others. To see this, we fold into text:
        """
    )
    tell.example {
        let digits = ["1", "2", "3"].lazyList
        print("left: ", digits.foldLeft("") { "(\($0)\($1))" })
        print("right:", digits.foldRight("") { "(\($0)\($1()))" })
    }
    tell.translation([
        "[digits foldLeftWithStart:@\"\" reduce:^id(NSString *done, NSString *digit) { … }];":
            "digits.foldLeft(\"\") { … }",
        "[digits foldRightWithStart:@\"\" reduce:^id(NSString *digit, RACSequence *rest) { … }];":
            "digits.foldRight(\"\") { … }",
    ])
    tell.prose(
        """
        In a right fold the rest is a function, `$1()`, that you call only if you need it. So the fold can stop even if the
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
    tell.prose("At 3 the answer was known. The elements after 3 were never computed.")
}
