import Attempts
import Testing

/// The properties of `OwnSignal` on which the exercises of section 4.20 rely.
struct OwnSignalTests {
    private struct Storm: Error {}

    /// The events that a subscriber got, in a word each.
    private let seen = Box<[String]>([])
    private let stops = Box(0)

    private var receive: OwnSignal<Int>.Receiver {
        { [seen] event in
            switch event {
            case .next(let value): seen.value.append("\(value)")
            case .error: seen.value.append("error")
            case .completed: seen.value.append("completed")
            }
        }
    }

    /// A signal that sends these events at once.
    private func signal(_ events: [OwnSignal<Int>.Event]) -> OwnSignal<Int> {
        OwnSignal { [stops] send in
            events.forEach(send)
            return Subscription { stops.value += 1 }
        }
    }

    @Test func `Nothing comes after the first ending`() {
        signal([.next(1), .completed, .next(2), .error(Storm())]).subscribe(receive)
        signal([.error(Storm()), .completed]).subscribe(receive)
        #expect(seen.value == ["1", "completed", "error"])
    }

    @Test func `An ending stops the work once, also before the recipe has returned`() {
        let subscription = signal([.completed]).subscribe(receive)
        #expect(stops.value == 1 && subscription.isDisposed)
        subscription.dispose()
        #expect(stops.value == 1)
    }

    @Test func `After the disposal nothing comes, and the work is stopped once`() {
        let source = Box<OwnSignal<Int>.Receiver?>(nil)
        let subscription = OwnSignal<Int> { [stops] send in
            source.value = send
            return Subscription { stops.value += 1 }
        }
        .subscribe(receive)
        source.value?(.next(1))
        #expect(stops.value == 0 && !subscription.isDisposed)
        subscription.dispose()
        source.value?(.next(2))
        subscription.dispose()
        #expect(seen.value == ["1"] && stops.value == 1)
    }

    @Test func `The recipe runs for each subscriber`() {
        let count = Box(0)
        let numbered = OwnSignal<Int> { send in
            count.value += 1
            send(.next(count.value))
            return Subscription()
        }
        #expect(count.value == 0)
        numbered.subscribe(receive)
        numbered.subscribe(receive)
        #expect(seen.value == ["1", "2"])
    }
}
