extension Chapter4 {
    @Suite struct Commands {
        @Test func `4.6.1 Send the parcel only when it has an address`() async {
            await exercise {
                let time = TestScheduler()
                let address = Property("")
                let (posted, receipts) = (Recorder<String>(), Recorder<String>())
                let command = parcelCommand(to: address, on: time) {
                    posted.append($0)
                    return ["receipt from \($0)", "copy from \($0)"].signal
                }
                expect(
                    posted.values, is: [], for: "a command that was made, and not executed",
                    because: "Making a command does no work; the closure has to do it.")
                for written in ["", "Oslo", "Oslo", "Bergen", "", "Ås", "Bergen", "Oslo", "", "Oslo"] {
                    address.value = written
                    let given = "the address \"\(written)\""
                    expect(
                        command.isEnabled ? "enabled" : "disabled",
                        is: written.isEmpty ? "disabled" : "enabled",
                        for: given,
                        because:
                            "A button follows the command: it must be disabled while there is no address.")
                    let before = posted.values.count
                    command.execute().subscribe(next: receipts.append)
                    time.run()
                    expect(
                        posted.values.dropFirst(before), is: written.isEmpty ? [] : [written],
                        for: "what is posted: \(given), executed",
                        because: "Each parcel goes once, to the address of the moment when it is sent.")
                    expect(
                        command.isExecuting ? "at work" : "ready", is: "ready",
                        for: "\(given), executed, and the post has answered",
                        because: "For the command the work goes on: its signal has not ended.")
                }
                expect(
                    receipts.values.prefix(4),
                    is: ["receipt from Oslo", "copy from Oslo", "receipt from Oslo", "copy from Oslo"],
                    for: "what the first two executions send, both to Oslo",
                    because: "The signal that post returns is the work, so an execution sends its values.")
            }
        }

        @Test func `4.6.2 Predict which pages are printed`() async {
            await exercise {
                let lab = Lab()
                let presses = lab.hot("presses", "-1--2-3--4-5-----")
                let copier = Command<Int, Int>(on: lab.time) { [time = lab.time] page in
                    Signal<Int>(marbles: "---\(page)|", on: time)
                }
                presses.signal.subscribe(next: { copier.execute($0) })
                lab.expectPrediction(
                    pagesOfTheCopier(), of: copier.executionSignals.flatten(),
                    hint: "For each press, check first whether the command is enabled at that moment.")
            }
        }

        @Test func `4.6.3 Repair the button that works only once`() async {
            await exercise {
                let time = TestScheduler()
                let price = Property(5)
                let told = Recorder<Int>()
                let command = priceCommand(on: time) { price.value }
                let prices = [5, 7, 7, 4, 3, 3, 8, 5, 0]
                for now in prices {
                    price.value = now
                    command.execute().subscribe(next: told.append)
                    time.run()
                }
                expect(
                    command.isExecuting ? "at work" : "ready", is: "ready", for: "a press that was answered",
                    because: "For the command the work goes on: its signal has not ended.")
                expect(
                    told.values, is: prices, for: "the prices \(prices), executed at each",
                    because: told.values.isEmpty
                        ? "The work is done, and has sent nothing: what comes after a completion is dropped."
                        : "Each execution sends the price of its own moment.")
            }
        }

        @Test func `4.6.4 Show the waiter how the kitchen is doing`() async {
            await exercise(without: .all) {
                for (orders, noted) in [
                    ("--a------b-----c------", "----a------s-----c----"),
                    ("--b---a---b---b---c---", "----s---a---s---s---c--"),
                    ("--a---a---b---b---c---c---a---b---", "----a---a---s---s---c---c---a---s-"),
                ] {
                    let (lab, spinner, notes) = (Lab(), Property(false), Subject<String>())
                    serve(orders, in: lab, spinner, notes)
                    lab.expect(
                        notes.signal, noted, where: ["a": "a", "c": "c", "s": "sorry: no b"],
                        because: "each failed order is reported, and later orders still arrive.")
                }
                let (again, spinning, other) = (Lab(), Property(false), Subject<String>())
                serve("--a------b-----c------", in: again, spinning, other)
                again.expect(
                    spinning.signal.distinctUntilChanged().map { $0 ? "t" : "f" }, "f-t--f---t-f---t--f---",
                    because: "the spinner is on from the order until the work has completed or failed.")
            }
        }
    }
}

/// The kitchen takes two columns for a dish, and one more to tidy up.
private func serve(_ drawn: String, in lab: Lab, _ spinner: Property<Bool>, _ notes: Subject<String>) {
    let orders = lab.hot("orders", of: String.self, drawn)
    let kitchen = Command<String, String>(on: lab.time) { [time = lab.time] dish in
        Signal<String>(marbles: dish == "b" ? "--X" : "--\(dish)|", on: time)
            .catch { _ in .error(SoldOut(dish: dish)) }
    }
    watchTheKitchen(kitchen, spinner: spinner, note: notes.sendNext)
    orders.signal.subscribe(next: { kitchen.execute($0) })
}

private struct SoldOut: Error, CustomStringConvertible {
    let dish: String

    var description: String { "no \(dish)" }
}
