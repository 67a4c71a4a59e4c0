extension LazyList {
    /// Each element, transformed when it is asked for.
    ///
    ///     [1, 2, 3].lazyList.map { $0 * $0 }      1, 4, 9
    ///
    /// Contract Q4, Q7. Book: chapter3/map, chapter4/streams_and_sequences.
    public func map<Output>(_ transform: @escaping @Sendable (Element) -> Output) -> LazyList<Output> {
        derived { [self] in
            guard case .node(let head, let tail) = contents else { return .empty }
            return .node(head: Memo { (head.value ?? nil).map(transform) }, tail: tail.map(transform))
        }
    }

    /// The elements that pass a test. The others are passed over in a loop, however many they are.
    ///
    /// Contract Q7, Q8. Book: chapter3/filter, chapter4/streams_and_sequences.
    public func filter(_ isIncluded: @escaping @Sendable (Element) -> Bool) -> LazyList {
        derived { [self] in
            var rest = self
            while case .node(let head, let tail) = rest.contents {
                if let element = head.value ?? nil, isIncluded(element) {
                    return .node(head: head, tail: tail.filter(isIncluded))
                }
                rest = tail
            }
            return .empty
        }
    }

    /// The elements of this list, then those of `other`.
    ///
    /// Contract Q7.
    public func concat(_ other: LazyList) -> LazyList { derived { [self] in .concat(self, other) } }

    /// `element`, then the elements of this list.
    ///
    /// Contract Q7.
    public func startWith(_ element: Element) -> LazyList {
        derived { [self] in .node(head: Memo(known: element), tail: self) }
    }

    /// Pairs by position; as long as the shorter list.
    ///
    /// Contract Q10.
    public func zip<Other>(with other: LazyList<Other>) -> LazyList<(Element, Other)> {
        derived { [self] in
            guard case .node(let head, let tail) = contents,
                case .node(let otherHead, let otherTail) = other.contents
            else { return .empty }
            let pair = Memo<(Element, Other)?> {
                guard let one = head.value ?? nil, let other = otherHead.value ?? nil else { return nil }
                return (one, other)
            }
            return .node(head: pair, tail: tail.zip(with: otherTail))
        }
    }

    /// Running results: for each element, what `combine` makes of the result before and the element.
    ///
    ///     [1, 2, 3].lazyList.scan(0, +)      1, 3, 6
    ///
    /// Contract Q7. Book: chapter3/fold shows the fold it belongs to.
    public func scan<Result: Sendable>(
        _ start: Result, _ combine: @escaping @Sendable (Result, Element) -> Result
    ) -> LazyList<Result> {
        derived { [self] in
            guard case .node(let head, let tail) = contents else { return .empty }
            let result = Memo<Result?> { (head.value ?? nil).map { combine(start, $0) } }
            // The rest needs this result: asked for here, so that results do not ask for each other in a
            // recursion.
            let rest = LazyList<Result> { tail.scan((result.value ?? nil) ?? start, combine).contents }
            return .node(head: result, tail: rest)
        }
    }
}
