import Attempts
import FRP

public func letterCommand(
    to address: Property<String>, on scheduler: some Scheduler,
    post: @escaping @Sendable (String) -> Signal<String>
) -> Command<Void, String> {
    let hasAddress = address.signal.map { !$0.isEmpty }
    return mistake([
        "forgets when it is enabled": { Command(on: scheduler) { post(address.value) } },
        "refuses inside the work, and looks enabled": {
            Command(on: scheduler) { address.value.isEmpty ? .empty : post(address.value) }
        },
        "keeps the address that stood there when the command was made": {
            let first = address.value
            return Command(enabled: hasAddress, on: scheduler) { post(first) }
        },
        "posts while the command is made": {
            let posted = post(address.value)
            return Command(enabled: hasAddress, on: scheduler) { posted }
        },
        "is enabled while the address is empty": {
            Command(enabled: hasAddress.not(), on: scheduler) { post(address.value) }
        },
    ])
}

public func pagesOfTheCopier() -> String {
    mistake([
        "has the presses wait in line": { "----1---2---3---4---5" },
        "does everything that is pressed": { "----1--2-3--4-5--" },
        "takes the work for done when the value has come": { "----1--2----4----" },
        "draws the page when it is asked for": { "-1----3----5-----" },
        "does the first alone": { "----1------------" },
    ])
}

public func priceCommand(
    on scheduler: some Scheduler, price: @escaping @Sendable () -> Int
) -> Command<Void, Int> {
    mistake([
        "never completes": {
            Command(on: scheduler) {
                Signal { observer in
                    observer.sendNext(price())
                    return .none
                }
            }
        },
        "lets executions pile up that never end": {
            Command(allowsConcurrentExecution: true, on: scheduler) {
                Signal { observer in
                    observer.sendNext(price())
                    return .none
                }
            }
        },
        "completes before it sends": {
            Command(on: scheduler) {
                Signal { observer in
                    observer.sendCompleted()
                    observer.sendNext(price())
                    return .none
                }
            }
        },
        "asks for the price once and for all": {
            let first = price()
            return Command(on: scheduler) { .return(first) }
        },
    ])
}

public func watchTheKitchen(
    _ kitchen: Command<String, String>, spinner: Property<Bool>,
    note: @escaping @Sendable (String) -> Void
) {
    let dishes: Signal<String> = kitchen.executionSignals.flatten()
    let apologies = kitchen.errors.map { "sorry: \($0)" }
    mistake([
        "waits for errors where none arrive": {
            kitchen.executing.bind(to: spinner)
            _ = dishes.subscribe(next: note, error: { note("sorry: \($0)") })
        },
        "hears the first order alone": {
            kitchen.executing.bind(to: spinner)
            kitchen.executionSignals.take(1).flatten().subscribe(next: note)
            _ = apologies.subscribe(next: note)
        },
        "stops the spinner with the first dish": {
            kitchen.executing.filter(\.self).bind(to: spinner)
            dishes.subscribe(next: {
                note($0)
                spinner.value = false
            })
            _ = apologies.subscribe(next: note)
        },
        "turns the spinner while nobody works": {
            kitchen.enabled.bind(to: spinner)
            dishes.subscribe(next: note)
            _ = apologies.subscribe(next: note)
        },
        "forgets to apologise": {
            kitchen.executing.bind(to: spinner)
            dishes.subscribe(next: note)
            _ = kitchen.errors.subscribe(next: { note("\($0)") })
        },
    ])
}
