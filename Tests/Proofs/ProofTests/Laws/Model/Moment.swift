/// When something happens: the virtual time, and its place in the order of all that happens at that time.
///
/// Places are numbered like the chapters of a book, so that they can be calculated without running anything. A moment
/// begins with its time. What happens inside of it, one thing after the other, is `step(0)`, `step(1)`… An action that is
/// scheduled at a moment begins with the time when it is due, and goes on with the moment that scheduled it: of the
/// actions due together, the one scheduled first runs first (contract X10).
struct Moment: Comparable, Sendable {
    private let numbers: [Int32]

    /// Before time moves: when sources are made, and pipelines subscribed to.
    static func setup(_ place: Int) -> Moment { Moment(numbers: [0, beforeActions, Int32(place)]) }

    /// The virtual time, in columns of a diagram.
    var time: Int { Int(numbers[0]) }

    /// The part number `place` of what happens at this moment.
    func step(_ place: Int) -> Moment { Moment(numbers: numbers + CollectionOfOne(Int32(place))) }

    /// When all that happens at this moment has happened.
    var over: Moment { step(Int(Int32.max)) }

    /// Whether this happens inside of `other`.
    func isPart(of other: Moment) -> Bool { numbers.starts(with: other.numbers) }

    /// When an action runs that is scheduled at this moment.
    func scheduling(after delay: Int) -> Moment {
        var numbers: [Int32] = []
        numbers.reserveCapacity(self.numbers.count + 2)
        numbers.append(self.numbers[0] + Int32(delay))
        numbers += self.numbers
        numbers.append(Self.end)
        return Moment(numbers: numbers)
    }

    /// When an event that is sent at this moment reaches the subscriber that came at `subscription`: subscribers are
    /// served in the order in which they came (contract J1).
    func reaching(_ subscription: Moment) -> Moment {
        var numbers = numbers
        numbers.reserveCapacity(numbers.count + subscription.numbers.count + 2)
        numbers.append(Self.end)
        numbers += subscription.numbers
        numbers.append(Self.end)
        return Moment(numbers: numbers)
    }

    /// Parts the numbers of a moment from those of another; lower than any place.
    private static let end: Int32 = -1
    /// Lower than any time.
    private static let beforeActions: Int32 = -2

    static func < (left: Moment, right: Moment) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}
