import Attempts
import FRP

public func confirmations(
    _ orders: Signal<Int>, send: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    variants {
        right("It makes a signal of signals, and `flatten` subscribes to all of them.") {
            orders.map(send).flatten()
        }
        wrong("subscribes in a handler") {
            let confirmed = Subject<Int>()
            orders.subscribe(next: { order in
                send(order).subscribe(next: { confirmed.sendNext($0) })
            })
            return confirmed.signal
        }
        wrong("subscribes in a handler, and only later") {
            Signal { observer in
                orders.subscribe(
                    next: { order in send(order).subscribe(next: { observer.sendNext($0) }) },
                    error: { observer.sendError($0) }, completed: { observer.sendCompleted() })
            }
        }
        wrong("cancels an order when the next one comes") { orders.map(send).switchToLatest() }
        wrong("lets an order wait until the one before is confirmed") { orders.map(send).flatten(1) }
        wrong("takes only the first confirmation of an order") {
            orders.flattenMap { send($0).take(1) }
        }
        wrong("goes on after an order that has failed") {
            orders.flattenMap { send($0).catchTo(.empty) }
        }
        wrong("confirms only the first order") { orders.take(1).flattenMap(send) }
    }
}

public func visitorNumbers(_ visitors: Signal<String>) -> Signal<Int> {
    variants {
        right("`defer` makes a new counter for each subscriber.") {
            Signal.defer {
                let count = Property(0)
                return visitors.map { _ in
                    count.value += 1
                    return count.value
                }
            }
        }
        right("It replaces each visitor by a 1, and `scan` adds these up.") {
            visitors.mapReplace(1).scan(0, +)
        }
        wrong("has one counter for all screens") {
            let count = Property(0)
            return visitors.map { _ in
                count.value += 1
                return count.value
            }
        }
        wrong("shows the desk the numbers of the door") {
            visitors.scan(0) { count, _ in count + 1 }.publish().autoconnect()
        }
        wrong("sends the desk the last number of the door") {
            visitors.scan(0) { count, _ in count + 1 }.replayLast()
        }
        wrong("begins with 0") { visitors.scan(-1) { count, _ in count + 1 } }
        wrong("sends a 0 before anybody has come") {
            visitors.scan(0) { count, _ in count + 1 }.startWith(0)
        }
        wrong("sends only the number of all") { visitors.aggregate(0) { count, _ in count + 1 } }
        wrong("takes two visitors of the same name for one") {
            visitors.distinctUntilChanged().scan(0) { count, _ in count + 1 }
        }
    }
}

public func loadingPhoto(
    _ photo: Signal<String>, background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    variants {
        right("`startWith` comes after `subscribeOn`; `deliverOn` then delivers its value too.") {
            photo.subscribeOn(background).startWith("loading").deliverOn(main)
        }
        right("The first value is a signal of its own, before that of the photo.") {
            Signal.return("loading").concat(photo.subscribeOn(background).deliverOn(main))
        }
        right("It merges the first value with the photo, and names it first.") {
            Signal.return("loading").merge(photo.subscribeOn(background).deliverOn(main))
        }
        wrong("lets the first value wait for the background") {
            photo.startWith("loading").subscribeOn(background).deliverOn(main)
        }
        wrong("thinks that the place of subscribeOn never matters") {
            photo.deliverOn(main).startWith("loading").subscribeOn(background)
        }
        wrong("loads the photo on main") { photo.startWith("loading") }
        wrong("thinks that deliverOn moves the work") {
            photo.deliverOn(background).deliverOn(main).startWith("loading")
        }
        wrong("does not return to main") { photo.subscribeOn(background).startWith("loading") }
        wrong("forgets that it is loading") { photo.subscribeOn(background).deliverOn(main) }
    }
}

public func foundThings(
    _ typed: Signal<Int>, on time: some Scheduler, search: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    variants {
        right("It makes the search of each text wait; `switchToLatest` cancels those that wait.") {
            typed.map { text in
                Signal.return(text).delay(.seconds(3), on: time).flattenMap(search)
            }.switchToLatest()
        }
        wrong("holds back what is found, and asks at every key") {
            typed.map(search).switchToLatest().debounce(.seconds(3), on: time)
        }
        wrong("asks at every key") { typed.map(search).switchToLatest() }
        wrong("holds back on both sides") {
            typed.debounce(.seconds(3), on: time).map(search).switchToLatest().debounce(
                .seconds(3), on: time)
        }
        wrong("lets an old search go on") { typed.debounce(.seconds(3), on: time).flattenMap(search) }
        wrong("asks for each text, only later") {
            typed.delay(.seconds(3), on: time).map(search).switchToLatest()
        }
        wrong("asks at the first key, and not at the pause") {
            typed.throttle(.seconds(3), on: time).map(search).switchToLatest()
        }
        wrong("takes only the first thing that is found") {
            typed.debounce(.seconds(3), on: time).map { search($0).take(1) }.switchToLatest()
        }
    }
}
