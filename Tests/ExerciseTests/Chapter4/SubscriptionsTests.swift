extension Chapter4 {
    @Suite struct Subscriptions {
        @Test func `4.4.1 Write down how a download goes`() async {
            await exercise {
                let download = expectLog(["1 MB", "2 MB", "done"], of: "--1--2--|")
                expect(
                    download.subscriptions.count, "one subscription, which all handlers share",
                    because: """
                        Each call of subscribe starts the download again. Return the disposable of the subscription that has \
                        the handlers.
                        """
                ) { $0 == 1 }
                expectLog(["1 MB", "failed"], of: "--1--X")
                expectLog(
                    ["1 MB", "1 MB", "3 MB", "2 MB", "2 MB", "4 MB", "5 MB", "1 MB", "done"],
                    of: "-1-1-3-2-2-4-5-1-|")
                expectLog(["done"], of: "-----|")
                expectLog(["1 MB"], of: "--1--2--|", leavingAt: 4)
            }
        }

        @Test func `4.4.2 Predict which radio is still heard`() async {
            await exercise {
                let lines = Recorder<String>()
                do {
                    let volume = Property(1)
                    volume.signal.subscribe(
                        next: { lines.append("kitchen \($0)") }, completed: { lines.append("kitchen off") })
                    let garden = volume.signal.subscribe(
                        next: { lines.append("garden \($0)") }, completed: { lines.append("garden off") })
                    volume.value = 2
                    garden.dispose()
                    volume.value = 3
                }
                expectPrediction(
                    linesFromTheRadios(), is: lines.values,
                    hint: """
                        For each radio: when does it hear for the first time, what ends its subscription, \
                        and does it get an event then?
                        """)
            }
        }

        @Test func `4.4.3 Turn the old station off`() async {
            await exercise {
                let lab = Lab()
                let news = lab.hot("news", of: String.self, "--a--b--c--d--|")
                let music = lab.hot("music", of: String.self, "---x--y--z--w-|")
                let heard = Recorder<String>()
                let radio = RadioSet(hear: heard.append)
                radio.tune(to: news.signal)
                lab.time.advance(to: .seconds(4))
                radio.tune(to: music.signal)
                lab.time.advance(to: .seconds(10))
                expect(
                    heard.values, is: ["a", "y", "z"],
                    for: "the news (a at 2, b at 5, c at 8) at 0, music (x at 3, y at 6, z at 9) at 4",
                    because: "You hear a station until its subscription is disposed.")
                radio.switchOff()
                expect(
                    [news, music].filter(\.isActive).count, is: 0,
                    for: "the number of stations that are listened to after switchOff()",
                    because: "You can only dispose a subscription that you still hold.")
                expectToPlayAgain()
                expectToTuneOften()
            }
        }

        @Test func `4.4.4 Begin and end a message by hand`() async {
            await exercise {
                expectMessage(
                    "--a--a--b--|", "D-a--a--b--(Y|)",
                    because: "D is the first string that you add, Y the last.")
                expectMessage(
                    "-a-a-b-b-a-b-|", "Da-a-b-b-a-b-(Y|)",
                    because: "every value of lines is passed on, at its time.")
                expectMessage("--a--X", "D-a--X", because: "A message that fails gets no “Yours, Bob”.")
                expectMessage("-----|", "D----(Y|)", because: "There may be no lines at all.")
                // Lines without an end: a subscriber that has not left listens forever.
                expectMessage("--a--b---", "D-a-!", disposedAt: 4, because: "The subscriber leaves at 4.")
            }
        }
    }
}

/// Expects that only the latest of several stations is heard, and everything that it plays.
private func expectToTuneOften(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let news = lab.hot("news", of: String.self, "-a-a-b-b-c-c-a-a-")
    let music = lab.hot("music", of: String.self, "-x-x-y-y-x-x-y-y-")
    let heard = Recorder<String>()
    let radio = RadioSet(hear: heard.append)
    for (second, station) in [(0, news), (4, music), (8, news), (12, news), (14, music)] {
        lab.time.advance(to: .seconds(second))
        radio.tune(to: station.signal)
    }
    lab.time.run()
    expect(
        heard.values, is: ["a", "a", "y", "y", "c", "c", "a", "y"],
        for:
            "the news (a, a, b, b, c, c, a, a at 1, 3, 5 …) at 0, 8 and 12, music (x, x, y, y, x, x, y, y) at 4 and 14",
        because: "Whenever the radio is tuned, the station before is left, and only that one.", at: location)
}

/// Expects that a radio which was off plays what it is tuned to then.
private func expectToPlayAgain(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let news = lab.hot("news", of: String.self, "--a--b--c--|")
    let heard = Recorder<String>()
    let radio = RadioSet(hear: heard.append)
    radio.tune(to: news.signal)
    lab.time.advance(to: .seconds(4))
    radio.switchOff()
    lab.time.advance(to: .seconds(6))
    radio.tune(to: news.signal)
    lab.time.run()
    expect(
        heard.values, is: ["a", "c"], for: "the news (a at 2, b at 5, c at 8) at 0, off at 4, the news at 6",
        because: "A radio that is off can be tuned again.", at: location)
}

/// Expects these lines of a download that goes as drawn, from who leaves at some time, perhaps.
@discardableResult private func expectLog(
    _ lines: [String], of marbles: String, leavingAt column: Int? = nil,
    at location: SourceLocation = #_sourceLocation
) -> MarbleSource<Int> {
    let lab = Lab()
    let download = lab.cold("download", marbles)
    let written = Recorder<String>()
    let writing = keepLog(of: download.signal, write: written.append)
    if let column {
        lab.time.advance(to: .seconds(column))
        writing.dispose()
    }
    lab.time.run()
    expect(
        written.values, is: lines, for: marbles + (column.map { ", disposed at \($0)" } ?? ""),
        because: download.subscriptions.isEmpty
            ? "Nobody has subscribed to the download. Operators only describe what happens: `subscribe` starts it."
            : column.map { _ in "The disposable that you return must end the subscription." }
                ?? "Each event has a line, and there is only one ending.",
        at: location)
    return download
}

/// Expects this message of lines that come as drawn.
private func expectMessage(
    _ lines: String, _ message: String, disposedAt column: Int? = nil, because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let source = lab.hot("lines", of: String.self, lines)
    lab.expect(
        wholeMessage(source.signal), message,
        where: ["D": "Dear Ada", "a": "a", "b": "b", "Y": "Yours, Bob"], disposedAt: column, because: remark,
        at: location)
}
