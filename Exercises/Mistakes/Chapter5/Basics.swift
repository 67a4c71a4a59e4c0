import Attempts
import FRP
import Foundation
import Pixels

public func imageAddress(ofSize size: Int, in photo: PhotoRecord) -> URL? {
    mistake([
        "takes the size for a place in the list": {
            photo.images.indices.contains(size) ? photo.images[size].url : nil
        },
        "takes the last of that size": { photo.images.filter { $0.size == size }.map(\.url).last },
        "gives another size where this one is missing": {
            photo.images.filter { $0.size >= size }.map(\.url).first
        },
        "asks for the first image before it asks for the size": {
            photo.images.prefix(1).filter { $0.size == size }.map(\.url).first
        },
        "knows only the two sizes of the app": { ImageSize(rawValue: size).flatMap(photo.url) },
    ])
}

public func photosToShow(_ answers: Signal<[PhotoRecord]>) -> Signal<[PhotoModel]> {
    mistake([
        "keeps what has no thumbnail": { answers.map { $0.map(PhotoModel.init) } },
        "takes any image for a thumbnail": {
            answers.map { $0.filter { !$0.images.isEmpty }.map(PhotoModel.init) }
        },
        "sends each photo by itself": {
            answers.flattenMap { $0.map(PhotoModel.init).filter { $0.thumbnailURL != nil }.signal }
                .map { [$0] }
        },
        "sends nothing where nothing is left": {
            answers.map { $0.map(PhotoModel.init).filter { $0.thumbnailURL != nil } }
                .filter { !$0.isEmpty }
        },
        "leaves out the whole answer for one photo": {
            answers.filter { $0.allSatisfy { $0.url(for: .thumbnail) != nil } }
                .map { $0.map(PhotoModel.init) }
        },
    ])
}

public typealias PhotoCallback = @Sendable (Result<[PhotoRecord], any Error>) -> Void

public func importAtOnce(
    _ ask: @escaping @Sendable (@escaping PhotoCallback) -> Void
) -> Signal<[PhotoRecord]> {
    mistake([
        "asks anew for each subscriber": { asking(ask) },
        "asks when the first subscriber comes": { asking(ask).replayLazily() },
        "forgets who comes after the answer": {
            let subject = Subject<[PhotoRecord]>()
            asking(ask).subscribe(subject)
            return subject.signal
        },
        "keeps the ending for those who come later, and not the photos": {
            let subject = ReplaySubject<[PhotoRecord]>(capacity: 0)
            asking(ask).subscribe(subject)
            return subject.signal
        },
        "begins with a list that nobody sent": {
            let subject = BehaviorSubject<[PhotoRecord]>([])
            asking(ask).subscribe(subject)
            return subject.signal
        },
        "never says that this was all": {
            let subject = ReplaySubject<[PhotoRecord]>()
            asking(ask).subscribe(next: { subject.sendNext($0) }, error: { subject.sendError($0) })
            return subject.signal
        },
        "completes before the answer is there": {
            let subject = ReplaySubject<[PhotoRecord]>()
            asking(ask).subscribe(subject)
            subject.sendCompleted()
            return subject.signal
        },
        "takes a failure for an empty list": { asking(ask).catchTo(.return([])).replay() },
    ])
}

private func asking(
    _ ask: @escaping @Sendable (@escaping PhotoCallback) -> Void
) -> Signal<[PhotoRecord]> {
    Signal { observer in
        ask { answer in
            do {
                observer.sendNext(try answer.get())
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

    private func watch(_ photo: PhotoModel?) -> Disposable? {
        photo?.thumbnail.signal.compactMap { $0 }
            .subscribe(next: { [picture] in picture.value = $0 })
    }

    public func show(_ photo: PhotoModel?) {
        mistake([
            "keeps listening to the photo before": { [self] in
                picture.value = nil
                _ = watch(photo)
            },
            "ends the place, so that nothing can be put there again": { [self] in
                watching.dispose()
                picture.value = nil
                watching.inner = watch(photo)
            },
            "drops the disposable and thinks it is disposed": { [self] in
                current = nil
                picture.value = nil
                current = watch(photo)
            },
            "forgets to stop when no photo comes": { [self] in
                picture.value = nil
                guard let photo else { return }
                watching.inner = watch(photo)
            },
            "leaves the old picture until the new one comes": { [self] in
                watching.inner = watch(photo)
            },
            "hands the old subscription over instead of ending it": { [self] in
                picture.value = nil
                _ = watching.swap(watch(photo))
            },
            "looks at the picture once": { [self] in picture.value = photo?.thumbnail.value },
        ])
    }
}
