import Attempts
import FRP

public func doughsKneaded() -> [Int] {
    mistake([
        "has the baker knead when the recipe is written": { [1, 1, 1, 1, 1] },
        "has one dough do for all": { [0, 1, 1, 1, 1] },
        "has map knead too": { [1, 3, 3, 4, 4] },
        "takes the shop for cold": { [0, 2, 5, 6, 7] },
        "has the latecomer start another dough": { [0, 2, 2, 3, 4] },
        "kneads for each who waits in the shop": { [0, 2, 2, 5, 5] },
    ])
}

public func freshForecast(_ ask: @escaping @Sendable () -> Int) -> Signal<Int> {
    mistake([
        "asks when the recipe is written": {
            let degrees = ask()
            return .defer { .return(degrees) }
        },
        "asks for the first subscriber alone": { Signal.defer { .return(ask()) }.replayLazily() },
        "asks in advance as well": {
            let signal = Signal.defer { .return(ask()) }
            signal.subscribe()
            return signal
        },
        "asks twice for each": {
            Signal { observer in
                if ask() > 0 { observer.sendNext(ask()) }
                observer.sendCompleted()
                return .none
            }
        },
        "forgets the end": {
            Signal { observer in
                observer.sendNext(ask())
                return .none
            }
        },
    ])
}

public func countingStarts(_ download: Signal<Int>, in starts: Property<Int>) -> Signal<Int> {
    mistake([
        "counts when the signal is made": {
            starts.modify { $0 += 1 }
            return download
        },
        "counts values": { download.doNext { _ in starts.modify { $0 += 1 } } },
        "counts endings": { download.finally { starts.modify { $0 += 1 } } },
        "loses the disposable": {
            Signal { observer in
                starts.modify { $0 += 1 }
                download.subscribe(
                    next: { observer.sendNext($0) },
                    error: { observer.sendError($0) },
                    completed: { observer.sendCompleted() }
                )
                return .none
            }
        },
        "swallows errors": {
            Signal { observer in
                starts.modify { $0 += 1 }
                return download.subscribe(
                    next: { observer.sendNext($0) }, completed: { observer.sendCompleted() }
                )
            }
        },
        "starts the signal twice for each": {
            Signal { observer in
                download.subscribe(next: { _ in starts.modify { $0 = 1 } })
                return download.subscribe(observer)
            }
        },
    ])
}
