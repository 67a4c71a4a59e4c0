import Attempts
import FRP

/// Exercise 4.6.1 · Send the parcel only when it has an address.
///
/// Make a command that can be executed while `address` is not empty. Its work is `post(…)`, with the address
/// of that moment.
///
///     address         ""         "Oslo"     "Bergen"
///     the command     disabled   enabled    enabled
///     executed        refused    to Oslo    to Bergen
///
/// Book: chapter4/commands
public func parcelCommand(
    to address: Property<String>, on scheduler: some Scheduler,
    post: @escaping @Sendable (String) -> Signal<String>
) -> Command<Void, String> {
    todo()
}

/// Exercise 4.6.2 · Predict which pages are printed.
///
/// Each press of the button at a copying machine asks for a page. Copying page 1 looks like `copy` below; the other
/// pages take the same time. Draw which pages come out of the machine, and when: return a string with the symbols of
/// the diagrams below, without `|`. How many `-` follow the last page does not matter.
///
///     let copier = Command<Int, Int>(on: time) { copy(of: $0) }
///     presses.subscribe(next: { copier.execute($0) })
///
///     presses    -1--2-3--4-5-----
///     copy       ---1|
///
/// Book: chapter4/commands
public func pagesOfTheCopier() -> String {
    todo()
}

/// Exercise 4.6.3 · Repair the button that works only once.
///
/// Each press must send the price of that moment. The first one does; then the button stays disabled forever.
/// Repair it so that the button is enabled again after the price was sent.
///
///     price      5      7
///     pressed    5      7     (before the repair: 5, then refused)
///
/// Book: chapter4/commands
public func priceCommand(
    on scheduler: some Scheduler, price: @escaping @Sendable () -> Int
) -> Command<Void, Int> {
    todo()  // Delete this line when you begin.
    return Command(on: scheduler) {
        Signal { observer in
            observer.sendNext(price())
            return .none
        }
    }
}

/// Exercise 4.6.4 · Show the waiter how the kitchen is doing. (stretch)
///
/// Keep `spinner` true while the kitchen is at work. Call `note` with every dish that it sends, and with
/// "sorry: …" for every order that fails; put the error in place of the dots.
///
///     orders     --a------b-----c------      b is sold out
///     note       ----a------s-----c----      s: sorry: no b
///     spinner    f-t--f---t-f---t--f---
///
/// Book: chapter4/commands
public func watchTheKitchen(
    _ kitchen: Command<String, String>, spinner: Property<Bool>,
    note: @escaping @Sendable (String) -> Void
) {
    todo()
}
