import Attempts
import FRP
import Foundation
import Pixels

public func imageAddress(ofSize size: Int, in photo: PhotoRecord) -> URL? {
    variants {
        right("It finds the size first, and then the first image of that size.") {
            let smallest = photo.images.map(\.size).filter { $0 >= size }.min()
            return photo.images.first { $0.size == smallest }?.url
        }
        right("A loop keeps the best image so far.") {
            var best: PhotoRecord.Image?
            for image in photo.images where image.size >= size {
                if image.size < best?.size ?? .max { best = image }
            }
            return best?.url
        }
        wrong("wants just this size") { photo.images.filter { $0.size == size }.map(\.url).first }
        wrong("takes the first that is large enough") {
            photo.images.filter { $0.size >= size }.map(\.url).first
        }
        wrong("takes the largest") { photo.images.filter { $0.size >= size }.max { $0.size < $1.size }?.url }
        wrong("leaves out an image of just this size") {
            photo.images.filter { $0.size > size }.min { $0.size < $1.size }?.url
        }
        wrong("takes the last of several that are equally small") {
            photo.images.reversed().filter { $0.size >= size }.min { $0.size < $1.size }?.url
        }
        wrong("takes the size for a place in the list") {
            photo.images.indices.contains(size) ? photo.images[size].url : nil
        }
        wrong("takes the smallest of all before it asks for the size") {
            photo.images.min { $0.size < $1.size }.flatMap { $0.size >= size ? $0.url : nil }
        }
        wrong("knows only the two sizes of the app") { ImageSize(rawValue: size).flatMap(photo.url) }
    }
}

public func photosToShow(_ answers: Signal<[PhotoRecord]>) -> Signal<[PhotoModel]> {
    variants {
        right("It asks the records for their thumbnails, before it makes photos of them.") {
            answers.map { $0.filter { $0.url(for: .thumbnail) != nil }.map { PhotoModel($0) } }
        }
        right("Making the photos and filtering them are two steps of the signal, not of the list.") {
            answers.map { $0.map(PhotoModel.init) }.map { $0.filter { $0.thumbnailURL != nil } }
        }
        right("A lazy list takes each record through both steps, with no list in between.") {
            answers.map { $0.lazyList.map(PhotoModel.init).filter { $0.thumbnailURL != nil }.array }
        }
        wrong("keeps what has no thumbnail") { answers.map { $0.map(PhotoModel.init) } }
        wrong("takes any image for a thumbnail") {
            answers.map { $0.filter { !$0.images.isEmpty }.map(PhotoModel.init) }
        }
        wrong("sends each photo by itself") {
            answers.flattenMap { showable($0).signal }.map { [$0] }
        }
        wrong("sends nothing where nothing is left") {
            answers.map(showable).filter { !$0.isEmpty }
        }
        wrong("puts the best photo first") {
            answers.map { showable($0).sorted { $0.rating > $1.rating } }
        }
        wrong("sorts the photos by their names, backwards") {
            answers.map { showable($0).sorted { $0.name > $1.name } }
        }
        wrong("leaves out the whole answer for one photo") {
            answers.filter { $0.allSatisfy { $0.url(for: .thumbnail) != nil } }
                .map { $0.map(PhotoModel.init) }
        }
    }
}

@Sendable private func showable(_ records: [PhotoRecord]) -> [PhotoModel] {
    records.map(PhotoModel.init).filter { $0.thumbnailURL != nil }
}

public typealias PhotoCallback = @Sendable (Result<[PhotoRecord], any Error>) -> Void

public struct NoPhotos: Error {
    public init() {}
}

public func importAtOnce(
    _ ask: @escaping @Sendable (@escaping PhotoCallback) -> Void
) -> Signal<[PhotoRecord]> {
    variants {
        right("A signal made by hand asks, and `replay()` starts it at once and keeps the answer.") {
            Signal { observer in
                ask { answer in
                    switch answer {
                    case .success(let records) where records.isEmpty: observer.sendError(NoPhotos())
                    case .success(let records):
                        observer.sendNext(records)
                        observer.sendCompleted()
                    case .failure(let error): observer.sendError(error)
                    }
                }
                return .none
            }
            .replay()
        }
        right("It makes a signal of the answer, to which the subject subscribes.") {
            let subject = ReplaySubject<[PhotoRecord]>(capacity: 1)
            ask { answer in
                let event: Signal<[PhotoRecord]> =
                    switch answer {
                    case .success(let records): records.isEmpty ? .error(NoPhotos()) : .return(records)
                    case .failure(let error): .error(error)
                    }
                event.subscribe(subject)
            }
            return subject.signal
        }
        wrong("takes an empty list for an answer like others") {
            let subject = ReplaySubject<[PhotoRecord]>()
            ask { answer in
                switch answer {
                case .success(let records):
                    subject.sendNext(records)
                    subject.sendCompleted()
                case .failure(let error): subject.sendError(error)
                }
            }
            return subject.signal
        }
        wrong("asks again for each subscriber") { asking(ask) }
        wrong("asks when the first subscriber comes") { asking(ask).replayLazily() }
        wrong("forgets subscribers that come after the answer") {
            let subject = Subject<[PhotoRecord]>()
            asking(ask).subscribe(subject)
            return subject.signal
        }
        wrong("begins with a list that nobody sent") {
            let subject = BehaviorSubject<[PhotoRecord]>([])
            asking(ask).subscribe(subject)
            return subject.signal
        }
        wrong("never says that this was all") {
            asking(ask).concat(.never).replay()
        }
        wrong("completes before the answer is there") {
            asking(ask).subscribe()
            return .empty
        }
        wrong("takes a failure for an empty list") { asking(ask).catchTo(.return([])).replay() }
    }
}

private func asking(_ ask: @escaping @Sendable (@escaping PhotoCallback) -> Void) -> Signal<[PhotoRecord]> {
    Signal { observer in
        ask { answer in
            do {
                let records = try answer.get()
                if records.isEmpty { throw NoPhotos() }
                observer.sendNext(records)
                observer.sendCompleted()
            } catch {
                observer.sendError(error)
            }
        }
        return .none
    }
}

public final class ReusedCell {
    public let picture = Property<Pixmap?>(nil)
    private let watching = SerialDisposable()
    private var current: Disposable?

    public init() {}

    public func show(_ photo: PhotoModel?) {
        variants {
            right("A variable holds the subscription, so `dispose` has to be called.") {
                current?.dispose()
                picture.value = nil
                current = photo?.thumbnail.signal.compactMap { $0 }
                    .subscribe(next: { [picture] in picture.value = $0 })
            }
            right("It empties the place at once, and subscribes only if there is a photo.") {
                watching.inner = nil
                picture.value = nil
                guard let photo else { return }
                watching.inner = photo.thumbnail.signal.subscribe(next: { [picture] new in
                    if let new { picture.value = new }
                })
            }
            right("A binding sets the picture; it passes on `nil` as well, which does no harm.") {
                watching.inner = nil
                picture.value = nil
                watching.inner = photo?.thumbnail.signal.bind(to: picture)
            }
            wrong("keeps listening to the photo before") {
                picture.value = nil
                _ = watch(photo)
            }
            wrong("forgets to stop when no photo comes") {
                picture.value = nil
                guard let photo else { return }
                watching.inner = watch(photo)
            }
            wrong("leaves the old picture until the new one comes") { watching.inner = watch(photo) }
            wrong("looks at the picture once") { picture.value = photo?.thumbnail.value }
        }
    }

    private func watch(_ photo: PhotoModel?) -> Disposable? {
        photo?.thumbnail.signal.compactMap { $0 }.subscribe(next: { [picture] in picture.value = $0 })
    }
}
