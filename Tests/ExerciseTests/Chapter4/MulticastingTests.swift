extension Chapter4 {
    @Suite struct Multicasting {
        @Test func `4.9.1 Predict what a connection prints`() async {
            await exercise {
                let printed = Recorder<String>()
                let forecast = Signal<String> { observer in
                    printed.append("asking")
                    observer.sendNext("18°")
                    observer.sendCompleted()
                    return .none
                }
                let connection = forecast.publish()
                connection.signal.subscribe(next: { printed.append("window: \($0)") })
                printed.append("connecting")
                connection.connect()
                connection.signal.subscribe(
                    next: { printed.append("garden: \($0)") }, completed: { printed.append("garden: done") })
                connection.connect()
                expectPrediction(
                    linesOfTheConnection(), is: printed.values,
                    hint: "Ask at each line of the program: who is listening by now, and to what?")
            }
        }

        @Test func `4.9.2 Ask once and send to every screen`() async {
            await exercise {
                let lab = Lab()
                let asked = Tally()
                let forecast = lab.cold("forecast", "--4--7|")
                let screens = (1...3).map { _ in Subject<Int>() }
                let seen = screens.map { lab.time.record($0.signal) }
                let request = tell(screens, forecast.signal.initially(asked.note))
                lab.time.advance(to: .seconds(3))
                expect(
                    asked, times: 1, "a request is made",
                    because: "Three screens show the same forecast: one request is enough for them.")
                expect(
                    seen.map(\.values), is: [[4], [4], [4]], for: "three screens, until 3",
                    because: "Each event goes to all screens, as soon as it comes.")
                request.dispose()
                expect(
                    forecast.isActive ? "the request goes on" : "the request has stopped",
                    is: "the request has stopped", for: "the result, disposed at 3",
                    because: "Disposing the result must stop the request itself.")

                lab.time.run()
                expect(
                    seen.map(\.words), is: [["4"], ["4"], ["4"]], for: "three screens, after that",
                    because: "A request that was stopped sends nothing more, and does not end.")

                expectTold(
                    [4, 7, 7, 2, 2, 5, 1, 1].signal, ["4", "7", "7", "2", "2", "5", "1", "1", "completed"],
                    for: "a forecast that answers at once",
                    because: "Had all of them subscribed when the answer came? Did they get its end too?")
                expectTold(
                    [4].signal.concat(.error(NoForecast())), ["4", "failed: NoForecast()"],
                    for: "a forecast that sends 4 and fails",
                    because: "An error is an event too, and goes to each screen.")
            }
        }

        @Test func `4.9.3 Let the clock run only while somebody looks`() async {
            await exercise {
                let lab = Lab()
                let started = Tally()
                let clock = lab.cold("clock", "-1-2------2-4-5-6-7-8-9")
                let shared = sharedClock(clock.signal.initially(started.note))
                expect(
                    started, times: 0, "before anybody looks, the clock is started",
                    because: "A clock that ticks for nobody wastes work.")
                lab.expect(
                    shared, heardBy: ["Anna": "  ^1-2------2!", "Ben": "      ^-----2-4!"],
                    because: "the clock starts when Anna comes, at 2, and Ben sees the same clock.")
                expect(
                    started, times: 1, "the clock is started",
                    because: "Two people look at one clock; nobody needs another.")
                expect(
                    clock.isActive ? "the clock is running" : "the clock has stopped",
                    is: "the clock has stopped", for: "a clock that nobody looks at any more",
                    because: "Ben was the last to look, and he has left.")
                let other = Lab()
                let second = sharedClock(other.cold("clock", "-1-2-2-4-5-6-7-7-9|").signal)
                other.expect(
                    second, heardBy: ["Anna": "-1-2-2-4-5-6-7-7-9|", "Ben": "      ^4-5!"],
                    because: "Ben leaves first, at 10. Anna still looks, until the clock ends.")
                let workshop = Lab()
                let broken = workshop.cold("clock", "-1-2-X")
                workshop.expect(
                    sharedClock(broken.signal), heardBy: ["Anna": "-1-2-X", "Ben": "  ^2-X"],
                    because: "the clock breaks at 5, and both get the error.")
            }
        }

        @Test func `4.9.4 Send late subscribers the last two headlines`() async {
            await exercise {
                let lab = Lab()
                let asked = Tally()
                let headlines = lab.cold("headlines", "-1-3-3------4|")
                let shared = lastTwoHeadlines(headlines.signal.initially(asked.note))
                expect(
                    asked, times: 0, "before anybody subscribes, a request is made",
                    because: "Nobody has subscribed yet.")
                lab.expect(
                    shared,
                    heardBy: [
                        "the first": "-1-3-3------4|",
                        "the second": "      (^33)-4|",
                        "the last": "                (^34|)",
                    ],
                    because: "all get the same events; whoever comes later begins with the last two so far.")
                expect(
                    asked, times: 1, "a request is made",
                    because: "The headlines are the same for all three: one request is enough.")
                let half = Lab()
                let slow = half.cold("headlines", "-1------3-3-4|")
                half.expect(
                    lastTwoHeadlines(slow.signal),
                    heardBy: ["the first": "-1------3!", "the second": "   (^1)-3-3-4|"],
                    because: "the first leaves at 9. The second still gets what follows.")
                let long = Lab()
                let busy = long.cold("headlines", "-1-1-3-2-2-5-5-4-X")
                long.expect(
                    lastTwoHeadlines(busy.signal),
                    heardBy: ["the first": "-1-1-3-2-2-5-5-4-X", "the last": "                   (^54X)"],
                    because: "every headline is passed on, and the error at 17 is the end.")
            }
        }
    }
}

private struct NoForecast: Error {}

/// Expects that each of three screens gets this of a forecast that does not wait.
private func expectTold(
    _ forecast: Signal<Int>, _ expected: [String], for given: String, because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let time = TestScheduler()
    let screens = (1...3).map { _ in Subject<Int>() }
    let heard = screens.map { time.record($0.signal) }
    _ = tell(screens, forecast)
    for (index, screen) in heard.enumerated() {
        expect(
            screen.words, is: expected, for: "screen \(index + 1) of three, and \(given)", because: remark,
            at: location)
    }
}
