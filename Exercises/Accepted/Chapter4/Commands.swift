import Attempts
import FRP
@_exported import Chapter4Solutions

public func letterCommand(
    to address: Property<String>, on scheduler: some Scheduler,
    post: @escaping @Sendable (String) -> Signal<String>
) -> Command<Void, String> {
    accepted([
        "with a deferred signal": {
            Command(enabled: address.signal.map(\.isEmpty).not(), on: scheduler) {
                .defer { post(address.value) }
            }
        },
        "with the first address of the signal": {
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
        "with return": { Command(on: scheduler) { .return(price()) } },
        "by taking one": {
            Command(on: scheduler) {
                Signal { observer in
                    observer.sendNext(price())
                    return .none
                }
                .take(1)
            }
        },
        "with a deferred signal": { Command(on: scheduler) { .defer { .return(price()) } } },
    ])
}

public func watchTheKitchen(
    _ kitchen: Command<String, String>, spinner: Property<Bool>,
    note: @escaping @Sendable (String) -> Void
) {
    let apologies = kitchen.errors.map { "sorry: \($0)" }
    accepted([
        "merged": {
            kitchen.executing.bind(to: spinner)
            _ = kitchen.executionSignals.flatten().merge(apologies).subscribe(next: note)
        },
        "a subscription for each order": {
            kitchen.executing.subscribe(next: { spinner.value = $0 })
            kitchen.executionSignals.subscribe(next: { _ = $0.subscribe(next: note) })
            _ = apologies.subscribe(next: note)
        },
    ])
}
