import Attempts
import FRP
import Pixels

public func fullSizePicture(of id: Int, from source: any PhotoSource) -> Signal<Pixmap> {
    mistake([
        "fetches the thumbnail": { picture(of: id, from: source, .thumbnail) },
        "loses the subscription to the picture": {
            Signal { observer in
                source.photo(id).subscribe(
                    next: { record in
                        guard let url = record.url(for: .fullSize) else { return observer.sendCompleted() }
                        source.picture(at: url).subscribe(observer.send)
                    },
                    error: { observer.sendError($0) }
                )
            }
        },
        "waits for ever where there is no address": {
            source.photo(id).flattenMap { record in
                record.url(for: .fullSize).map(source.picture) ?? .never
            }
        },
        "asks for the details before anybody subscribes": {
            let details = source.photo(id).replay()
            return details.flattenMap { record in
                record.url(for: .fullSize).map(source.picture) ?? .empty
            }
        },
        "asks for the details twice": {
            let details = source.photo(id)
            return details.then {
                details.flattenMap { record in
                    record.url(for: .fullSize).map(source.picture) ?? .empty
                }
            }
        },
        "takes an error for no picture": {
            picture(of: id, from: source, .fullSize).catchTo(.empty)
        },
        "fetches the thumbnail where there is nothing larger": {
            source.photo(id).flattenMap { record in
                (record.url(for: .fullSize) ?? record.url(for: .thumbnail)).map(source.picture) ?? .empty
            }
        },
    ])
}

private func picture(of id: Int, from source: any PhotoSource, _ size: ImageSize) -> Signal<Pixmap> {
    source.photo(id).flattenMap { record in record.url(for: size).map(source.picture) ?? .empty }
}

public final class FullSizeScreen {
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)
    public let trouble = Property<String?>(nil)

    public init() {}

    private func begin() {
        trouble.value = nil
        isLoading.value = true
    }

    private func watch(_ answer: Signal<Pixmap>) {
        answer.subscribe(
            next: { [picture] in picture.value = $0 },
            error: { [trouble] in trouble.value = "\($0)" }
        )
    }

    public func load(_ answer: Signal<Pixmap>) {
        mistake([
            "has completed follow an error": { [self] in
                begin()
                watch(answer.doCompleted { [isLoading] in isLoading.value = false })
            },
            "forgets the good ending instead": { [self] in
                begin()
                watch(answer.doError { [isLoading] _ in isLoading.value = false })
            },
            "takes the first picture for the end": { [self] in
                begin()
                watch(
                    answer.doNext { [isLoading] _ in isLoading.value = false }
                        .finally { [isLoading] in isLoading.value = false })
            },
            "does not wait for the answer": { [self] in
                begin()
                watch(answer)
                isLoading.value = false
            },
            "begins after the end when the answer comes at once": { [self] in
                watch(answer.finally { [isLoading] in isLoading.value = false })
                begin()
            },
            "keeps quiet about the error": { [self] in
                begin()
                watch(answer.catchTo(.empty).finally { [isLoading] in isLoading.value = false })
            },
            "leaves the old trouble on the screen": { [self] in
                isLoading.value = true
                watch(answer.finally { [isLoading] in isLoading.value = false })
            },
            "subscribes once for the picture and once for the end": { [self] in
                begin()
                watch(answer)
                answer.finally { [isLoading] in isLoading.value = false }.subscribe()
            },
        ])
    }
}
