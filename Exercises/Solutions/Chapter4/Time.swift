import Attempts
import FRP

/// First `debounce`, then `filter`. The other way round, `debounce` never gets the 7, and sends the 3, although
/// that price has changed.
public func priceToBuyAt(_ price: Signal<Int>, on time: some Scheduler) -> Signal<Int> {
    price.debounce(.seconds(3), on: time).filter { $0 < 5 }
}
