import Attempts
import FRP

public func doughsKneaded() -> [Int] {
    variants {
        wrong("has the baker knead when the recipe is written") { [1, 1, 1, 1, 1] }
        wrong("has one dough do for all") { [0, 1, 1, 1, 1] }
        wrong("has map knead too") { [1, 3, 3, 4, 4] }
        wrong("takes the shop for cold") { [0, 2, 5, 6, 7] }
        wrong("has the late subscriber start another dough") { [0, 2, 2, 3, 4] }
        wrong("kneads for each subscriber in the shop") { [0, 2, 2, 5, 5] }
    }
}

public func freshForecast(_ ask: @escaping @Sendable () -> Int) -> Signal<Int> {
    variants {
        right("`defer` runs its closure for each subscriber; `return` sends the answer and completes.") {
            .defer { .return(ask()) }
        }
        right("The question is in `map`, whose closure runs for each subscriber too.") {
            Signal<Void>.return(()).map { ask() }
        }
        wrong("asks when the recipe is written") {
            let degrees = ask()
            return .defer { .return(degrees) }
        }
        wrong("asks for the first subscriber alone") { Signal.defer { .return(ask()) }.replayLazily() }
        wrong("asks twice for each") { .defer { ask() > 0 ? .return(ask()) : .empty } }
        wrong("forgets the end") { .defer { .return(ask()).concat(.never) } }
    }
}

public func countingStarts(_ download: Signal<Int>, in starts: Property<Int>) -> Signal<Int> {
    variants {
        right("`initially` runs its closure before each subscription, as `defer` does here.") {
            download.initially { starts.modify { $0 += 1 } }
        }
        right("A signal made by hand counts, and passes its observer on to the download.") {
            Signal { observer in
                starts.modify { $0 += 1 }
                return download.subscribe(observer)
            }
        }
        right("A signal made by hand counts, and passes on each kind of event in a handler.") {
            Signal { observer in
                starts.value += 1
                return download.subscribe(
                    next: { observer.sendNext($0) }, error: { observer.sendError($0) },
                    completed: { observer.sendCompleted() })
            }
        }
        wrong("counts when the signal is made") {
            starts.modify { $0 += 1 }
            return download
        }
        wrong("counts values") { download.doNext { _ in starts.modify { $0 += 1 } } }
        wrong("counts endings") { download.finally { starts.modify { $0 += 1 } } }
        wrong("loses the disposable") {
            Signal { observer in
                starts.modify { $0 += 1 }
                download.subscribe(observer.send)
                return .none
            }
        }
        wrong("swallows errors") {
            download.catchTo(.never).initially { starts.modify { $0 += 1 } }
        }
        wrong("starts the signal twice for each") {
            Signal { observer in
                download.subscribe(next: { _ in starts.modify { $0 = 1 } })
                return download.subscribe(observer)
            }
        }
    }
}
