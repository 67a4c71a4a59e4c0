import FRP
import Foundation
import Pixmap

/// A stub for the photos of the service, for tests and examples in virtual time: the list comes after 2 seconds, details and
/// pictures after 1 each. It records the requests.
///
///     let time = TestScheduler()
///     let photos = StubPhotos(on: time, failing: ["picture 2"])
///     PhotoImporter(photos, deliveringOn: ImmediateScheduler()).popularPhotos().subscribe(next: { print($0.count) })
///     time.run()                    // 4
///     photos.requests               // ["photos"]
public final class StubPhotos: PhotoSource {
    private let answers: StubAnswers

    /// - Parameters:
    ///   - time: the scheduler for the delay of the answers.
    ///   - failing: the requests that are refused: `photos`, `photo 2`, `picture 2`.
    public init(on time: any Scheduler, failing: Set<String> = []) {
        answers = StubAnswers(on: time, refusing: failing)
    }

    /// The requests until now, in order.
    public var requests: [String] { answers.requests }

    /// The requests that have been neither answered nor cancelled.
    public var awaited: [String] { answers.awaited }

    /// Refuses these requests from now on, and no others.
    public func refuse(_ requests: Set<String>) { answers.refuse(requests) }

    /// Refuses nothing from now on.
    public func acceptAll() { refuse([]) }

    /// Four photos, as in a list of the service.
    public static let records = [
        (1, "Harbour", "mina"), (2, "Dunes", "olav"), (3, "Snow line", "ash"), (4, "Night bus", "mina"),
    ]
    .map { record($0, $1, $2) }

    /// New photo models of these records.
    public static var models: [PhotoModel] { records.map(PhotoModel.init) }

    public func popularPhotos(page: Int, count: Int) -> Signal<[PhotoRecord]> {
        answers.answer("photos", after: .seconds(2)) { Self.records }
    }

    public func photo(_ id: Int) -> Signal<PhotoRecord> {
        answers.answer("photo \(id)", after: .seconds(1)) { Self.details(of: id) }
    }

    public func picture(at url: URL) -> Signal<Pixmap> {
        answers.answer("picture \(url.deletingLastPathComponent().lastPathComponent)", after: .seconds(1)) {
            Pixmap(width: 2, height: 2)
        }
    }

    /// A photo, as in the answer to a request for a single one.
    static func details(of id: Int, votes: Int = 12, voted: Bool? = nil) -> PhotoRecord {
        record(
            id, records[id - 1].name, "mina", description: "Seen by number \(id).", comments: 3, votes: votes,
            voted: voted)
    }

    private static func record(
        _ id: Int, _ name: String, _ user: String, description: String? = nil, comments: Int? = nil,
        votes: Int? = nil, voted: Bool? = nil
    ) -> PhotoRecord {
        let images = [3, 4].map { size in
            PhotoRecord.Image(size: size, url: URL(filePath: "/images/\(id)/\(size).bmp"))
        }
        return PhotoRecord(
            id: id, name: name, username: user, rating: 90 - Double(id), images: images,
            commentsCount: comments, description: description, votesCount: votes, voted: voted)
    }
}
