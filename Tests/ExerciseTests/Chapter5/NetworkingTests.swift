import Foundation

extension Chapter5 {
    @Suite struct Networking {
        @Test func `5.4.1 Make a signal of a call that is answered later`() async {
            await exercise {
                let lab = Lab()
                let station = Telephone(on: lab.time, answering: .success(7))
                let oslo = lab.answer(degrees(in: "Oslo", from: station))
                expect(
                    station.calls, times: 0, "before anybody subscribes, the station is called",
                    because: "The signal is made, but nobody has subscribed yet.")
                lab.expect(oslo, "---(7|)", because: "the station answers three seconds after each call.")
                let again = lab.time.record(oslo)
                lab.time.run()
                expect(
                    again.values, is: [7], for: "a second subscriber, later",
                    because: "Its call is answered too.")
                expect(
                    station.calls, times: 2, "for two subscribers, the station is called",
                    because: "Each makes a call of its own: it may be warmer by now.")
                expectTheStationsError()
                expectToEndTheRightCall()
            }
        }

        @Test func `5.4.2 Turn a no of the library into an error`() async {
            await exercise {
                for status in [200, 204, 299] { expectAnswer([status, status], "--p----p----|") }
                for status in [404, 500, 300, 302, 100, 101, 199] { expectAnswer([status, status], "--X") }
                expectAnswer([200, 404, 200], "--p----X")
                expectAnswer(
                    [200, 200, 201, 204, 200, 299, 250, 201], "--p----p----p----p----p----p----p----p----|")
                expect(
                    Recorder(of: pages(replies(503, "closed today"))).words,
                    is: ["failed: LibrarySaysNo(status: 503)"], for: "an answer of status 503",
                    because: "The error has the status, which says why there is no page.")
                expect(
                    Recorder(of: pages(.error(CableCut()))).words, is: ["failed: the cable is cut"],
                    for: "a request without an answer, because the cable is cut",
                    because: "The library has not said no here: pass on the error of the request.")
            }
        }

        @Test func `5.4.3 Ask once for the names and the heading`() async {
            await exercise {
                let lab = Lab()
                let request = lab.cold("request", "---2|")
                let source = Wall(request)
                let wall = photoWall(source)
                expect(
                    source.requests, times: 0, "before anybody subscribes, the photos are asked for",
                    because: "A wall that nobody looks at needs no photos.")
                let names = lab.time.record(wall.names.map { $0.joined(separator: ", ") })
                let heading = lab.time.record(wall.heading)
                lab.time.run()
                let remark = "The answer and its end reach both."
                let given = "a request with two photos"
                expect(names.words, is: ["Harbour, Dunes", "completed"], for: given, because: remark)
                expect(heading.words, is: ["2 photos", "completed"], for: given, because: remark)
                expect(
                    source.requests, times: 1, "for the names and the heading, the photos are asked for",
                    because: "Both need the same list. Where do the two chains part?")
                let late = lab.time.record(wall.heading)
                lab.time.run()
                expect(
                    late.words, is: ["2 photos", "completed"], for: "a heading that comes after the answer",
                    because: "The answer must be remembered for those that come later.")
                expect(
                    source.requests, times: 1, "for one more heading, the photos are asked for",
                    because: "The answer is there already: nobody needs another request.")
                expectToShowEachList()
                expectToGiveUpTheRequest()
                expectTheErrorOnTheWall()
            }
        }

        @Test func `5.4.4 Touch the screen only on its own queue`() async {
            await exercise {
                expectPlaces(
                    of: { observer in
                        observer.sendNext(7)
                        observer.sendNext(8)
                        observer.sendCompleted()
                    },
                    named: "an answer of two values",
                    [
                        ("unpacked", "on the network's queue"), ("shown", "on the screen's queue"),
                        ("completed", "on the screen's queue"), ("isBusy = false", "on the screen's queue"),
                    ],
                    because: """
                        Draw only on the screen's queue, and do nothing there that takes long: meanwhile the \
                        screen cannot change.
                        """)
                expectPlaces(
                    of: { $0.sendError(CableCut()) }, named: "a failure",
                    [("failed", "on the screen's queue"), ("isBusy = false", "on the screen's queue")],
                    because: "After a failure too, the screen must stop waiting.")
                let lab = Lab()
                let answer = lab.cold("answer", "--1--1--2-1-2-2-1-2-|")
                lab.expect(
                    unpacked(answer.signal, by: { "\($0 * 10)" }, isBusy: Property(true), screen: lab.time),
                    "--a--a--b-a-b-b-a-b-|", where: ["a": "10", "b": "20"],
                    because: "every value is shown. Here the screen's queue is always free.")
            }
        }
    }
}

// MARK: 5.4.1

private func expectTheStationsError(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let station = Telephone(on: lab.time, answering: .failure(CableCut()))
    let heard = lab.time.record(lab.answer(degrees(in: "Oslo", from: station)))
    lab.time.run()
    expect(
        heard.words, is: ["failed: the cable is cut"], for: "a call that is answered by an error",
        because: "The error says why there are no degrees, and is the end.", at: location)
    expect(
        station.calls, times: 1, "if the call is answered by an error, the station is called",
        because: "Nobody has asked for a second try.", at: location)
}

private func expectToEndTheRightCall(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let station = Telephone(on: lab.time, answering: .success(7))
    let towns = ["Bergen", "Oslo", "Narvik"]
    let asking = towns.map { lab.time.record(lab.answer(degrees(in: $0, from: station))) }
    let leaving = lab.answer(degrees(in: "Tromsø", from: station)).subscribe()
    lab.time.advance(to: .seconds(1))
    leaving.dispose()
    expect(
        station.underWay, is: towns.sorted(),
        for: "the calls under way after 1 second, when the subscriber for Tromsø leaves",
        because: "A subscriber that leaves ends its own call, and no other.", at: location)
    lab.time.run()
    expect(
        asking.map(\.values), is: [[7], [7], [7]], for: "the three who have stayed",
        because: "Nobody has ended their calls.", at: location)
}

// MARK: 5.4.2

private func replies(_ status: Int, _ page: String) -> Signal<LibraryReply> {
    .return(LibraryReply(status: status, page: page))
}

private func expectAnswer(
    _ statuses: [Int], _ result: String, at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let replies = lab.cold("status", "--\(statuses.map { "'\($0)'" }.joined())|")
    lab.expect(
        pages(replies.signal.map { LibraryReply(status: $0, page: "page") }), result, where: ["p": "page"],
        because: "p is the page, and 200 to 299 means yes.", at: location)
}

// MARK: 5.4.3

/// A request may send more than one list.
private func expectToShowEachList(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let wall = photoWall(Wall(lab.cold("request", "-2-2-3-1-1-0-2-3-|")))
    let names = lab.time.record(wall.names.map(\.count))
    let heading = lab.time.record(wall.heading)
    lab.time.run()
    let numbers = ["2", "2", "3", "1", "1", "0", "2", "3"]
    let given = "a request that sends 2, 2, 3, 1, 1, 0, 2 and 3 photos"
    expect(
        names.words, is: numbers + ["completed"], for: "how many names: \(given)",
        because: "The wall shows each list that comes.", at: location)
    expect(
        heading.words, is: numbers.map { "\($0) photos" } + ["completed"], for: given,
        because: "The heading follows each list that comes.", at: location)
}

private func expectToGiveUpTheRequest(at location: SourceLocation = #_sourceLocation) {
    for isHeadingFirst in [true, false] {
        let lab = Lab()
        let request = lab.cold("request", "---2|")
        let wall = photoWall(Wall(request))
        let state = { @Sendable in request.isActive ? "under way" : "cancelled" }
        let (names, heading) = (wall.names.subscribe(), wall.heading.subscribe())
        lab.time.advance(to: .seconds(1))
        (isHeadingFirst ? heading : names).dispose()
        expect(
            state(), is: "under way",
            for: isHeadingFirst
                ? "the request at 1, when the heading's subscriber leaves"
                : "the request at 1, when the names' subscriber leaves",
            because: "Somebody still waits for the other one.", at: location)
        (isHeadingFirst ? names : heading).dispose()
        expect(
            state(), is: "cancelled", for: "the request at 1, when both subscribers have left",
            because: "Nobody waits for an answer any more.", at: location)
    }
}

private func expectTheErrorOnTheWall(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let heard = lab.time.record(photoWall(Wall(lab.cold("request", "---X"))).names)
    lab.time.run()
    expect(
        heard.words, is: ["failed: the error drawn as X"], for: "a request that fails",
        because: "The error says why there are no photos: pass it on.", at: location)
}

// MARK: 5.4.4

private func expectPlaces(
    of answer: @escaping @Sendable (Observer<Int>) -> Void, named name: String,
    _ expected: [(String, String)], because remark: String, at location: SourceLocation = #_sourceLocation
) {
    let (network, screen) = (TestScheduler(), TestScheduler())
    let seen = Lock<[String: [String]]>([:])
    let note = { @Sendable (what: String) in
        let here = CurrentScheduler.value as? TestScheduler
        let place =
            here === network
            ? "on the network's queue" : here === screen ? "on the screen's queue" : "wherever you are"
        seen.withLock { if $0[what, default: []].last != place { $0[what, default: []].append(place) } }
    }
    let isBusy = Property(true)
    isBusy.signal.skip(1).subscribe(next: { note("isBusy = \($0)") })
    let request = Signal<Int> { observer in network.schedule { answer(observer) } }
    let result = unpacked(
        request,
        by: { number in
            note("unpacked")
            return "picture \(number)"
        },
        isBusy: isBusy, screen: screen)
    result.subscribe(
        next: { _ in note("shown") }, error: { _ in note("failed") }, completed: { note("completed") })
    for _ in 1...3 {
        network.run()
        screen.run()
    }
    for (what, place) in expected {
        expect(
            seen.withLock { $0[what]?.joined(separator: " and ") ?? "never" }, is: place,
            for: "where this happens, of \(name): \(what)", because: remark, at: location)
    }
}

// MARK: Stand-ins

/// A station that answers each call after three seconds, and knows which are still to be answered.
private final class Telephone: WeatherStation {
    let calls = Tally()
    private let time: TestScheduler
    private let answer: Result<Int, any Error>
    private let open = Lock<[Int: String]>([:])

    init(on time: TestScheduler, answering answer: Result<Int, any Error>) {
        (self.time, self.answer) = (time, answer)
    }

    /// The towns that are asked about in calls under way.
    var underWay: [String] { open.withLock { $0.values.sorted() } }

    func call(_ town: String, answer reply: @escaping @Sendable (Result<Int, any Error>) -> Void) -> Int {
        calls.note()
        let number = calls.count
        open.withLock { $0[number] = town }
        time.schedule(after: .seconds(3)) { [self] in
            if open.withLock({ $0.removeValue(forKey: number) }) != nil { reply(answer) }
        }
        return number
    }

    func endCall(_ number: Int) { _ = open.withLock { $0.removeValue(forKey: number) } }
}

/// Photos as drawn: the number that a request sends is how many there are.
private final class Wall: PhotoSource {
    let requests = Tally()
    private let request: MarbleSource<Int>

    init(_ request: MarbleSource<Int>) { self.request = request }

    func popularPhotos(page: Int, count: Int) -> Signal<[PhotoRecord]> {
        request.signal.initially(requests.note).map { number in
            ["Harbour", "Dunes", "Snow line"].prefix(number).enumerated().map { index, name in
                PhotoRecord(
                    id: index, name: name, username: "mina", rating: 90, images: [], commentsCount: nil)
            }
        }
    }

    func photo(_ id: Int) -> Signal<PhotoRecord> { .never }

    func picture(at url: URL) -> Signal<Pixmap> { .never }
}

/// Why a request may have no answer.
private struct CableCut: Error, CustomStringConvertible { let description = "the cable is cut" }
