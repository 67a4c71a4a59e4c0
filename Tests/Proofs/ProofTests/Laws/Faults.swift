import FRP

/// The planted faults: mistakes that implementations have made.
extension Fault {
    static let linear = [
        linear("take lets one value too many through") { source, linear, _ in
            if case .take(let count) = linear, count > 0 { source.take(count + 1) } else { nil }
        },
        linear("take completes when the value after the last one comes") { source, linear, _ in
            guard case .take(let count) = linear, count > 0 else { return nil }
            return source.scan((index: 0, value: 0)) { ($0.index + 1, $1) }.takeWhile { $0.index <= count }
                .map { $0.value }
        },
        linear("take stays subscribed to its source") { source, linear, bench in
            guard case .take(let count) = linear, count > 0 else { return nil }
            return Signal { observer in
                source.takeUntil(bench.closing.signal).subscribe { observer.send($0) }
                return .none
            }.take(count)
        },
        linear("take counts for all subscribers together") { source, linear, _ in
            guard case .take(let count) = linear, count > 0 else { return nil }
            let seen = Property(0)
            return source.doNext { _ in seen.modify { $0 += 1 } }.takeWhile { _ in seen.value <= count }
        },
        linear("skip forgets one value") { source, linear, _ in
            if case .skip(let count) = linear, count > 0 { source.skip(count - 1) } else { nil }
        },
        linear("scan sends its start") { source, linear, _ in
            if case .scan(let start) = linear { source.scan(start, mix).startWith(start) } else { nil }
        },
        linear("filter takes an error for the end") { source, linear, _ in
            guard case .filter(let predicate) = linear else { return nil }
            return source.filter { predicate($0) }.catchTo(.empty)
        },
        linear("doNext comes after the value") { source, linear, bench in
            guard case .doNext(let number) = linear else { return nil }
            return Signal { observer in
                source.subscribe { event in
                    observer.send(event)
                    if !event.isTerminal { bench.log.append(.note(number)) }
                }
            }
        },
        linear("finally runs on disposal too") { source, linear, bench in
            guard case .finally(let number) = linear else { return nil }
            return Signal { observer in
                let subscription = source.subscribe(observer)
                return Disposable {
                    subscription.dispose()
                    bench.log.append(.note(number))
                }
            }
        },
    ]

    static let joins = [
        pair("merge completes with the first that does", .merge) { one, other in
            Signal { observer in Disposable([one, other].map { $0.subscribe(observer) }) }
        },
        pair("concat goes on after an error", .concat) { $0.catchTo(.empty).concat($1) },
        pair("combineLatest completes with the first that does", .combineLatest) { one, other in
            let ends = Subject<Int>()
            return one.doCompleted { ends.sendNext(0) }
                .combineLatest(with: other.doCompleted { ends.sendNext(0) })
                .map { mix([$0.0, $0.1]) }.takeUntil(ends.signal)
        },
        pair("zip goes on when no pair is possible any more", .zip) { one, other in
            let (endless, other) = (one.concat(.never), other.concat(.never))
            return endless.zip(with: other).map { mix([$0.0, $0.1]) }
        },
        pair("takeUntil ignores the trigger's completion", .takeUntil) { $0.takeUntil($1.concat(.never)) },
        pair("sample sends only fresh values", .sample) { source, sampler in
            source.scan((index: 0, value: 0)) { ($0.index + 1, $1) }.sample(by: sampler)
                .distinctUntilChanged { $0.index == $1.index }.map { $0.value }
        },
        pair("catch catches the replacement's error too", .catchTo) { $0.catchTo($1.catchTo($1)) },
        inner("switchToLatest keeps the signal before") { signals, inner in
            if inner == .switchToLatest { signals.flatten() } else { nil }
        },
        inner("flatten ignores its maximum") { signals, inner in
            if case .flatten(1...) = inner { signals.flatten() } else { nil }
        },
        Fault("retry tries once too often") { pipeline, bench in
            guard case .again(.retry(let count), let source) = pipeline else { return nil }
            return bench.signal(source).retry(count + 1)
        },
    ]

    static let timed = [
        timed("throttle drops the latest of each window") { source, timed, bench in
            guard case .throttle(let interval, latest: true) = timed, interval > 0 else { return nil }
            return source.throttle(.seconds(interval), latest: false, on: bench.time)
        },
        timed("debounce forgets its last value at the completion") { source, timed, bench in
            guard case .debounce(let interval) = timed else { return nil }
            return Signal { observer in
                let values = Subject<Int>()
                let sending = values.signal.debounce(.seconds(interval), on: bench.time)
                    .subscribe(next: observer.sendNext)
                let subscription = source.subscribe(
                    next: values.sendNext, error: observer.sendError, completed: observer.sendCompleted)
                return Disposable([subscription, sending])
            }
        },
        timed("delay delays errors too") { source, timed, bench in
            guard case .delay(let interval) = timed else { return nil }
            return source.materialize().delay(.seconds(interval), on: bench.time).dematerialize()
        },
        timed("deliverOn lets errors overtake values") { source, timed, bench in
            if timed == .deliverOn { source.delay(.zero, on: bench.time) } else { nil }
        },
    ]

    static let shared = [
        Fault(
            "autoconnect connects again when all have left",
            sharing: { sharing, source in
                guard case .autoconnect(let memory) = sharing else { return nil }
                let current = Property(source.multicast(memory.subject).autoconnect())
                let count = Property(0)
                return Signal { observer in
                    count.modify { $0 += 1 }
                    let subscription = current.value.subscribe(observer)
                    return Disposable {
                        subscription.dispose()
                        count.modify { $0 -= 1 }
                        if count.value == 0 { current.value = source.multicast(memory.subject).autoconnect() }
                    }
                }
            }),
        Fault(
            "replay forgets its capacity",
            sharing: { sharing, source in
                if case .replay = sharing { source.replay() } else { nil }
            }),
    ]
}
