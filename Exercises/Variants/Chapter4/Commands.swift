import Attempts
import FRP

public func parcelCommand(
    to address: Property<String>, on scheduler: some Scheduler,
    post: @escaping @Sendable (String) -> Signal<String>
) -> Command<Void, String> {
    variants {
        right("`defer` reads the address at subscription, and `not` turns the condition round.") {
            Command(enabled: address.signal.map(\.isEmpty).not(), on: scheduler) {
                .defer { post(address.value) }
            }
        }
        right("`take(1)` reads the address from the signal; `value` is not needed.") {
            Command(enabled: address.signal.map { $0.count > 0 }, on: scheduler) {
                address.signal.take(1).flattenMap(post)
            }
        }
        wrong("forgets when it is enabled") { Command(on: scheduler) { post(address.value) } }
        wrong("refuses inside the work, and looks enabled") {
            Command(on: scheduler) { address.value.isEmpty ? .empty : post(address.value) }
        }
        wrong("keeps the address of the moment when the command was made") {
            let hasAddress = address.signal.map { !$0.isEmpty }
            let first = address.value
            return Command(enabled: hasAddress, on: scheduler) { post(first) }
        }
        wrong("posts while the command is made") {
            let hasAddress = address.signal.map { !$0.isEmpty }
            let posted = post(address.value)
            return Command(enabled: hasAddress, on: scheduler) { posted }
        }
        wrong("is enabled while the address is empty") {
            let hasAddress = address.signal.map { !$0.isEmpty }
            return Command(enabled: hasAddress.not(), on: scheduler) { post(address.value) }
        }
    }
}

public func pagesOfTheCopier() -> String {
    variants {
        wrong("has the presses wait in line") { "----1---2---3---4---5" }
        wrong("does everything that is pressed") { "----1--2-3--4-5--" }
        wrong("takes the work for done when the value has come") { "----1--2----4----" }
        wrong("draws the page when it is asked for") { "-1----3----5-----" }
        wrong("does the first alone") { "----1------------" }
    }
}

public func priceCommand(
    on scheduler: some Scheduler, price: @escaping @Sendable () -> Int
) -> Command<Void, Int> {
    variants {
        right("`return` makes a signal that sends one value and completes by itself.") {
            Command(on: scheduler) { .return(price()) }
        }
        right("`take(1)` completes after the first value, so the signal below need not.") {
            Command(on: scheduler) {
                Signal { observer in
                    observer.sendNext(price())
                    return .none
                }
                .take(1)
            }
        }
        right("`defer` asks for the price at subscription; `return` sends it and completes.") {
            Command(on: scheduler) { .defer { .return(price()) } }
        }
        wrong("never completes") {
            Command(on: scheduler) {
                Signal { observer in
                    observer.sendNext(price())
                    return .none
                }
            }
        }
        wrong("lets executions pile up that never end") {
            Command(allowsConcurrentExecution: true, on: scheduler) { .return(price()).concat(.never) }
        }
        wrong("completes before it sends") {
            Command(on: scheduler) {
                Signal { observer in
                    observer.sendCompleted()
                    observer.sendNext(price())
                    return .none
                }
            }
        }
        wrong("asks for the price once and for all") {
            let first = price()
            return Command(on: scheduler) { .return(first) }
        }
    }
}

public func watchTheKitchen(
    _ kitchen: Command<String, String>, spinner: Property<Bool>, note: @escaping @Sendable (String) -> Void
) {
    variants {
        right("Dishes and apologies are merged into one signal, so one subscription is enough.") {
            let apologies = kitchen.errors.map { "sorry: \($0)" }
            kitchen.executing.bind(to: spinner)
            kitchen.executionSignals.flatten().merge(apologies).subscribe(next: note)
        }
        right("It subscribes to each order, without `flatten`; a handler sets the spinner.") {
            let apologies = kitchen.errors.map { "sorry: \($0)" }
            kitchen.executing.subscribe(next: { spinner.value = $0 })
            kitchen.executionSignals.subscribe(next: { _ = $0.subscribe(next: note) })
            apologies.subscribe(next: note)
        }
        wrong("waits for errors where none arrive") {
            kitchen.executing.bind(to: spinner)
            kitchen.executionSignals.flatten().subscribe(next: note, error: { note("sorry: \($0)") })
        }
        wrong("hears the first order alone") {
            kitchen.executing.bind(to: spinner)
            kitchen.executionSignals.take(1).flatten().subscribe(next: note)
            kitchen.errors.subscribe(next: { note("sorry: \($0)") })
        }
        wrong("apologises once") {
            kitchen.executing.bind(to: spinner)
            kitchen.executionSignals.flatten().subscribe(next: note)
            kitchen.errors.take(1).subscribe(next: { note("sorry: \($0)") })
        }
        wrong("stops the spinner with the first dish") {
            kitchen.executing.filter(\.self).bind(to: spinner)
            kitchen.executionSignals.flatten().subscribe(next: {
                note($0)
                spinner.value = false
            })
            kitchen.errors.subscribe(next: { note("sorry: \($0)") })
        }
        wrong("turns the spinner while nobody works") {
            kitchen.enabled.bind(to: spinner)
            kitchen.executionSignals.flatten().subscribe(next: note)
            kitchen.errors.subscribe(next: { note("sorry: \($0)") })
        }
        wrong("forgets to apologise") {
            kitchen.executing.bind(to: spinner)
            kitchen.executionSignals.flatten().subscribe(next: note)
            kitchen.errors.subscribe(next: { note("\($0)") })
        }
    }
}
