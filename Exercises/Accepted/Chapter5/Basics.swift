import Attempts
import FRP
import Foundation
import Pixels

public func imageAddress(ofSize size: Int, in photo: PhotoRecord) -> URL? {
    accepted([
        "`first(where:)` looks no further than the image it has found.": {
            photo.images.first { $0.size == size }?.url
        },
        "A loop returns at the first image that is right.": {
            for image in photo.images where image.size == size { return image.url }
            return nil
        },
    ])
}

public func photosToShow(_ answers: Signal<[PhotoRecord]>) -> Signal<[PhotoModel]> {
    accepted([
        "It asks the records for their thumbnails, before it makes photos of them.": {
            answers.map { $0.filter { $0.url(for: .thumbnail) != nil }.map { PhotoModel($0) } }
        },
        "Making the photos and filtering them are two steps of the signal, not of the list.": {
            answers.map { $0.map(PhotoModel.init) }.map { $0.filter { $0.thumbnailURL != nil } }
        },
        "A lazy list takes each record through both steps, with no list in between.": {
            answers.map { $0.lazyList.map(PhotoModel.init).filter { $0.thumbnailURL != nil }.array }
        },
    ])
}

public func importAtOnce(
    _ ask: @escaping @Sendable (@escaping PhotoCallback) -> Void
) -> Signal<[PhotoRecord]> {
    accepted([
        "A signal made by hand asks, and `replay()` starts it at once and keeps the answer.": {
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
        "It makes a signal of the answer, to which the subject subscribes.": {
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
            "A variable holds the subscription, so `dispose` has to be called.": { [self] in
                current?.dispose()
                picture.value = nil
                current = photo?.thumbnail.signal.compactMap { $0 }
                    .subscribe(next: { [picture] in picture.value = $0 })
            },
            "It empties the place at once, and subscribes only if there is a photo.": { [self] in
                watching.inner = nil
                picture.value = nil
                guard let photo else { return }
                watching.set(
                    photo.thumbnail.signal.subscribe(next: { [picture] new in
                        if let new { picture.value = new }
                    }))
            },
            "A binding sets the picture; it passes on `nil` as well, which does no harm.": { [self] in
                watching.inner = nil
                picture.value = nil
                watching.inner = photo?.thumbnail.signal.bind(to: picture)
            },
        ])
    }
}
