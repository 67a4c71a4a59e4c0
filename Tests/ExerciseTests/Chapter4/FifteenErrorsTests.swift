extension Chapter4 {
    @Suite struct FifteenErrors {
        @Test func `4.18.1 Confirm every order`() async {
            await exercise {
                let lab = Lab()
                let orders = lab.hot("orders", "-1-2------3----3-|")
                let sent = [1: lab.cold("send(1)", "----7|"), 2: lab.cold("send(2)", "-8|")]
                let third = lab.cold("send(3)", "---7-7|")
                lab.expect(
                    confirmations(orders.signal) { sent[$0]?.signal ?? third.signal },
                    "----87-------7-7--7-7|",
                    because:
                        "every order is confirmed, when its confirmation comes. The end comes with the last one."
                )
                let other = Lab()
                let more = other.hot("orders", "-1-2-3----|")
                let good = other.cold("send(1)", "-----7-7-7|")
                let bad = other.cold("send(2)", "----X")
                other.expect(
                    confirmations(more.signal) { $0 == 2 ? bad.signal : good.signal }, "------7X",
                    because: "an order that fails is an error of the whole.")
            }
        }

        @Test func `4.18.2 Give each visitor a number`() async {
            await exercise {
                let lab = Lab()
                let visitors = lab.hot("visitors", of: String.self, "-a-b--b-c-d--e-f-g-|")
                lab.expect(
                    visitorNumbers(visitors.signal), "-1-2--3-4-5--6-7-8-|",
                    because: "each visitor has the next number, also one with the same name.")
                let two = Lab()
                let guests = two.hot("visitors", of: String.self, "-a-b---c-a-|")
                two.expect(
                    visitorNumbers(guests.signal),
                    heardBy: ["door": "-1-2---3-4-|", "desk": "    ^--1-2-|"],
                    because: "the desk has opened at 4, and counts what it sees.")
            }
        }

        @Test func `4.18.3 Show at once that the photo is loading`() async {
            await exercise {
                expectLoading(
                    .completed, then: ["loading on main", "7 on main", "8 on main", "ended on main"])
                expectLoading(
                    .error(MarbleFailure()),
                    then: ["loading on main", "7 on main", "8 on main", "failed on main"])
                let lab = Lab()
                let photo = lab.cold("photo", of: String.self, "--7-7--3-3-1-2-4-4|")
                lab.expect(
                    loadingPhoto(photo.signal, background: lab.time, main: lab.time),
                    "l-7-7--3-3-1-2-4-4|",
                    where: ["l": "loading", "7": "7", "3": "3", "1": "1", "2": "2", "4": "4"],
                    because: "“loading” comes first, and once. Here both schedulers are the lab's time.")
            }
        }

        @Test func `4.18.4 Search when nobody types any more`() async {
            await exercise {
                let time = TestScheduler()
                let asked = Recorder<Int>()
                let keys = MarbleSource<Int>.hot("-1-2-----3-----4-5----", on: time)
                _ = time.record(
                    foundThings(keys.signal, on: time) { text in
                        Signal.defer {
                            asked.append(text)
                            return .return(text)
                        }
                    })
                time.run()
                expect(
                    asked.values, is: [2, 3, 5], for: "typed -1-2-----3-----4-5----",
                    because: "The service is asked once for each pause, and not at every key.")

                let lab = Lab()
                let typed = lab.hot("typed", "-1-2--------3----4-5---------|")
                let found = [
                    2: lab.cold("search(2)", "7-86-|"), 3: lab.cold("search(3)", "19------4|"),
                    5: lab.cold("search(5)", "-22--2-2|"),
                ]
                lab.expect(
                    foundThings(typed.signal, on: lab.time) { found[$0]?.signal ?? .empty },
                    "------7-86-----19------22--2-2|",
                    because:
                        "all that the latest search finds arrives at once, and nothing of the one before.")
            }
        }
    }
}

/// Expects that these steps happen if the photo ends like this, while the background is busy at first.
private func expectLoading(
    _ ending: Event<String>, then steps: [String], at location: SourceLocation = #_sourceLocation
) {
    let (background, main) = (TestScheduler(), TestScheduler())
    let happened = Recorder<String>()
    let note = { @Sendable (what: String) in
        let here = CurrentScheduler.value as? TestScheduler
        happened.append(
            "\(what) \(here === main ? "on main" : here === background ? "in the background" : "elsewhere")")
    }
    let loadedOn = Recorder<String>()
    let photo = Signal<String> { observer in
        loadedOn.append(
            CurrentScheduler.value as? TestScheduler === background ? "in the background" : "elsewhere")
        observer.sendNext("7")
        observer.sendNext("8")
        observer.send(ending)
        return .none
    }
    let shown = loadingPhoto(photo, background: background, main: main)
    main.schedule {
        shown.subscribe(next: { note($0) }, error: { _ in note("failed") }, completed: { note("ended") })
    }
    main.run()
    expect(
        happened.values, is: ["loading on main"], for: "a background that is busy",
        because: "Nobody need wait for the background to see that the photo is loading.", at: location)
    for _ in 1...3 {
        background.run()
        main.run()
    }
    expect(
        loadedOn.values, is: ["in the background"], for: "a photo that is loaded",
        because: "The photo is loaded once, and not on main.", at: location)
    expect(
        happened.values, is: steps,
        for: ending.isCompleted
            ? "a photo that sends 7 and 8, and then completes" : "a photo that sends 7 and 8, and then fails",
        because: "All that happens is seen on main.", at: location)
}
