import Observation

extension Chapter6 {
    @Suite struct ObservedState {
        @available(macOS 26, iOS 26, *)
        @Test func `6.9.1 Say when a postcard can be sent`() async {
            await exercise(without: .all) {
                expectTold(
                    "--a--b--t-----b---", tells: "f----t--f-----t---",
                    because: "Only b can be sent. An answer that stays the same is not told again.")
                expectTold(
                    "---b--c--b--n--a--", tells: "f--t--------f-----",
                    because: "c is another card, with an address and a text. The answer is the same.")
                expectTold(
                    "--a--t--a--t------", tells: "f-----------------",
                    because: "It was never both when a turn was over.")
                expectTold(
                    "--t--b--a--c------", from: "b", tells: "t-f--t--f--t------",
                    because: "At first it has both.")
                expectTold(
                    "--b--t------b-----", cancelledAt: 8, tells: "f-t--f--|",
                    because: "Its task is cancelled at 8, so it ends there.")
                expectReleased(
                    "the card of a task that was cancelled",
                    because: """
                        A loop holds the card as long as it runs. It must end when the task that you return is \
                        cancelled.
                        """
                ) {
                    let (card, time) = (Postcard(), TestScheduler())
                    let watching = watch(card, on: time) { _ in }
                    time.advance(by: .seconds(2))
                    watching.cancel()
                    time.advance(by: .seconds(2))
                    return card
                }
            }
        }

        @Test func `6.9.2 Move a view model to an observable class`() async {
            await exercise(without: .all) {
                expectForecast(
                    city: "B---------C-----------", active: "--t-----------f-------",
                    asks: "--B-------C-----------", forecast: "e----b-------c--------",
                    because: "Somebody looks at 2, and there is a new city at 10.")
                expectForecast(
                    city: "B-----C-D-------------", active: "------------t---------",
                    asks: "------------D---------", forecast: "e--------------d------",
                    because: "Before 12 nobody looks.")
                expectForecast(
                    city: "B-----C---------------", active: "----t-----------------",
                    asks: "----B-C---------------", forecast: "e--------c------------",
                    cancels: "------B---------------", because: "C comes while B is asked.")
                expectForecast(
                    city: "B---------------------", active: "--t-f-----t-----------",
                    asks: "--B-------B-----------", forecast: "e------------b--------",
                    cancels: "----B-----------------",
                    because: "From 4 on nobody looks, and at 10 somebody does again.")
                expectForecast(
                    city: "B-----C---------------", active: "----t-----------------", stubborn: true,
                    asks: "----B-C---------------", forecast: "e--------c------------",
                    because: "This service answers all the same: what it says of B comes at 7.")
                expectForecast(
                    city: "B---------------------", active: "--t-f-----------------", stubborn: true,
                    asks: "--B-------------------", forecast: "e---------------------",
                    because: "This service answers all the same, at 5, when nobody looks.")
                expectForecast(
                    city: "B-----N------C--------", active: "--t-------------------",
                    asks: "--B---N------C--------", forecast: "e----b----------c-----",
                    because: "The question N fails. The forecast of B stays until there is another one.")
                expectReleased(
                    "a view model that nobody looks at any more",
                    because: """
                        Its task holds it as long as the question is under way. When nobody looks any more, the \
                        question must be cancelled.
                        """
                ) {
                    let time = TestScheduler()
                    let model = CityViewModel(on: time) { city in
                        try await time.sleep(for: .seconds(3600))
                        return city
                    }
                    for active in [true, false] {
                        time.start { @VirtualMainActor in model.active = active }
                        time.advance(by: .seconds(1))
                    }
                    return model
                }
            }
        }
    }
}

// MARK: The postcard

extension Postcard {
    /// Writes the fields anew, in one turn: first what is there, so that both are for a moment.
    fileprivate func write(_ letter: Character) {
        let (address, text) =
            switch letter {
            case "a": ("Bern", "")
            case "t": ("", "Hello")
            case "b": ("Bern", "Hello")
            case "c": ("Thun", "Hi")
            default: ("", "")
            }
        if !address.isEmpty { self.address = address }
        if !text.isEmpty { self.text = text }
        if address.isEmpty { self.address = "" }
        if text.isEmpty { self.text = "" }
    }
}

/// Expects what is told of a card while somebody writes on it.
///
/// - Parameters:
///   - start: what is on it at first.
///   - cancelledAt: the column in which the task is cancelled.
@available(macOS 26, iOS 26, *)
private func expectTold(
    _ written: String, from start: Character = "n", cancelledAt: Int? = nil, tells: String,
    because remark: String, at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let time = lab.time
    let changes = lab.hot("card", of: Character.self, written)
    let told = Subject<String>()
    let card = Postcard()
    time.start { @VirtualMainActor in card.write(start) }
    let watching = watch(card, on: time) { told.sendNext($0 ? "t" : "f") }
    time.start {
        _ = await watching.result
        told.sendCompleted()
    }
    changes.signal.subscribe(next: { letter in
        time.start { @VirtualMainActor in card.write(letter) }
    })
    if let cancelledAt { time.schedule(after: .seconds(cancelledAt)) { watching.cancel() } }
    lab.expect(
        told.signal, tells,
        because:
            "On the card, a is only an address, t only a text, b and c are both, n is neither. \(remark)",
        at: location)
    expect(
        time.pending, is: 0, for: "how often the clock is still asked for, when nobody writes any more",
        because: "Do not look again and again: a loop over `Observations` waits for the next change.",
        at: location)
    watching.cancel()
    time.advance(by: .seconds(2))
}

// MARK: The view model

/// Expects what is asked, and what is the forecast, while somebody chooses a city and looks. An answer takes three seconds.
///
/// - Parameter stubborn: whether the service answers though its task was cancelled.
private func expectForecast(
    city: String, active: String, stubborn: Bool = false, asks: String, forecast: String,
    cancels: String? = nil, because remark: String, at location: SourceLocation = #_sourceLocation
) {
    let (asked, shown, cancelled) = (Subject<String>(), Subject<String>(), Subject<String>())
    for (subject, marbles, words) in [
        (asked, asks, "This is when `ask` is called. \(remark)"),
        (shown, forecast, "This is the forecast; e is the empty one. \(remark)"),
        (cancelled, cancels, "This is when a question is cancelled. \(remark)"),
    ] {
        guard let marbles else { continue }
        let lab = Lab()
        let time = lab.time
        let cities = lab.hot("city", of: String.self, city)
        let looks = lab.hot("active", of: String.self, active)
        let model = CityViewModel(on: time) { city in
            asked.sendNext(city)
            let work = time.start { try await time.sleep(for: .seconds(3)) }
            try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                cancelled.sendNext(city)
                if !stubborn { work.cancel() }
            }
            if city == "N" { throw ServiceFailure() }
            return city.lowercased()
        }
        time.start { @VirtualMainActor in follow(model, on: time) { shown.sendNext($0.isEmpty ? "e" : $0) } }
        cities.signal.subscribe(next: { city in time.start { @VirtualMainActor in model.city = city } })
        looks.signal.subscribe(next: { look in
            time.start { @VirtualMainActor in model.active = look == "t" }
        })
        lab.expect(subject.signal, marbles, because: words, at: location)
    }
}

/// Tells the forecast, and then each change of it.
@VirtualMainActor private func follow(
    _ model: CityViewModel, on time: TestScheduler, tell: @escaping @Sendable (String) -> Void
) {
    let forecast = withObservationTracking {
        model.forecast
    } onChange: {
        time.start { @VirtualMainActor in follow(model, on: time, tell: tell) }
    }
    tell(forecast)
}

private struct ServiceFailure: Error {}
