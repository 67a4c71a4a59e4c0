import FRP
import Foundation
import Marbles
import Pixels

/// A stand-in for the photo service, in virtual time: the list comes after 2 seconds, details and pictures after 1 each.
/// It counts what it is asked.
final class StubPhotos: PhotoSource {
    private let time: TestScheduler
    private let asked = Recorder<String>()
    private let failing: Set<String>

    /// - Parameter failing: what is refused: `photos`, `photo 2`, `picture 2`.
    init(on time: TestScheduler, failing: Set<String> = []) {
        (self.time, self.failing) = (time, failing)
    }

    /// What was asked for, in order.
    var requests: [String] { asked.values }

    /// Four photos, as a list of the service tells of them.
    static let records = [
        (1, "Harbour", "mina"), (2, "Dunes", "olav"), (3, "Snow line", "ash"), (4, "Night bus", "mina"),
    ]
    .map(record)

    /// The same as photos, made anew each time.
    static var models: [PhotoModel] { records.map(PhotoModel.init) }

    func popularPhotos(page: Int, count: Int) -> Signal<[PhotoRecord]> {
        answer("photos", after: .seconds(2)) { Self.records }
    }

    func photo(_ id: Int) -> Signal<PhotoRecord> {
        answer("photo \(id)", after: .seconds(1)) {
            Self.record(id, Self.records[id - 1].name, "mina", comments: 3)
        }
    }

    func picture(at url: URL) -> Signal<Pixmap> {
        answer("picture \(url.deletingLastPathComponent().lastPathComponent)", after: .seconds(1)) {
            Pixmap(width: 2, height: 2)
        }
    }

    private func answer<Value>(
        _ request: String, after delay: Duration, _ value: @escaping @Sendable () -> Value
    ) -> Signal<Value> {
        .defer { [asked, failing, time] in
            asked.append(request)
            let answer: Signal<Value> =
                failing.contains(request) ? .error(Refused(request: request)) : .return(value())
            return Signal<Int>.interval(delay, on: time).take(1).then { answer }
        }
    }

    /// What a refused request fails with.
    struct Refused: Error, CustomStringConvertible {
        let request: String
        var description: String { "no answer to “\(request)”" }
    }

    private static func record(_ id: Int, _ name: String, _ user: String) -> PhotoRecord {
        record(id, name, user, comments: nil)
    }

    private static func record(_ id: Int, _ name: String, _ user: String, comments: Int?) -> PhotoRecord {
        let images = [3, 4].map { size in
            PhotoRecord.Image(size: size, url: URL(filePath: "/images/\(id)/\(size).bmp"))
        }
        return PhotoRecord(
            id: id, name: name, username: user, rating: 90 - Double(id), images: images,
            commentsCount: comments)
    }
}
