import Attempts
import FRP

/// Exercise 4.18.1 · Confirm every order.
///
/// `send` makes a signal for one order. When you subscribe to it, the order goes out; its value is the confirmation. All
/// confirmations must arrive, as soon as they come, and errors too. This code begins before anybody subscribes, loses errors, and
/// goes on when the subscriber has left: repair it.
///
///     orders     -1--2-------|
///     send(1)     ^----7|
///     send(2)        ^8|
///     result     -----87-----|
///
/// Book: not in it
public func confirmations(
    _ orders: Signal<Int>, send: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    todo()  // Delete this line when you begin.
    let confirmed = Subject<Int>()
    orders.subscribe(next: { order in
        send(order).subscribe(next: { confirmed.sendNext($0) })
    })
    return confirmed.signal
}

/// Exercise 4.18.2 · Give each visitor a number.
///
/// Send 1 for the first visitor, 2 for the second, and so on. Each screen counts the visitors that it has seen itself. With two
/// screens this code is wrong: repair it.
///
///     visitors    -a-b---c-|
///     door        -1-2---3-|
///     desk           ^---1-|
///
/// Book: not in it
public func visitorNumbers(_ visitors: Signal<String>) -> Signal<Int> {
    todo()  // Delete this line when you begin.
    let count = Property(0)
    return visitors.map { _ in
        count.value += 1
        return count.value
    }
}

/// Exercise 4.18.3 · Show at once that the photo is loading.
///
/// Somebody on `main` subscribes to the result. "loading" must come at once, even if `background` is busy. The photo is loaded on
/// `background`, and arrives on `main`. Repair it:
///
///     background    busy, load the photo
///     main          loading                 photo
///
/// Book: not in it
public func loadingPhoto(
    _ photo: Signal<String>, background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    todo()  // Delete this line when you begin.
    return photo.startWith("loading").subscribeOn(background).deliverOn(main)
}

/// Exercise 4.18.4 · Search when nobody types any more.
///
/// This chain asks the service at every key. Let it ask when `typed` has not changed for three seconds. Each thing that the latest
/// search finds must arrive at once. (When `typed` completes, its last text may be searched for at once.)
///
///     typed       -1-2--------
///     search(2)         ^7-8--
///     result      -------7-8--
///
/// Book: not in it
public func foundThings(
    _ typed: Signal<Int>, on time: some Scheduler, search: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    todo()  // Delete this line when you begin.
    return typed.map(search).switchToLatest().debounce(.seconds(3), on: time)
}
