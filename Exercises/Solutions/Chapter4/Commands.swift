import Attempts
import FRP

/// The condition is a signal, so the command always knows whether it may be executed. The address is read
/// inside the closure, which runs once for each execution.
public func parcelCommand(
    to address: Property<String>, on scheduler: some Scheduler,
    post: @escaping @Sendable (String) -> Signal<String>
) -> Command<Void, String> {
    Command(enabled: address.signal.map { !$0.isEmpty }, on: scheduler) { post(address.value) }
}

/// A command is at work until its signal completes, a column after the page has come out. The presses
/// meanwhile (2 and 4) are refused: they do not wait, and are not executed later.
public func pagesOfTheCopier() -> String { "----1----3----5--" }

/// The end of the work is its completion, not its value: a signal that may send more has not finished, so the
/// command stayed at work.
public func priceCommand(
    on scheduler: some Scheduler, price: @escaping @Sendable () -> Int
) -> Command<Void, Int> {
    Command(on: scheduler) {
        Signal { observer in
            observer.sendNext(price())
            observer.sendCompleted()
            return .none
        }
    }
}

/// In `executionSignals` an order that fails only completes, and the signal goes on to the next order. Its
/// error is a value of `errors`, so `errors` goes on too.
public func watchTheKitchen(
    _ kitchen: Command<String, String>, spinner: Property<Bool>,
    note: @escaping @Sendable (String) -> Void
) {
    kitchen.executing.bind(to: spinner)
    kitchen.executionSignals.flatten().subscribe(next: note)
    kitchen.errors.subscribe(next: { note("sorry: \($0)") })
}
