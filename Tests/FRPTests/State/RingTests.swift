import FRP
import Harness
import Testing

/// Binds two properties to each other, directly or at the ends of a channel.
func join(_ one: Property<Int>, _ other: Property<Int>, throughChannel: Bool) {
    guard throughChannel else {
        one.bind(twoWay: other)
        return
    }
    let channel = Channel<Int>()
    one.bind(twoWay: channel.leading)
    other.bind(twoWay: channel.following)
}

/// Bindings that lead back to where they began.
@Suite("Rings") struct RingTests {
    @Test func `H7 one property at both ends of a channel settles`() {
        let (property, channel) = (Property(1), Channel<Int>())
        property.bind(twoWay: channel.leading)
        property.bind(twoWay: channel.following)
        let seen = Seen(property.signal)
        property.value = 2
        property.value = 2
        #expect(property.value == 2)
        #expect(seen.values == [1, 2, 2])
    }

    @Test(arguments: [true, false])
    func `H7 two properties joined by two channels settle`(_ startsAtFirst: Bool) {
        let (one, other) = (Property(1), Property(2))
        for _ in 0..<2 { join(one, other, throughChannel: true) }
        let seen = Seen(other.signal.skip(1))
        (startsAtFirst ? one : other).value = 3
        #expect((one.value, other.value) == (3, 3))
        #expect(seen.values == [3])
    }

    @Test(arguments: [true, false])
    func `H4 after two threads have set one side each, both sides are alike`(_ throughChannel: Bool) {
        for _ in 0..<500 {
            let (one, other) = (Property(0), Property(0))
            join(one, other, throughChannel: throughChannel)
            onThreads(2) { index in [one, other][index].value = index + 1 }
            #expect(one.value == other.value)
        }
    }
}
