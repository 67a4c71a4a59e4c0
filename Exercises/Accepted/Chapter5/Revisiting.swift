import Attempts
import FRP
import Pixels

public func follow(
    _ answer: Signal<[String]>, with titles: Property<[String]>, log: @escaping @Sendable (String) -> Void
) {
    return accepted([
        "`catch` also writes the log, so `doError` is not needed.": {
            answer.doCompleted { log("complete") }
                .catch { _ in
                    log("failed")
                    return .empty
                }
                .bind(to: titles)
        },
        "One subscription with three handlers replaces the binding.": {
            answer.subscribe(
                next: { titles.value = $0 },
                error: { _ in log("failed") },
                completed: { log("complete") }
            )
        },
    ])
}

public func pictureOnShow(_ photo: Signal<PhotoModel?>) -> Signal<Pixmap?> {
    accepted([
        "A `guard` names the case without a photo, instead of `??`.": {
            photo.map { photo -> Signal<Pixmap?> in
                guard let photo else { return .return(nil) }
                return photo.thumbnail.signal
            }
            .switchToLatest()
        },
        "`startWith(nil)` empties the picture at each change; without a photo nothing follows.": {
            photo.map { ($0?.thumbnail.signal ?? .never).startWith(nil) }.switchToLatest()
        },
        "It is `switchToLatest` by hand: a `SerialDisposable` holds the latest subscription.": {
            Signal { observer in
                let place = SerialDisposable()
                let watching = photo.subscribe(
                    next: { photo in
                        place.inner = (photo?.thumbnail.signal ?? .return(nil))
                            .subscribe(next: { observer.sendNext($0) })
                    },
                    error: { observer.sendError($0) }
                )
                return CompoundDisposable([place.disposable, watching]).disposable
            }
        },
    ])
}
