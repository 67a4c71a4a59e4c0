extension LazyList {
    /// The first `count` elements. The one after them is not computed.
    ///
    /// Contract Q7.
    public func take(_ count: Int) -> LazyList {
        derived { [self] in
            guard count > 0, case .node(let head, let tail) = contents else { return .empty }
            return .node(head: head, tail: tail.take(count - 1))
        }
    }

    /// All but the first `count` elements, which are not computed.
    ///
    /// Contract Q7.
    public func skip(_ count: Int) -> LazyList {
        derived { [self] in
            var rest = self
            var left = count
            while left > 0, case .node(_, let tail) = rest.contents {
                rest = tail
                left -= 1
            }
            return rest.contents
        }
    }

    /// The elements before the first that fails a test.
    ///
    /// Contract Q7.
    public func takeWhile(_ isWanted: @escaping @Sendable (Element) -> Bool) -> LazyList {
        derived { [self] in
            guard case .node(let head, let tail) = contents, let element = head.value ?? nil,
                isWanted(element)
            else { return .empty }
            return .node(head: head, tail: tail.takeWhile(isWanted))
        }
    }

    /// The elements before the first that passes a test.
    ///
    /// Contract Q7.
    public func takeUntil(_ isEnough: @escaping @Sendable (Element) -> Bool) -> LazyList {
        takeWhile { !isEnough($0) }
    }

    /// The elements from the first on that fails a test.
    ///
    /// Contract Q7.
    public func skipWhile(_ isUnwanted: @escaping @Sendable (Element) -> Bool) -> LazyList {
        derived { [self] in
            var rest = self
            while let element = rest.head, isUnwanted(element) { rest = rest.tail }
            return rest.contents
        }
    }

    /// The elements from the first on that passes a test.
    ///
    /// Contract Q7.
    public func skipUntil(_ isWanted: @escaping @Sendable (Element) -> Bool) -> LazyList {
        skipWhile { !isWanted($0) }
    }
}

extension LazyList where Element: Equatable {
    /// The elements that differ from the one before.
    ///
    /// Contract Q7.
    public func distinctUntilChanged() -> LazyList {
        derived { [self] in
            guard case .node(let head, let tail) = contents else { return .empty }
            let others = tail.skipWhile { $0 == (head.value ?? nil) }
            return .node(head: head, tail: others.distinctUntilChanged())
        }
    }
}
