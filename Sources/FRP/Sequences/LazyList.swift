/// A list whose elements are computed when you ask for them, each at most once.
///
///     let squares = LazyList.iterate(1) { $0 + 1 }.map { $0 * $0 }     // endless; nothing computed yet
///     squares.take(3).array                                            // [1, 4, 9]
///
/// The pull-driven side of functional reactive programming: where a signal pushes values at its subscribers,
/// a list waits to be asked. It is either empty, or a head and a list of the rest, and it never changes. Work
/// is done on the thread that asks; threads that ask for the same element at the same time get the same one.
///
/// It is not a Swift `Sequence`: an annotation such as `let a: [Int] = naturals.map…` would pick the eager
/// overload and never end. Use ``elements`` in a loop, and ``array``.
///
/// Contract Q1 to Q19. Book: chapter4/streams_and_sequences (RACSequence).
public final class LazyList<Element: Sendable>: Sendable {
    enum Contents: Sendable {
        case empty
        /// The head is missing if computing it needs itself.
        case node(head: Memo<Element?>, tail: LazyList)
        /// The elements of two lists, neither of which was read yet.
        case concat(LazyList, LazyList)
    }

    private let memo: Memo<Contents>
    /// True if lists made from this one are computed at once.
    let isEager: Bool

    init(isEager: Bool = false, _ contents: @escaping @Sendable () -> Contents) {
        (memo, self.isEager) = (Memo(contents), isEager)
    }

    init(isEager: Bool = false, _ contents: Contents) {
        (memo, self.isEager) = (Memo(known: contents), isEager)
    }

    // A list holds its rest, which holds its rest.
    deinit { FlatRelease.release { memo.release() } }

    /// What the list consists of: nothing, or a node. A list that needs itself counts as empty.
    var contents: Contents {
        let contents = memo.value ?? .empty
        guard case .concat(let first, let second) = contents else { return contents }
        let read = Self.contents(of: first, followedBy: second)
        memo.replace(by: read)
        return read
    }

    /// What is known of the contents, without computing anything.
    var knownContents: Contents? { memo.known }

    /// Looks for the first node, in a loop, however the concats are nested (contract Q18).
    private static func contents(of first: LazyList, followedBy second: LazyList) -> Contents {
        var current = first
        var rest: LazyList? = second
        while true {
            switch current.memo.value ?? .empty {
            case .node(let head, let tail):
                return .node(head: head, tail: rest.map { LazyList(.concat(tail, $0)) } ?? tail)
            case .concat(let first, let second):
                current = first
                rest = rest.map { LazyList(.concat(second, $0)) } ?? second
            case .empty:
                guard let next = rest else { return .empty }
                (current, rest) = (next, nil)
            }
        }
    }

    // MARK: Making lists

    /// No elements.
    public static var empty: LazyList { LazyList(.empty) }

    /// A first element and a rest, each computed when it is asked for, independently of the other.
    public convenience init(
        head: @escaping @Sendable () -> Element, tail: @escaping @Sendable () -> LazyList = { .empty }
    ) { self.init(.node(head: Memo { head() }, tail: LazyList { tail().contents })) }

    /// A first element, and each further one made of the one before, forever.
    public static func iterate(
        _ first: Element, _ next: @escaping @Sendable (Element) -> Element
    ) -> LazyList {
        LazyList(.node(head: Memo(known: first), tail: LazyList { iterate(next(first), next).contents }))
    }

    // MARK: Taking lists apart

    /// The first element, if there is one.
    public var head: Element? { if case .node(let head, _) = contents { head.value ?? nil } else { nil } }

    /// All but the first element; empty if there is none.
    public var tail: LazyList {
        guard case .node(_, let tail) = contents else { return self }
        return isEager ? LazyList(isEager: true, tail.contents) : tail
    }

    /// True if there is no element.
    public var isEmpty: Bool { if case .empty = contents { true } else { false } }
}

extension Sequence where Element: Sendable, Self: Sendable, Iterator: SendableMetatype {
    /// The elements as a list, read from the sequence one by one when they are asked for.
    public var lazyList: LazyList<Element> { LazyList { LazyList.contents(readFrom: Box(makeIterator())) } }
}

extension LazyList {
    /// One iterator serves all nodes: each reads from it once, and none before the one before it.
    fileprivate static func contents<Source: IteratorProtocol<Element> & SendableMetatype>(
        readFrom source: Box<Source>
    ) -> Contents {
        guard let element = source.value.next() else { return .empty }
        return .node(head: Memo(known: element), tail: LazyList { contents(readFrom: source) })
    }
}
