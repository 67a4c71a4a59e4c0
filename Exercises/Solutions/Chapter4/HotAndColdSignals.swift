import Attempts
import FRP

/// `bread` is cold, and so is what is mapped from it: a dough for each subscriber. A subject is hot. The
/// three in the shop start nothing; the one subscription of the shop itself does, and whoever comes after it
/// gets no bread at all.
public func doughsKneaded() -> [Int] { [0, 2, 2, 3, 3] }

/// What stands in the closure belongs to the recipe and happens for each subscriber. What stands before it
/// happens once, when the recipe is written down.
public func freshForecast(_ ask: @escaping @Sendable () -> Int) -> Signal<Int> {
    Signal { observer in
        observer.sendNext(ask())
        observer.sendCompleted()
        return .none
    }
}

/// `defer` runs its closure at each subscription, before the signal starts, so it counts whether or not a
/// value ever comes. `modify` loses no start, if two threads subscribe at a time.
public func countingStarts(_ download: Signal<Int>, in starts: Property<Int>) -> Signal<Int> {
    .defer {
        starts.modify { $0 += 1 }
        return download
    }
}
