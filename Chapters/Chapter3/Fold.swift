import Narration

let fold = Section("3.4") { tell in
    tell.prose(
        """
        `map` and `filter` return lists. A fold makes one value from a list: it starts with an initial value. It
        combines this value with the first element, the result with the second, and so on. Swift calls it `reduce`.
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
    tell.correction(
        """
        without an initial value `rx_foldWithBlock:` starts with `nil`, and not with zero. A sum is still right, because
        the `integerValue` of `nil` is 0; a product is wrong.
        """
    )
    tell.prose(
        """
        The initial value is the answer for an empty list, and its type is the type of the answer. If you start with an empty
        string, you get a string:
        """
    )
    tell.example {
        print([1, 2, 3].map { "\($0)" }.reduce("", +))
        print([Int]().reduce(0, +), [Int]().reduce(1, *))
        print([3, 9, 4].reduce(Int.min) { max($0, $1) })
    }
    tellOfDirections(tell)
    tellOfMapAndFilter(tell)
}

private func tellOfDirections(_ tell: Teller) {
    tell.prose(
        """
        A fold can begin at the left or at the right. To see the difference, we also fold into a picture of the
        calculation, a `Tree`: a `leaf` is a number, and a `node` is a sign with two trees below it. (`lines` is the
        tree as a picture, `words` the same in one line.) First from the left: 0 - 1, then minus 2, then minus 3.
        """
    )
    tell.example {
        let leaves = [1, 2, 3].map { Tree.leaf("\($0)") }
        let tree = leaves.reduce(Tree.leaf("0")) { done, leaf in
            .node("-", done, leaf)
        }
        draw(tree.lines)

        let result = [1, 2, 3].reduce(0) { done, number in done - number }
        print(tree.words, "=", result)
    }
    tell.prose(
        """
        Read the tree from the bottom to the top. Now from the right: 1 minus the rest, which is 2 - (3 - 0). Swift's
        lists have only the left fold. So the right fold is a left fold of the reversed list, with the new number on
        the left of the minus:
        """
    )
    tell.example {
        let leaves = [1, 2, 3].map { Tree.leaf("\($0)") }
        let tree = leaves.reversed().reduce(Tree.leaf("0")) { done, leaf in
            .node("-", leaf, done)
        }
        draw(tree.lines)

        let result = [1, 2, 3].reversed().reduce(0) { done, number in
            number - done
        }
        print(tree.words, "=", result)
    }
    tell.prose(
        "With `+` both give the same; with `-` they do not. Section 4.2 shows what a right fold is good for."
    )
}

private func tellOfMapAndFilter(_ tell: Teller) {
    tell.prose(
        """
        `map` is a fold that appends the result for each element:
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
        Each `done + [element]` copies all of `done`. The next section measures what that costs.
        """
    )
}
