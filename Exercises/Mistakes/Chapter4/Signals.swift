import Attempts
import FRP

public func parcelNews(kilos: Int) -> Signal<String> {
    mistake([
        "forgets that the good ending must be sent too": {
            parcel(kilos) { observer in observer.sendNext("delivered") }
        },
        "completes, and delivers after that": {
            parcel(kilos) { observer in
                observer.sendCompleted()
                observer.sendNext("delivered")
            }
        },
        "refuses 30 kilos, which are allowed": {
            parcel(kilos + 1) { observer in
                observer.sendNext("delivered")
                observer.sendCompleted()
            }
        },
        "sends the failure as a value": {
            Signal { observer in
                observer.sendNext("accepted")
                observer.sendNext(kilos <= 30 ? "delivered" : "too heavy")
                observer.sendCompleted()
                return .none
            }
        },
        "fails before the parcel is accepted": {
            Signal { observer in
                if kilos > 30 { observer.sendError(TooHeavy()) }
                observer.sendNext("accepted")
                observer.sendNext("delivered")
                observer.sendCompleted()
                return .none
            }
        },
    ])
}

private func parcel(
    _ kilos: Int, deliver: @escaping @Sendable (Observer<String>) -> Void
) -> Signal<String> {
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
    mistake([
        "lets 5 through, which is not above 5": { wind.filter { $0 >= 5 } },
        "keeps the weak ones": { wind.filter { $0 <= 5 } },
    ])
}

public func linesAtTheDoor() -> [String] {
    mistake([
        "has the error stop the code that sends it": { ["pressed", "ding", "flat", "door opens"] },
        "has values arrive after the error": {
            ["pressed", "ding", "flat", "once more", "dong", "rung", "door opens"]
        },
        "takes completed for something that comes in any case": {
            ["pressed", "ding", "flat", "once more", "rung", "door opens"]
        },
        "has the bell ring when it is made": { ["ding", "flat", "once more", "pressed", "door opens"] },
        "has the subscriber wait until the source is done": {
            ["pressed", "door opens", "ding", "flat", "once more"]
        },
    ])
}

public func fullBoxes(_ orders: Signal<Int>) -> Signal<Int> {
    mistake([
        "asks before the division whether a box is full": { orders.filter { $0 > 0 }.map { $0 / 4 } },
        "loses the order that fills just one box": { orders.filter { $0 > 4 }.map { $0 / 4 } },
        "sends nothing any more after the first small order": {
            orders.takeWhile { $0 >= 4 }.map { $0 / 4 }
        },
        "sends the buns instead of the boxes": { orders.filter { $0 / 4 > 0 } },
    ])
}
