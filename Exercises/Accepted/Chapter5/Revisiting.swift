import Attempts
import FRP
import Pixels

public func follow(
    _ answer: Signal<[String]>, with titles: Property<[String]>, log: @escaping @Sendable (String) -> Void
) {
    return accepted([
        "logs where it catches": {
            answer.doCompleted { log("complete") }
                .catch { _ in
                    log("failed")
                    return .empty
                }
                .bind(to: titles)
        },
        "with three handlers": {
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
        "asks for no photo by name": {
            photo.map { photo -> Signal<Pixmap?> in
                guard let photo else { return .return(nil) }
                return photo.thumbnail.signal
            }
            .switchToLatest()
        },
        "begins anew for each photo": {
            photo.map { ($0?.thumbnail.signal ?? .never).startWith(nil) }.switchToLatest()
        },
        "with a place for what it listens to": {
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
