import Attempts
import FRP
@_exported import Chapter4Solutions

public func parcelNews(kilos: Int) -> Signal<String> {
    accepted([
        "goes on after the error, since the observer lets nothing through": {
            Signal { observer in
                observer.sendNext("accepted")
                if kilos > 30 { observer.sendError(TooHeavy()) }
                observer.sendNext("delivered")
                observer.sendCompleted()
                return .none
            }
        },
        "with an event for each": {
            Signal { observer in
                observer.send(.next("accepted"))
                if kilos <= 30 { observer.send(.next("delivered")) }
                observer.send(kilos <= 30 ? .completed : .error(TooHeavy()))
                return .none
            }
        },
        "of ready-made signals": {
            let end: Signal<String> = kilos <= 30 ? .return("delivered") : .error(TooHeavy())
            return end.startWith("accepted")
        },
    ])
}

public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
    accepted([
        "by a nil for the weak": { wind.compactMap { $0 > 5 ? $0 : nil } }
    ])
}

public func fullBoxes(_ orders: Signal<Int>) -> Signal<Int> {
    accepted([
        "leaves out the small orders first": { orders.filter { $0 >= 4 }.map { $0 / 4 } },
        "by a nil for an empty box": { orders.compactMap { $0 < 4 ? nil : $0 / 4 } },
        "by hand": {
            Signal { observer in
                orders.subscribe(
                    next: { if $0 >= 4 { observer.sendNext($0 / 4) } },
                    error: observer.sendError,
                    completed: observer.sendCompleted
                )
            }
        },
    ])
}
