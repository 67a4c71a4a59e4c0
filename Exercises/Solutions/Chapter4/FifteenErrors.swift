import Attempts
import FRP

/// `flattenMap` subscribes for you: it passes on all values and the first error, and disposes all subscriptions together. Every
/// confirmation counts, so no order may be cancelled by the next one.
public func confirmations(
    _ orders: Signal<Int>, send: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    orders.flattenMap(send)
}

/// `scan` keeps its count for each subscriber.
public func visitorNumbers(_ visitors: Signal<String>) -> Signal<Int> {
    visitors.scan(0) { count, _ in count + 1 }
}

/// `startWith` comes after `subscribeOn`, so it does not wait for the background. At the end it need not be delivered either: who
/// subscribes is on main.
public func loadingPhoto(
    _ photo: Signal<String>, background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    photo.subscribeOn(background).deliverOn(main).startWith("loading")
}

/// `debounce` before `map` holds back the texts, so there is one search for each pause. Behind the switch it would hold back
/// what the search finds.
public func foundThings(
    _ typed: Signal<Int>, on time: some Scheduler, search: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    typed.debounce(.seconds(3), on: time).map(search).switchToLatest()
}
