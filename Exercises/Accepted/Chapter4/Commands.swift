import Attempts
import FRP

public func letterCommand(
    to address: Property<String>, on scheduler: some Scheduler,
    post: @escaping @Sendable (String) -> Signal<String>
) -> Command<Void, String> {
    accepted([
        "`defer` reads the address at subscription, and `not` turns the condition round.": {
            Command(enabled: address.signal.map(\.isEmpty).not(), on: scheduler) {
                .defer { post(address.value) }
            }
        },
        "`take(1)` reads the address from the signal; `value` is not needed.": {
            Command(enabled: address.signal.map { $0.count > 0 }, on: scheduler) {
                address.signal.take(1).flattenMap(post)
            }
        },
    ])
}

public func priceCommand(
    on scheduler: some Scheduler, price: @escaping @Sendable () -> Int
) -> Command<Void, Int> {
    accepted([
        "`return` makes a signal that sends one value and completes by itself.": {
            Command(on: scheduler) { .return(price()) }
        },
        "`take(1)` completes after the first value, so the signal below need not.": {
            Command(on: scheduler) {
                Signal { observer in
                    observer.sendNext(price())
                    return .none
                }
                .take(1)
            }
        },
        "`defer` asks for the price at subscription; `return` sends it and completes.": {
            Command(on: scheduler) { .defer { .return(price()) } }
        },
    ])
}

public func watchTheKitchen(
    _ kitchen: Command<String, String>, spinner: Property<Bool>,
    note: @escaping @Sendable (String) -> Void
) {
    let apologies = kitchen.errors.map { "sorry: \($0)" }
    accepted([
        "Notes and apologies are merged into one signal, so one subscription is enough.": {
            kitchen.executing.bind(to: spinner)
            _ = kitchen.executionSignals.flatten().merge(apologies).subscribe(next: note)
        },
        "Each order has a subscription of its own instead of `flatten`; a handler sets the spinner.": {
            kitchen.executing.subscribe(next: { spinner.value = $0 })
            kitchen.executionSignals.subscribe(next: { _ = $0.subscribe(next: note) })
            _ = apologies.subscribe(next: note)
        },
    ])
}
