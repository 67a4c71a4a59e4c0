extension LazyList {
    /// The elements for a loop, computed one by one as the loop goes; what it has passed is let go of.
    ///
    ///     for prime in primes.elements { … }
    ///
    /// Contract Q15.
    public var elements: Elements { Elements(rest: self) }

    /// The elements of a list, one after the other.
    public struct Elements: Sequence, IteratorProtocol, Sendable {
        private var rest: LazyList

        init(rest: LazyList) { self.rest = rest }

        /// The next element, if there is one.
        public mutating func next() -> Element? {
            while case .node(let head, let tail) = rest.contents {
                rest = tail
                if let element = head.value ?? nil { return element }
            }
            return nil
        }
    }

    /// All elements. An endless list never answers.
    ///
    /// Contract Q14. Book: chapter4/streams_and_sequences.
    public var array: [Element] { Array(elements) }

    /// The same list with everything computed now; so are the lists made from it.
    ///
    /// Contract Q14. In ReactiveObjC: `eagerSequence`.
    public var eager: LazyList {
        guard !isEager else { return self }
        let list = LazyList(isEager: true) { [self] in contents }
        list.computeAll()
        return list
    }

    /// The same list; lists made from it are lazy again.
    public var lazy: LazyList { isEager ? LazyList { [self] in contents } : self }

    /// A list made from this one, computed now if this one is eager.
    func derived<Output>(_ make: @escaping @Sendable () -> LazyList<Output>.Contents) -> LazyList<Output> {
        let list = LazyList<Output>(isEager: isEager, make)
        if isEager { list.computeAll() }
        return list
    }

    private func computeAll() { for _ in elements {} }
}

extension LazyList: Equatable where Element: Equatable {
    /// True if both have equal elements in the same order. Computes as many as it takes.
    ///
    /// Contract Q16.
    public static func == (left: LazyList, right: LazyList) -> Bool {
        left === right || left.elements.elementsEqual(right.elements)
    }
}

extension LazyList: Hashable where Element: Hashable {
    /// Equal lists hash alike: by all their elements.
    public func hash(into hasher: inout Hasher) { for element in elements { hasher.combine(element) } }
}

extension LazyList: CustomStringConvertible {
    /// What has been computed so far, a hundred elements at most, since a list may lead back into itself.
    /// Printing computes nothing; `?` is an element that was not computed yet.
    public var description: String {
        var parts: [String] = []
        var rest = knownContents
        while parts.count < 100, case .node(let head, let tail) = rest {
            parts.append(head.known.map { element in element.map { "\($0)" } ?? "missing" } ?? "?")
            rest = tail.knownContents
        }
        if case .empty = rest {} else { parts.append("…") }
        return "LazyList(\(parts.joined(separator: ", ")))"
    }
}
