import Narration

let fold = Section("3.4") { tell in
    tell.prose(
        """
        `map` and `filter` return lists. A fold makes one value from a list: it starts with an initial value, and combines
        it with one element after the other. Swift calls it `reduce`.
        """
    )
    tell.example {
        let numbers = [1, 2, 3]

        var sum = 0
        for number in numbers {
            sum += number
        }
        print("loop:", sum)

        print("fold:", numbers.reduce(0, +))
        print("steps:")
        print(
            numbers.reduce(0) { sum, number in
                print("    \(sum) + \(number)")
                return sum + number
            })
    }
    tell.translation([
        "[numbers rx_foldInitialValue:@0 block:^id(NSNumber *sum, NSNumber *number) { … }];":
            "numbers.reduce(0) { sum, number in … }"
    ])
    tell.prose(
        """
        The initial value is part of the answer. It is the answer for an empty list, and its type is the type of the
        answer. If you start with an empty text, you get a text:
        """
    )
    tell.example {
        print([1, 2, 3].map { "\($0)" }.reduce("", +))
        print([Int]().reduce(0, +), [Int]().reduce(1, *))
        print([3, 9, 4].reduce(Int.min) { max($0, $1) })
    }
    tell.prose(
        """
        The book also has a fold without an initial value, `rx_foldWithBlock:`, and says that it starts with zero. It
        starts with `nil`. The sum is still right, because `nil` has the `integerValue` 0; a product would not be. Swift's
        `reduce` always asks for the initial value.
        """
    )
    tellOfDirections(tell)
    tellOfMapAndFilter(tell)
    tell.closing(
        """
        For signals the fold is `aggregate`; `scan` sends the result of every step. In Rx and Combine: `reduce` and `scan`.
        """
    )
}

private func tellOfDirections(_ tell: Teller) {
    tell.prose(
        """
        A fold can begin at the left or at the right. To see the difference, we draw the calculation instead of doing
        it. `Tree` is a small type of this chapter: its `lines` are the picture, its `words` the same calculation as a
        text.
        """
    )
    tell.example {
        let leaves = [1, 2, 3].map { Tree.leaf("\($0)") }
        let start = Tree.leaf("0")

        let left = leaves.reduce(start) { done, leaf in
            .node("-", done, leaf)
        }
        draw(left.lines)
        print(left.words, "=", [1, 2, 3].reduce(0) { $0 - $1 })

        let right = leaves.reversed().reduce(start) { done, leaf in
            .node("-", leaf, done)
        }
        draw(right.lines)
        print(right.words, "=", [1, 2, 3].reversed().reduce(0) { $1 - $0 })
    }
    tell.prose(
        """
        The first tree leans to the left: it begins with the first element, and needs the last one before it is done. The
        second leans to the right: its top has the first element and, beside it, the fold of the rest. With `+` both give
        the same; with `-` they do not. Section 4.2 has a fold from the right that stops early.
        """
    )
}

private func tellOfMapAndFilter(_ tell: Teller) {
    tell.prose(
        """
        You can make `map` and `filter` from a fold. `map` is a fold that appends the result for each element:
        """
    )
    tell.example {
        func map<A, B>(_ list: [A], _ transform: (A) -> B) -> [B] {
            list.reduce([]) { done, element in done + [transform(element)] }
        }
        print(map([1, 2, 3]) { $0 * $0 })
    }
    tell.prose("`filter` is a fold that appends only some of the elements:")
    tell.example {
        func filter<A>(_ list: [A], _ isWanted: (A) -> Bool) -> [A] {
            list.reduce([]) { done, element in
                isWanted(element) ? done + [element] : done
            }
        }
        print(filter([1, 2, 3]) { $0 % 2 == 0 })
    }
    tell.prose(
        """
        Each `done + [element]` copies all of `done`. For three elements that does not matter. The next section measures
        what it costs for thousands.
        """
    )
}
