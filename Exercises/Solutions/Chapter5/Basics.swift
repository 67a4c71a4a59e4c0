import Attempts
import FRP
import Foundation
import Pixels

/// Each step says one thing: which images, what of them, which of those. Nothing has to be said about a missing
/// image: the first of an empty list is nil.
public func imageAddress(ofSize size: Int, in photo: PhotoRecord) -> URL? {
    photo.images.filter { $0.size == size }.map(\.url).first
}

/// There are two maps here, one around the other: that of the signal is about each answer, that of the list about
/// each record in it. So every answer stays one list, an empty one too.
public func photosToShow(_ answers: Signal<[PhotoRecord]>) -> Signal<[PhotoModel]> {
    answers.map { records in
        records.map(PhotoModel.init).filter { $0.thumbnailURL != nil }
    }
}

/// Takes what the service answered, or why it did not.
public typealias PhotoCallback = @Sendable (Result<[PhotoRecord], any Error>) -> Void

/// The subject stands between the two worlds: the callback sends into it, subscribers listen to its signal. Since it
/// repeats what it was sent, the ending too, it does not matter who comes first, the answer or the subscriber.
public func importAtOnce(
    _ ask: @escaping @Sendable (@escaping PhotoCallback) -> Void
) -> Signal<[PhotoRecord]> {
    let subject = ReplaySubject<[PhotoRecord]>()
    ask { answer in
        switch answer {
        case .success(let records):
            subject.sendNext(records)
            subject.sendCompleted()
        case .failure(let error):
            subject.sendError(error)
        }
    }
    return subject.signal
}

/// What is put into the place ends what was there, and nil ends it too, so one assignment is right in both cases. To
/// dispose the place itself would be for ever: whatever is put there later is disposed at once.
public final class ReusedCell {
    public let picture = Property<Pixmap?>(nil)
    private let watching = SerialDisposable()

    public init() {}

    public func show(_ photo: PhotoModel?) {
        picture.value = nil
        watching.inner = photo?.thumbnail.signal.compactMap { $0 }
            .subscribe(next: { [picture] in picture.value = $0 })
    }
}
