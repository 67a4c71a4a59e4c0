import Dispatch
import FRP
import Trials
import Testing

/// Real threads, all at once.
@Suite("Concurrency and re-entrancy") struct ConcurrencyTests {
    @Test(arguments: [true, false])
    func `K1, K2 handlers never overlap, and the events of one thread keep their order`(_ isReplaying: Bool) {
        let subject: any SubjectType<Int> = isReplaying ? ReplaySubject<Int>(capacity: 3) : Subject<Int>()
        let (inside, seen) = (Property(0), Seen<Int>())
        subject.signal.subscribe(next: { value in
            inside.modify { $0 += 1 }
            if inside.value != 1 { seen.receive(.error(Storm())) }
            seen.note(value)
            inside.modify { $0 -= 1 }
        })
        onThreads(4) { index in
            for number in 0..<500 { subject.sendNext(index * 1000 + number) }
        }
        subject.sendCompleted()
        #expect(seen.terminals.isEmpty)
        for index in 0..<4 {
            #expect(seen.values.filter { $0 / 1000 == index } == (0..<500).map { index * 1000 + $0 })
        }
    }

    @Test func `K1 a creation observer puts the events of many threads in a row`() {
        let (seen, count) = (Seen<Int>(), Property(0))
        Signal<Int> { observer in
            onThreads(4) { _ in
                for number in 0..<500 { observer.sendNext(number) }
            }
            observer.sendCompleted()
            return .none
        }.scan(0) { sum, _ in sum + 1 }.subscribe { event in
            seen.receive(event)
            count.value += 1
        }
        #expect(seen.values == Array(1...2000))
        #expect(count.value == 2001)
    }

    @Test func `K5 a handler may wait for another thread that uses the same objects`() {
        let (subject, property, seen) = (ReplaySubject<Int>(), Property(0), Seen<Int>())
        let subscription = subject.signal.combineLatest(with: property.signal).subscribe(next: { value, _ in
            guard value == 1, seen.values.isEmpty else { return }
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                subject.sendNext(2)
                property.value = 5
                subject.signal.subscribe().dispose()
                done.signal()
            }
            seen.note(done.wait(timeout: .now() + 20) == .success ? 1 : -1)
        })
        subject.sendNext(1)
        #expect(seen.values.first == 1)
        subscription.dispose()
    }

    @Test func `K6 take(n) from many threads gives n values and one completion, last`() {
        for _ in 0..<50 {
            let subject = Subject<Int>()
            let seen = Seen(subject.signal.take(5))
            onThreads(8) { _ in subject.sendNext(1) }
            #expect(seen.events == Array(repeating: .next(1), count: 5) + [.completed])
        }
    }

    @Test func `J5, K7 a subscriber that comes while values are sent sees each from the first on`() {
        let (subject, gaps) = (BehaviorSubject(0), Seen<[Int]>())
        onThreads(2) { index in
            if index == 0 { return (1...20_000).forEach(subject.sendNext) }
            for _ in 0..<2000 {
                let seen = Seen(subject.signal.take(3))
                while seen.values.count < 2, subject.signal.first() != 20_000 {}
                let values = seen.values
                if zip(values, values.dropFirst()).contains(where: { $0 + 1 != $1 }) { gaps.note(values) }
            }
        }
        #expect(gaps.values.isEmpty)
    }

    @Test func `K7 subscribing and disposing while others send is safe`() {
        let (subject, misses) = (BehaviorSubject(0), Seen<Int>())
        onThreads(4) { _ in
            for number in 1...300 {
                subject.sendNext(number)
                let seen = Seen<Int>()
                subject.signal.subscribe(seen.receive).dispose()
                if seen.values.isEmpty { misses.note(number) }
            }
        }
        #expect(misses.values.isEmpty)
    }
}
