import FRP
import Testing

/// A subject that hands out what feeds it.
private struct Watched: SubjectType {
    let subject = Subject<Int>()
    let feeds = Seen<Disposable>()

    var signal: Signal<Int> { subject.signal }

    func send(_ event: Event<Int>) { subject.send(event) }

    func feed(from signal: Signal<Int>) -> Disposable {
        let feed = subject.feed(from: signal)
        feeds.note(feed)
        return feed
    }
}

@Suite("Multicasting", .reported) struct MulticastTests {
    @Test
    func `M2 autoconnect: the first subscriber connects, the last ends it, a later one starts nothing`() {
        let source = HandFed<Int>()
        let shared = source.signal.startWith(0).publish().autoconnect()
        let seen = Seen<Int>()
        let first = shared.subscribe(seen.receive)
        let second = shared.subscribe()
        #expect(seen.values == [0])
        #expect(source.subscriptions == 1)
        first.dispose()
        #expect(source.disposals == 0)
        second.dispose()
        #expect(source.disposals == 1)
        shared.subscribe()
        #expect(source.subscriptions == 1)
    }

    @Test func `M3 disposing the connection stops the source, in silence, for good`() {
        let source = HandFed<Int>()
        let connection = source.signal.publish()
        let seen = Seen(connection.signal)
        connection.connect().dispose()
        #expect(source.disposals == 1)
        #expect(seen.events.isEmpty)
        #expect(connection.connect().isDisposed)
        #expect(source.subscriptions == 1)
    }

    @Test func `M4 the source's terminal goes to all, once`() {
        let source = HandFed<Int>()
        let connection = source.signal.publish()
        let (one, other) = (Seen(connection.signal), Seen(connection.signal))
        connection.connect()
        source.sendError()
        #expect(one.events == [.error(Storm())])
        #expect(other.events == [.error(Storm())])
    }

    @Test func `M5 replay and replayLast connect at once, replayLazily with the first; they stay`() {
        let source = HandFed<Int>()
        let all = source.signal.replay()
        #expect(source.subscriptions == 1)
        source.sendNext([1, 2])
        #expect(Seen(all).values == [1, 2])
        let last = source.signal.replayLast()
        source.sendNext([3, 4])
        #expect(Seen(last).values == [4])
        let lazy = source.signal.replayLazily()
        #expect(source.subscriptions == 2)
        lazy.subscribe().dispose()
        #expect((source.subscriptions, source.disposals) == (3, 0))
        source.sendNext(5)
        #expect(Seen(lazy).values == [5])
    }

    @Test(arguments: [true, false])
    func `M5 replay and replayLast stay connected when the shared signal is gone`(_ isAll: Bool) {
        let (source, loan) = (HandFed<Int>(), Loan())
        do {
            let worked = source.signal.map(loan.same())
            let shared = isAll ? worked.replay() : worked.replayLast()
            shared.subscribe().dispose()
        }
        #expect((source.subscriptions, source.disposals) == (1, 0) && loan.isOut)
        source.sendCompleted()
        #expect(source.disposals == 1 && !loan.isOut)
    }

    @Test func `M5 replayLazily: the shared signal and its subscription hold the source`() {
        for signalGoesFirst in [true, false] {
            let source = HandFed<Int>()
            var shared: Signal<Int>? = source.signal.replayLazily()
            let subscription = shared?.subscribe()
            if signalGoesFirst { shared = nil } else { subscription?.dispose() }
            #expect(source.disposals == 0, "signalGoesFirst: \(signalGoesFirst)")
            if signalGoesFirst { subscription?.dispose() } else { shared = nil }
            #expect((source.subscriptions, source.disposals) == (1, 1), "signalGoesFirst: \(signalGoesFirst)")
        }
    }

    @Test func `M2, Z9 a connection lives on when the subject's own signal is followed by others`() {
        let source = HandFed<Int>()
        let shared = source.signal.multicast(Greeting()).autoconnect()
        let seen = Seen<Int>()
        let subscription = shared.concat(.never).subscribe(seen.receive)
        source.sendNext(1)
        #expect(seen.values == [0, 1] && source.disposals == 0)
        subscription.dispose()
        #expect(source.disposals == 1)
    }

    /// A subject of one's own, which greets each subscriber with a value.
    private struct Greeting: SubjectType {
        private let subject = Subject<Int>()

        var signal: Signal<Int> { .concat([.return(0), subject.signal]) }

        func send(_ event: Event<Int>) { subject.send(event) }
        func feed(from signal: Signal<Int>) -> Disposable { subject.feed(from: signal) }
    }

    @Test func `M7 a source that ends at once gives the first all, and the second the end`() {
        let shared = [1, 2].signal.publish().autoconnect()
        #expect(Seen(shared).events == [.next(1), .next(2), .completed])
        #expect(Seen(shared).events == [.completed])
    }

    @Test func `J10 a subject that ends by other hands disposes the source it is connected to, or will be`() {
        let (source, subject) = (HandFed<Int>(), Subject<Int>())
        let shared = source.signal.multicast(subject)
        let seen = Seen(shared.signal)
        let connection = shared.connect()
        source.sendNext(1)
        subject.sendCompleted()
        source.sendNext(2)
        #expect(seen.events == [.next(1), .completed])
        #expect(source.disposals == 1 && connection.isDisposed)
        source.signal.multicast(subject).connect()
        #expect(source.subscriptions == 1)
    }

    @Test func `J10, D7 a subject forgets a connection that has ended`() {
        for disposes in [true, false] {
            let (subject, source) = (Watched(), HandFed<Int>())
            let connection = source.signal.filter { _ in false }.multicast(subject).connect()
            #expect(subject.feeds.values.map(\.isDisposed) == [false])
            if disposes { connection.dispose() } else { source.sendCompleted() }
            #expect(subject.feeds.values.map(\.isDisposed) == [true], "disposes: \(disposes)")
        }
    }

    @Test(arguments: ["replayLazily", "autoconnect"])
    func `R1, M4 what has been connected and has ended keeps nothing of its source`(_ sharing: String) {
        let loan = Loan()
        let shared: Signal<Int>
        do {
            let source = Signal.return(0).map(loan.same())
            shared = sharing == "replayLazily" ? source.replayLazily() : source.publish().autoconnect()
        }
        #expect(loan.isOut)
        #expect(Seen(shared).events == [.next(0), .completed])
        #expect(!loan.isOut)
        #expect(Seen(shared).isCompleted)
    }

    @Test func `R1, M3 a connection and its subject do not keep each other`() {
        let inSource = Loan()
        let (isGone, _) = letGo(of: Subject<Int>()) { subject in
            let source = Signal<Int> { [token = inSource.token()] _ in Disposable { _ = token.value } }
            source.multicast(subject).connect()
            subject.signal.subscribe()
        }
        #expect(!inSource.isOut && isGone)
    }
}
