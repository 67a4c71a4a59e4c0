import Attempts
import FRP
import Foundation
import Pixels
@_exported import Chapter5Solutions

public func imageAddress(ofSize size: Int, in photo: PhotoRecord) -> URL? {
    accepted([
        "by the first that is right": { photo.images.first { $0.size == size }?.url },
        "with a loop": {
            for image in photo.images where image.size == size { return image.url }
            return nil
        },
    ])
}

public func photosToShow(_ answers: Signal<[PhotoRecord]>) -> Signal<[PhotoModel]> {
    accepted([
        "asks the records, before they are photos": {
            answers.map { $0.filter { $0.url(for: .thumbnail) != nil }.map { PhotoModel($0) } }
        },
        "in two steps of the signal": {
            answers.map { $0.map(PhotoModel.init) }.map { $0.filter { $0.thumbnailURL != nil } }
        },
        "with a lazy list": {
            answers.map { $0.lazyList.map(PhotoModel.init).filter { $0.thumbnailURL != nil }.array }
        },
    ])
}

public func importAtOnce(
    _ ask: @escaping @Sendable (@escaping PhotoCallback) -> Void
) -> Signal<[PhotoRecord]> {
    accepted([
        "replays a signal made by hand": {
            Signal { observer in
                ask { answer in
                    switch answer {
                    case .success(let records):
                        observer.sendNext(records)
                        observer.sendCompleted()
                    case .failure(let error): observer.sendError(error)
                    }
                }
                return .none
            }
            .replay()
        },
        "lets a signal send for it": {
            let subject = ReplaySubject<[PhotoRecord]>(capacity: 1)
            ask { answer in
                let event: Signal<[PhotoRecord]> =
                    switch answer {
                    case .success(let records): .return(records)
                    case .failure(let error): .error(error)
                    }
                event.subscribe(subject)
            }
            return subject.signal
        },
    ])
}

public final class ReusedCell {
    public let picture = Property<Pixmap?>(nil)
    private let watching = SerialDisposable()
    private var current: Disposable?

    public init() {}

    public func show(_ photo: PhotoModel?) {
        accepted([
            "with a variable": { [self] in
                current?.dispose()
                picture.value = nil
                current = photo?.thumbnail.signal.compactMap { $0 }
                    .subscribe(next: { [picture] in picture.value = $0 })
            },
            "empties the place first": { [self] in
                watching.inner = nil
                picture.value = nil
                guard let photo else { return }
                watching.set(
                    photo.thumbnail.signal.subscribe(next: { [picture] new in
                        if let new { picture.value = new }
                    }))
            },
            "with a binding that is replaced": { [self] in
                watching.inner = nil
                picture.value = nil
                watching.inner = photo?.thumbnail.signal.bind(to: picture)
            },
        ])
    }
}
