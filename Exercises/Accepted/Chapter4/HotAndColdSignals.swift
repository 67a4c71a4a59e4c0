import Attempts
import FRP
@_exported import Chapter4Solutions

public func freshForecast(_ ask: @escaping @Sendable () -> Int) -> Signal<Int> {
    accepted([
        "with a deferred signal": { .defer { .return(ask()) } },
        "by mapping nothing": { Signal<Void>.return(()).map { ask() } },
    ])
}

public func countingStarts(_ download: Signal<Int>, in starts: Property<Int>) -> Signal<Int> {
    accepted([
        "with initially": { download.initially { starts.modify { $0 += 1 } } },
        "by hand": {
            Signal { observer in
                starts.modify { $0 += 1 }
                return download.subscribe(observer)
            }
        },
        "by hand, with the three events": {
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
