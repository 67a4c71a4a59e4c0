import Attempts
import FRP

/// `bread` is cold, and so is a signal mapped from it: a dough for each subscriber. A subject is hot. The
/// three subscribers in the shop start nothing. Only the shop's own subscription does, and a subscriber that
/// comes after it gets no bread at all.
public func doughsKneaded() -> [Int] { [0, 2, 2, 3, 3] }

/// Code in the closure is part of the recipe and runs for each subscriber. Code before it runs once, when the
/// signal is made.
public func freshForecast(_ ask: @escaping @Sendable () -> Int) -> Signal<Int> {
    Signal { observer in
        observer.sendNext(ask())
        observer.sendCompleted()
        return .none
    }
}

/// `defer` runs its closure at each subscription, before the signal starts, so it counts whether or not a
/// value ever comes. `modify` loses no start, even if two threads subscribe at the same time.
public func countingStarts(_ download: Signal<Int>, in starts: Property<Int>) -> Signal<Int> {
    .defer {
        starts.modify { $0 += 1 }
        return download
    }
}
