import FRP
import Testing

@Suite("Properties and bindings", .reported) struct PropertyTests {
    @Test func `P1, P2 the value at subscription, then every later one`() {
        let property = Property(1)
        let signal = property.signal
        property.value = 2
        let seen = Seen(signal)
        property.value = 3
        #expect(property.value == 3)
        #expect(seen.values == [2, 3])
    }

    @Test func `P3 assigning an equal value sends it, too`() {
        let property = Property(1)
        let (all, distinct) = (Seen(property.signal), Seen(property.signal.distinctUntilChanged()))
        property.value = 1
        #expect(all.values == [1, 1])
        #expect(distinct.values == [1])
    }

    @Test func `P4 when an observer runs, the value already is the new one`() {
        let (property, read) = (Property(1), Seen<Int>())
        property.signal.take(2).subscribe(next: { _ in read.note(property.value) })
        property.value = 2
        #expect(read.values == [1, 2])
    }

    @Test func `P5 observers may read and write; every one ends with the final value`() {
        let (property, first) = (Property(0), Seen<Int>())
        property.signal.take(4).subscribe(next: { value in
            first.note(value)
            if value < 3 { property.value = value + 1 }
            _ = property.signal.first()
        })
        let last = Seen(property.signal)
        #expect(property.value == 3)
        #expect(first.values == [0, 1, 2, 3])
        #expect(last.values.last == 3)
    }

    @Test func `P7 a released property completes its signal, which then sends the last value and ends`() {
        let early = Seen<Int>()
        let (isGone, signal) = letGo(of: Property(1)) { property in
            property.signal.subscribe(early.receive)
            property.value = 2
            return property.signal
        }
        #expect(isGone)
        #expect(early.events == [.next(1), .next(2), .completed])
        #expect(Seen(signal).events == [.next(2), .completed])
    }

    @Test func `P8 a binding sets a property, which keeps the value; it ends with either, or if disposed`() {
        let (source, target) = (HandFed<Int>(), Property(0))
        let binding = source.signal.bind(to: target)
        source.sendNext(1)
        #expect(target.value == 1)
        binding.dispose()
        source.sendNext(2)
        #expect((target.value, source.disposals) == (1, 1))
        #expect(letGo(of: Property(0)) { _ = source.signal.bind(to: $0) }.isGone)
        #expect(source.disposals == 2)
        let last = source.signal.bind(to: target)
        source.send(.next(3), .completed)
        #expect(target.value == 3 && last.isDisposed)
    }

    @Test func `P9 an error at a binding is reported, and the property keeps its value`() {
        let (reports, target) = (Seen<Misuse>(), Property(0, name: "the target"))
        Misuse.reporting(to: reports.note) {
            Signal.return(1).concat(.error(Storm())).bind(to: target)
            Signal.error(Storm()).catchTo(.empty).bind(to: target)
        }
        #expect(reports.values == [.errorAtBinding(property: "the target", error: "Storm()")])
        #expect(target.value == 1)
    }

    @Test
    func `P10 a second live binding is reported and refused; after the first's end a new one is fine`() {
        let (reports, target) = (Seen<Misuse>(), Property(0, name: "the target"))
        let (one, other) = (HandFed<Int>(), HandFed<Int>())
        Misuse.reporting(to: reports.note) {
            one.signal.bind(to: target)
            other.signal.bind(to: target)
            #expect(other.subscriptions == 0)
            one.sendCompleted()
            other.signal.bind(to: target).dispose()
            one.signal.bind(to: target)
        }
        one.sendNext(7)
        #expect(reports.values == [.boundTwice(property: "the target")])
        #expect(target.value == 7)
    }

    @Test func `P8 a property that may be empty takes each value, and nothing else`() {
        let (source, target) = (HandFed<Int>(), Property<Int?>(0))
        let seen = Seen(target.signal)
        source.signal.bind(to: target)
        source.send(.next(1), .next(2), .completed)
        #expect(seen.values == [0, 1, 2])
    }

    @Test func `P11 a property of a changing object: both levels send, the old object does not`() {
        let (one, other) = (Property("one"), Property("other"))
        let current = Property(one)
        let seen = Seen(current.signal.map(\.signal).switchToLatest())
        one.value = "one more"
        current.value = other
        one.value = "unheard"
        other.value = "end"
        #expect(seen.values == ["one", "one more", "other", "end"])
    }

    @Test func `R5 properties of one object, bound to each other, do not keep it`() {
        final class Screen: Sendable {
            let text = Property("")
            let shout = Property("")
            init() { text.signal.map { $0.uppercased() }.bind(to: shout) }
        }
        let (isGone, shout) = letGo(of: Screen()) { screen in
            screen.text.value = "ah"
            return screen.shout.value
        }
        #expect(isGone && shout == "AH")
    }

    @Test func `R1 a replaced value is not kept, not even the first; released, it may use the property`() {
        let loan = Loan()
        let current = Property<Token?>(loan.token())
        current.value = nil
        #expect(!loan.isOut)
        let (seen, words) = (Seen<Bool>(), Property<LastWords?>(nil))
        words.value = LastWords { [weak words] in seen.note(words?.value == nil) }
        words.value = nil
        #expect(seen.values == [true])
    }
}
