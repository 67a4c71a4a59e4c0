import FRP
import Testing

/// Bindings that lead back to where they began.
@Suite("Rings", .reported) struct RingTests {
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

    @Test func `H7 two properties joined by two channels settle`() {
        for startsAtFirst in [true, false] {
            let (one, other) = (Property(1), Property(2))
            for _ in 0..<2 { join(one, other, throughChannel: true) }
            let seen = Seen(other.signal.skip(1))
            (startsAtFirst ? one : other).value = 3
            #expect((one.value, other.value) == (3, 3), "startsAtFirst: \(startsAtFirst)")
            #expect(seen.values == [3], "startsAtFirst: \(startsAtFirst)")
        }
    }
}
