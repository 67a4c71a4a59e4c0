import Attempts
import FRP

/// Exercise 4.8.1 · Predict how often the baker kneads.
///
/// Before each bread the baker kneads a dough (works flour and water with the hands), and `kneaded`, a property, counts
/// that. (`modify` changes its value.)
/// Return five numbers: how often the baker has kneaded so far, after each of the five marked lines.
///
///     let bread = Signal<String> { observer in
///         kneaded.modify { $0 += 1 }
///         observer.sendNext("loaf")
///         observer.sendCompleted()
///         return .none
///     }
///     let toast = bread.map { "toasted \($0)" }           // 1
///     for _ in 1...2 { toast.subscribe() }                // 2
///     let shop = Subject<String>()
///     for _ in 1...3 { shop.signal.subscribe() }          // 3
///     bread.subscribe(shop)                               // 4
///     shop.signal.subscribe()                             // 5
///
/// Book: chapter4/hot_and_cold_signals
public func doughsKneaded() -> [Int] {
    todo()
}

/// Exercise 4.8.2 · Repair the forecast that gets old.
///
/// Each subscriber must get the forecast of the moment when it subscribes. This code gives all of them the forecast
/// of the moment when the signal was made. Ask once for each subscriber, and not earlier. Below, `ask` returns 7 for
/// a subscriber on Monday, and 9 for one on Tuesday.
///
///     asked         7       9
///     Monday's      (7|)
///     Tuesday's             (9|)
///
/// Book: chapter4/hot_and_cold_signals
public func freshForecast(_ ask: @escaping @Sendable () -> Int) -> Signal<Int> {
    todo()  // Delete this line when you begin.
    let degrees = ask()
    return Signal { observer in
        observer.sendNext(degrees)
        observer.sendCompleted()
        return .none
    }
}

/// Exercise 4.8.3 · Count how often a download is started.
///
/// Give a signal that does what `download` does, and adds one to `starts` whenever somebody subscribes to it.
/// Below, `^` is the moment of a later subscription: its 1 comes a second after that.
///
///     download        -1-2|
///     your signal     -1-2|       starts: 1
///     and again         ^1-2|     starts: 2
///
/// Book: chapter4/hot_and_cold_signals
public func countingStarts(_ download: Signal<Int>, in starts: Property<Int>) -> Signal<Int> {
    todo()
}
