extension LazyList {
    /// One value from all elements, from the left: `combine(combine(combine(start, 1), 2), 3)`.
    ///
    /// Computes everything, in constant memory and stack; an endless list never answers. Of an empty list it
    /// is `start`.
    ///
    /// Contract Q11. Book: chapter3/fold, chapter4/streams_and_sequences.
    public consuming func foldLeft<Result>(_ start: Result, _ combine: (Result, Element) -> Result) -> Result
    {
        var rest = (consume self).elements
        var result = start
        while let element = rest.next() { result = combine(result, element) }
        return result
    }

    /// One value from all elements, from the right: `combine(1, combine(2, combine(3, start)))`.
    ///
    /// The rest is only computed if `combine` calls for it, so a fold that stops works on an endless list:
    ///
    ///     naturals.foldRight(false) { number, rest in number > 100 || rest() }
    ///
    /// However often `combine` calls for it, it is computed once. Of an empty list it is `start`. Each
    /// `rest()` inside another takes a piece of the stack.
    ///
    /// Contract Q12. Book: chapter4/streams_and_sequences.
    public func foldRight<Result>(
        _ start: Result, _ combine: @escaping (Element, _ rest: () -> Result) -> Result
    ) -> Result {
        guard case .node(let head, let tail) = contents else { return start }
        guard let element = head.value ?? nil else { return tail.foldRight(start, combine) }
        var known: Result?
        return combine(element) {
            let rest = known ?? tail.foldRight(start, combine)
            known = rest
            return rest
        }
    }

    /// The first element that passes a test.
    ///
    /// Contract Q13.
    public func first(where test: (Element) -> Bool) -> Element? { elements.first(where: test) }
}
