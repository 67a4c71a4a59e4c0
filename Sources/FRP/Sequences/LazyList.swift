/// A list whose elements are computed when somebody asks for them, each at most once.
///
///     let squares = LazyList.iterate(1) { $0 + 1 }.map { $0 * $0 }     // endless; nothing computed yet
///     squares.take(3).array                                            // [1, 4, 9]
///
/// The pull-driven side of functional reactive programming: where a signal pushes values at its subscribers, a list
/// waits to be asked. It is either empty, or a head and a list of the rest, and it never changes. Work is done on the
/// thread that asks; threads that ask for the same element at the same time get the same one.
///
/// It is not a Swift `Sequence`: an annotation such as `let a: [Int] = naturals.map…` would pick the eager overload and
/// never end. Use ``elements`` in a loop, and ``array``.
///
/// Contract Q1 to Q19. Book: chapter4/streams_and_sequences (RACSequence).
public final class LazyList<Element: Sendable>: Sendable {
    enum Cell: Sendable {
        case empty
        /// The head is missing if computing it needs itself.
        case node(head: Memo<Element?>, tail: LazyList)
    }

    private let memo: Memo<Cell>
    /// Whether lists made from this one are computed at once.
    let isEager: Bool

    init(isEager: Bool = false, _ cell: @escaping @Sendable () -> Cell) {
        (memo, self.isEager) = (Memo(cell), isEager)
    }

    private init(_ cell: Cell, isEager: Bool = false) { (memo, self.isEager) = (Memo(known: cell), isEager) }

    deinit {
        // One after the other: left to itself, a long list would be freed by a recursion as deep as it is long.
        var rest = Self.tail(of: memo.replace(by: .empty))
        while rest != nil, isKnownUniquelyReferenced(&rest) {
            rest = Self.tail(of: rest?.memo.replace(by: .empty))
        }
    }

    private static func tail(of cell: Cell?) -> LazyList? {
        if case .node(_, let tail) = cell { tail } else { nil }
    }

    /// What the list consists of. A rest that needs itself counts as empty.
    var cell: Cell { memo.value ?? .empty }

    /// What is known of it, without computing anything.
    var knownCell: Cell? { memo.known }

    // MARK: Making lists

    /// No elements.
    public static var empty: LazyList { LazyList(.empty) }

    /// A first element and a rest, each computed when it is asked for, independently of the other.
    public convenience init(
        head: @escaping @Sendable () -> Element, tail: @escaping @Sendable () -> LazyList = { .empty }
    ) { self.init(.node(head: Memo { head() }, tail: LazyList { tail().cell })) }

    /// A first element, and each further one made of the one before, for ever.
    public static func iterate(
        _ first: Element, _ next: @escaping @Sendable (Element) -> Element
    ) -> LazyList {
        LazyList(.node(head: Memo(known: first), tail: LazyList { iterate(next(first), next).cell }))
    }

    // MARK: Taking lists apart

    /// The first element, if there is one.
    public var head: Element? { if case .node(let head, _) = cell { head.value ?? nil } else { nil } }

    /// All but the first element; empty if there is none.
    public var tail: LazyList {
        guard case .node(_, let tail) = cell else { return self }
        return isEager ? LazyList(tail.cell, isEager: true) : tail
    }

    /// Whether there is no element.
    public var isEmpty: Bool { if case .empty = cell { true } else { false } }
}

extension Sequence where Element: Sendable, Self: Sendable, Iterator: SendableMetatype {
    /// The elements as a list, read from the sequence one by one when they are asked for.
    public var lazyList: LazyList<Element> { LazyList { LazyList.cell(readFrom: SerialBox(makeIterator())) } }
}

extension LazyList {
    /// One iterator serves all cells: each reads from it once, and none before the one before it.
    fileprivate static func cell<Source: IteratorProtocol<Element> & SendableMetatype>(
        readFrom source: SerialBox<Source>
    ) -> Cell {
        guard let element = source.value.next() else { return .empty }
        return .node(head: Memo(known: element), tail: LazyList { cell(readFrom: source) })
    }
}
