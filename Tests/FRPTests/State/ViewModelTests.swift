import FRP
import Marbles
import Testing

@Suite("View models", .reported) struct ViewModelTests {
    private let time = TestScheduler()

    @Test func `V1 inactive at first; setting what is does nothing`() {
        let (model, changes) = (Forecast(), Seen<Bool>())
        model.didBecomeActive.subscribe(next: { _ in changes.note(true) })
        model.didBecomeInactive.subscribe(next: { _ in changes.note(false) })
        for state in [false, true, true, false, false, true] { model.active = state }
        #expect(changes.values == [false, true, false, true])
    }

    @Test func `V2 the view model itself, at subscription too if it is in that state`() {
        let model = Forecast()
        model.active = true
        #expect(Seen(model.didBecomeActive.take(1)).values.first === model)
        #expect(Seen(model.didBecomeInactive).values.isEmpty)
    }

    @Test func `V3, V6 forwardWhileActive subscribes while active, and ends with the view model`() {
        let (source, seen) = (HandFed<Int>(), Seen<Int>())
        do {
            let model = Forecast()
            model.forwardWhileActive(source.signal).subscribe(seen.receive)
            source.sendNext(0)
            #expect(source.subscriptions == 0)
            model.active = true
            source.send(.next(1), .completed)
            model.active = false
            model.active = true
            source.sendNext(2)
            model.active = false
            #expect((source.subscriptions, source.disposals) == (2, 2))
            source.sendNext(3)
        }
        #expect(seen.events == [.next(1), .next(2), .completed])
    }

    @Test func `V3 forwardWhileActive ends with an error`() {
        let model = Forecast()
        model.active = true
        #expect(Seen(model.forwardWhileActive(Signal<Int>.error(Storm()))).events == [.error(Storm())])
    }

    @Test(arguments: [nil, 3])
    func `V4 debounceWhileInactive: at once while active, else the latest after so much quiet, or a second`(
        _ seconds: Int?
    ) {
        let (model, source) = (Forecast(), HandFed<Int>())
        let seen = Seen(
            seconds.map { model.debounceWhileInactive(source.signal, .seconds($0), on: time) }
                ?? model.debounceWhileInactive(source.signal, on: time))
        source.sendNext([1, 2])
        time.advance(by: .milliseconds((seconds ?? 1) * 1000 - 1))
        #expect(seen.values.isEmpty)
        time.advance(by: .milliseconds(1))
        #expect(seen.values == [2])
        source.sendNext(3)
        model.active = true
        #expect(seen.values == [2, 3])
        source.sendNext(4)
        #expect(seen.values == [2, 3, 4])
        #expect(source.subscriptions == 1)
        source.sendCompleted()
        #expect(seen.isCompleted)
    }

    @Test func `V4 debounceWhileInactive completes when the view model is released, too`() {
        let (source, seen) = (HandFed<Int>(), Seen<Int>())
        do {
            let model = Forecast()
            model.debounceWhileInactive(source.signal, on: time).subscribe(seen.receive)
        }
        #expect(seen.isCompleted)
        #expect(source.disposals == 1)
    }

    @Test func `V5 none of them keeps the view model`() {
        let source = HandFed<Int>()
        let (isGone, _) = letGo(of: Forecast()) { model in
            model.didBecomeActive.subscribe()
            model.didBecomeInactive.subscribe()
            model.forwardWhileActive(source.signal).subscribe(next: { [weak model] _ in model?.active = false
            })
            model.debounceWhileInactive(source.signal, on: time).subscribe()
            model.active = true
        }
        #expect(isGone)
    }

    @Test func `V4, S12 debounceWhileInactive leaves an endless source when its subscriber has enough`() {
        let model = Forecast()
        model.active = true
        let sent = Property(0)
        let endless = Signal<Int> { observer in
            while !observer.isDisposed, sent.value < 1000 {
                sent.value += 1
                observer.sendNext(sent.value)
            }
            return .none
        }
        let seen = Seen(model.debounceWhileInactive(endless, on: time).take(2))
        #expect(seen.events == [.next(1), .next(2), .completed])
        #expect(sent.value == 2)
    }
}
