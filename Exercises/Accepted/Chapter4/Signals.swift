import Attempts
import FRP

public func parcelNews(kilos: Int) -> Signal<String> {
    accepted([
        "It goes on after the error, since the observer lets nothing more through.": {
            Signal { observer in
                observer.sendNext("accepted")
                if kilos > 30 { observer.sendError(TooHeavy()) }
                observer.sendNext("delivered")
                observer.sendCompleted()
                return .none
            }
        },
        "`send` takes an event as a value, so a condition can choose between two.": {
            Signal { observer in
                observer.send(.next("accepted"))
                if kilos <= 30 { observer.send(.next("delivered")) }
                observer.send(kilos <= 30 ? .completed : .error(TooHeavy()))
                return .none
            }
        },
        "It joins ready-made signals: `return` or `error`, and `startWith` before them.": {
            let end: Signal<String> = kilos <= 30 ? .return("delivered") : .error(TooHeavy())
            return end.startWith("accepted")
        },
    ])
}

public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
    accepted([
        "`compactMap` leaves out a weak wind, for which the closure gives `nil`.": {
            wind.compactMap { $0 > 5 ? $0 : nil }
        }
    ])
}

public func fullBoxes(_ orders: Signal<Int>) -> Signal<Int> {
    accepted([
        "It leaves out the small orders first, so the size of a box is named in both steps.": {
            orders.filter { $0 >= 4 }.map { $0 / 4 }
        },
        "`compactMap` divides and filters in one step: `nil` leaves an order out.": {
            orders.compactMap { $0 < 4 ? nil : $0 / 4 }
        },
        "A signal made by hand decides in its handler what to send, and passes on both endings.": {
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
