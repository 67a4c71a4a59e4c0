import Attempts
import FRP

public func freshForecast(_ ask: @escaping @Sendable () -> Int) -> Signal<Int> {
    accepted([
        "`defer` runs its closure for each subscriber; `return` sends the answer and completes.": {
            .defer { .return(ask()) }
        },
        "The question stands in `map`, whose closure runs for each subscriber too.": {
            Signal<Void>.return(()).map { ask() }
        },
    ])
}

public func countingStarts(_ download: Signal<Int>, in starts: Property<Int>) -> Signal<Int> {
    accepted([
        "`initially` runs its closure before each subscription, as `defer` does here.": {
            download.initially { starts.modify { $0 += 1 } }
        },
        "A signal made by hand counts, and passes its observer on to the download.": {
            Signal { observer in
                starts.modify { $0 += 1 }
                return download.subscribe(observer)
            }
        },
        "A signal made by hand counts, and passes on each kind of event in a handler.": {
            Signal { observer in
                starts.value += 1
                return download.subscribe(
                    next: { observer.sendNext($0) },
                    error: { observer.sendError($0) },
                    completed: { observer.sendCompleted() }
                )
            }
        },
    ])
}
