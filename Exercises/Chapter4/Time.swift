import Attempts
import FRP

/// Exercise 4.12.1 · Buy at a price that has stayed for a while.
///
/// `price` changes from time to time. When a price below 5 has stayed for three seconds, send it. Here 3 changes
/// too soon, and 9 is too high. (When `price` completes, its last price may have stayed for less than three seconds.
/// You may send that price or not.)
///
///     price     --3-7----4-----9-----|
///     result    ------------4--------|
///
/// Book: not in it, but in the tutorial and RAC 2
public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    todo()
}
