import FRP
import Trials

/// Several threads read lists that are made of each other, from a source that takes its time. Which lists, and who reads which,
/// follows from the seed. How the threads meet is up to the machine, so a seed need not fail again.
struct ListCase: Sendable {
    private struct List: Sendable {
        let list: LazyList<Int>
        /// The same elements, from arrays.
        let elements: [Int]
    }

    let seed: UInt64
    private let lists: [List]
    /// Which lists each thread reads, one after the other.
    private let plans: [[Int]]
    /// How often the closures of all lists were called.
    private let calls = Property(0)
    private let callsAtMost: Int

    init(seed: UInt64) {
        var dice = Dice(seed: seed)
        func below(_ count: Int) -> Int { Int(dice.next() % UInt64(count)) }
        let (length, calls) = (1 + below(12), calls)
        let counted: @Sendable (Int) -> Int = { number in
            calls.modify { $0 += 1 }
            return number
        }
        let source = (1...length).lazyList.map(counted)
        var lists = [List(list: source, elements: Array(1...length))]
        var callsAtMost = length
        for _ in 0..<(2 + below(6)) {
            let (one, other) = (lists[below(lists.count)], lists[below(lists.count)])
            let made = Self.made(below(6), of: one, and: other, counted)
            callsAtMost += one.elements.count
            lists.append(made)
        }
        (self.seed, self.lists, self.callsAtMost) = (seed, lists, callsAtMost)
        plans = (0..<(2 + below(3))).map { _ in (0..<4).map { _ in below(lists.count) } }
    }

    private static func made(
        _ way: Int, of one: List, and other: List, _ counted: @escaping @Sendable (Int) -> Int
    ) -> List {
        switch way {
        case 0: List(list: one.list.map { counted($0) + 1 }, elements: one.elements.map { $0 + 1 })
        case 1:
            List(
                list: one.list.filter { !counted($0).isMultiple(of: 3) },
                elements: one.elements.filter { !$0.isMultiple(of: 3) })
        case 2:
            List(
                list: one.list.zip(with: other.list).map { $0 + 2 * $1 },
                elements: zip(one.elements, other.elements).map { $0 + 2 * $1 })
        case 3:
            List(
                list: one.list.scan(0) { $0 + counted($1) },
                elements: one.elements.indices.map { one.elements[...$0].reduce(0, +) })
        case 4:
            List(
                list: one.list.take(5).concat(other.list.skip(2)),
                elements: Array(one.elements.prefix(5)) + other.elements.dropFirst(2))
        default:
            List(
                list: one.list.takeWhile { counted($0) < 20 },
                elements: Array(one.elements.prefix { $0 < 20 }))
        }
    }

    /// Reads the lists, each thread by its plan, and returns what is wrong, or nil.
    func failure() throws -> String? {
        let reports = Seen<Misuse>()
        // Where something hangs, this says so, and the tests go on.
        let wrong = try SmallStack.run(bytes: 8 << 20, deadline: 60) { () -> [String] in
            let wrong = Property<[String]>([])
            onThreads(plans.count) { thread in
                Misuse.reporting(to: reports.note) {
                    for index in plans[thread] {
                        let read = lists[index].list.array
                        if read != lists[index].elements {
                            wrong.modify { $0.append("\(lists[index].elements) was read as \(read)") }
                        }
                    }
                }
            }
            return wrong.value
        }
        if let wrong = wrong.first { return wrong }
        if let report = reports.values.first { return "a false report: \(report)" }
        return calls.value > callsAtMost ? "closures were called \(calls.value) times" : nil
    }
}
