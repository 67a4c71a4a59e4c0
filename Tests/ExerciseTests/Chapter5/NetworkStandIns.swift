import Foundation

/// A station that answers each call after three seconds, and knows which are still to be answered.
final class Telephone: WeatherStation {
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
final class Wall: PhotoSource {
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
struct CableCut: Error, CustomStringConvertible { let description = "the cable is cut" }
