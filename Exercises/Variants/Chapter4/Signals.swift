import Attempts
import FRP

public func parcelNews(kilos: Int) -> Signal<String> {
    variants {
        right("It goes on after the error, since the observer lets nothing more through.") {
            Signal { observer in
                observer.sendNext("accepted")
                if kilos > 30 { observer.sendError(TooHeavy()) }
                observer.sendNext("delivered")
                observer.sendCompleted()
                return .none
            }
        }
        right("`send` takes an event as a value, so a condition can choose between two.") {
            Signal { observer in
                observer.send(.next("accepted"))
                if kilos <= 30 { observer.send(.next("delivered")) }
                observer.send(kilos <= 30 ? .completed : .error(TooHeavy()))
                return .none
            }
        }
        right("It joins ready-made signals: `return` or `error`, and `startWith` before them.") {
            let end: Signal<String> = kilos <= 30 ? .return("delivered") : .error(TooHeavy())
            return end.startWith("accepted")
        }
        wrong("forgets that the good ending must be sent too") {
            parcel(kilos) { observer in observer.sendNext("delivered") }
        }
        wrong("completes, and delivers after that") {
            parcel(kilos) { observer in
                observer.sendCompleted()
                observer.sendNext("delivered")
            }
        }
        wrong("refuses 30 kilos, which are allowed") {
            let end: Signal<String> = kilos < 30 ? .return("delivered") : .error(TooHeavy())
            return end.startWith("accepted")
        }
        wrong("fails with another error") {
            let end: Signal<String> = kilos <= 30 ? .return("delivered") : .error(CancellationError())
            return end.startWith("accepted")
        }
        wrong("sends the failure as a value") {
            ["accepted", kilos <= 30 ? "delivered" : "too heavy"].signal
        }
        wrong("fails before the parcel is accepted") {
            kilos <= 30 ? ["accepted", "delivered"].signal : .error(TooHeavy())
        }
    }
}

private func parcel(_ kilos: Int, deliver: @escaping @Sendable (Observer<String>) -> Void) -> Signal<String> {
    Signal { observer in
        observer.sendNext("accepted")
        if kilos > 30 { observer.sendError(TooHeavy()) } else { deliver(observer) }
        return .none
    }
}

public struct TooHeavy: Error {
    public init() {}
}

public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
    variants {
        right("`compactMap` leaves out a weak wind, for which the closure gives `nil`.") {
            wind.compactMap { abs($0) > 5 ? $0 : nil }
        }
        right("It asks about each side by itself.") { wind.filter { $0 > 5 || $0 < -5 } }
        wrong("lets 5 through, which is not above 5") { wind.filter { abs($0) >= 5 } }
        wrong("forgets the east wind") { wind.filter { $0 > 5 } }
        wrong("turns the east wind round") { wind.map { abs($0) }.filter { $0 > 5 } }
        wrong("keeps the weak ones") { wind.filter { abs($0) <= 5 } }
    }
}

public func linesAtTheDoor() -> [String] {
    variants {
        wrong("has the error stop the code that sends it") { ["pressed", "ding", "flat", "door opens"] }
        wrong("has values arrive after the error") {
            ["pressed", "ding", "flat", "once more", "dong", "rung", "door opens"]
        }
        wrong("takes completed for something that comes in any case") {
            ["pressed", "ding", "flat", "once more", "rung", "door opens"]
        }
        wrong("has the bell ring when it is made") { ["ding", "flat", "once more", "pressed", "door opens"] }
        wrong("has the subscriber wait until the source is done") {
            ["pressed", "door opens", "ding", "flat", "once more"]
        }
    }
}

public func fullBoxes(_ orders: Signal<Int>) -> Signal<Int> {
    variants {
        right("It leaves out the small orders first, so the size of a box is named in both steps.") {
            orders.filter { $0 >= 4 }.map { $0 / 4 }
        }
        right("`compactMap` divides and filters in one step: `nil` leaves an order out.") {
            orders.compactMap { $0 < 4 ? nil : $0 / 4 }
        }
        right("A signal made by hand decides in its handler what to send, and passes on both endings.") {
            Signal { observer in
                orders.subscribe(
                    next: { if $0 >= 4 { observer.sendNext($0 / 4) } }, error: observer.sendError,
                    completed: observer.sendCompleted)
            }
        }
        wrong("asks before the division whether a box is full") { orders.filter { $0 > 0 }.map { $0 / 4 } }
        wrong("loses the order that fills just one box") { orders.filter { $0 > 4 }.map { $0 / 4 } }
        wrong("sends nothing any more after the first small order") {
            orders.takeWhile { $0 >= 4 }.map { $0 / 4 }
        }
        wrong("sends the buns instead of the boxes") { orders.filter { $0 / 4 > 0 } }
    }
}
