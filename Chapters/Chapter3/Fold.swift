import Narration

let fold = Section(3, 4, "Fold", name: "fold", book: "chapter3/fold", chineseTitle: "折叠") { tell in
    tell.prose(
        """
        `map` and `filter` give lists. A fold makes one value of a list: it starts with something, and takes the elements in
        one after the other. Swift calls it `reduce`.
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
    tell.prose(
        """
        The start is part of the answer: it is what a fold of nothing gives, and it says what type the answer has. From an
        empty text one gets a text:
        """
    )
    tell.example {
        print([1, 2, 3].map { "\($0)" }.reduce("", +))
        print([Int]().reduce(0, +), [Int]().reduce(1, *))
        print([3, 9, 4].reduce(Int.min) { max($0, $1) })
    }
    tellOfDirections(tell)
    tellOfMapAndFilter(tell)
    tell.closing(
        """
        On signals the fold is `aggregate`, and the one that tells every step `scan`. In Rx: `reduce` and `scan`, in
        Combine the same. Try it: exercises 3.4.1 to 3.4.3, Exercises/Chapter3/Fold.swift
        """
    )
}

private func tellOfDirections(_ tell: Teller) {
    tell.prose(
        """
        A fold may begin at the left or at the right. To see the difference we fold with a function that does not calculate
        but draws the calculation:
        """
    )
    tell.example {
        let leaves = [1, 2, 3].map { Tree.leaf("\($0)") }
        let start = Tree.leaf("0")

        let left = leaves.reduce(start) { done, leaf in
            .node("-", done, leaf)
        }
        draw(left)
        print(left.words, "=", [1, 2, 3].reduce(0) { $0 - $1 })

        let right = leaves.reversed().reduce(start) { done, leaf in
            .node("-", leaf, done)
        }
        draw(right)
        print(right.words, "=", [1, 2, 3].reversed().reduce(0) { $1 - $0 })
    }
    tell.prose(
        """
        The first tree leans to the left: it begins with the first element, and has to see the last one before it is done.
        The second leans to the right: what stands at the top is the first element and a promise of the rest. With `+`
        both give the same; with `-` they do not. Section 4.2 has a fold from the right that stops early.
        """
    )
}

private func tellOfMapAndFilter(_ tell: Teller) {
    tell.prose(
        "The fold is the root of the family. `map` is a fold that appends what has become of each element:")
    tell.example {
        func map<A, B>(_ list: [A], _ transform: (A) -> B) -> [B] {
            list.reduce([]) { done, element in done + [transform(element)] }
        }
        print(map([1, 2, 3]) { $0 * $0 })
    }
    tell.prose("and `filter` one that does not always append:")
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
        Each `done + [element]` copies what was done before. For three elements nobody cares; the next section measures what
        it costs for thousands.
        """
    )
}
