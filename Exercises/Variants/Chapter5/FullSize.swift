import Attempts
import FRP
import Pixels

public func fullSizePicture(of id: Int, from source: any PhotoSource) -> Signal<Pixmap> {
    variants {
        right("`compactMap` leaves out details without an address, so `flattenMap` always has one.") {
            source.photo(id).compactMap { $0.url(for: .fullSize) }.flattenMap(source.picture)
        }
        right("One closure finds the address and makes the second request of it.") {
            source.photo(id).flattenMap { record -> Signal<Pixmap> in
                guard let url = record.url(for: .fullSize) else { return .empty }
                return source.picture(at: url)
            }
        }
        right("`switchToLatest` replaces `flattenMap`: there is only one picture to wait for.") {
            source.photo(id).compactMap { $0.url(for: .fullSize) }.map(source.picture).switchToLatest()
        }
        wrong("fetches the thumbnail") { sizedPicture(of: source.photo(id), from: source, .thumbnail) }
        wrong("loses the subscription to the picture") {
            Signal { observer in
                source.photo(id).subscribe(
                    next: { record in
                        guard let url = record.url(for: .fullSize) else { return observer.sendCompleted() }
                        source.picture(at: url).subscribe(observer.send)
                    },
                    error: { observer.sendError($0) })
            }
        }
        wrong("waits forever where there is no address") {
            sizedPicture(of: source.photo(id), from: source, without: .never)
        }
        wrong("asks for the details before anybody subscribes") {
            sizedPicture(of: source.photo(id).replay(), from: source)
        }
        wrong("asks for the details twice") {
            let details = source.photo(id)
            return details.then { sizedPicture(of: details, from: source) }
        }
        wrong("takes an error for no picture") {
            sizedPicture(of: source.photo(id), from: source).catchTo(.empty)
        }
        wrong("replaces the error by another one") {
            sizedPicture(of: source.photo(id), from: source).catch { _ in .error(CancellationError()) }
        }
        wrong("fetches the thumbnail where there is nothing larger") {
            source.photo(id).flattenMap { record in
                (record.url(for: .fullSize) ?? record.url(for: .thumbnail)).map(source.picture) ?? .empty
            }
        }
    }
}

private func sizedPicture(
    of details: Signal<PhotoRecord>, from source: any PhotoSource, _ size: ImageSize = .fullSize,
    without none: Signal<Pixmap> = .empty
) -> Signal<Pixmap> {
    details.flattenMap { record in record.url(for: size).map(source.picture) ?? none }
}

public final class FullSizeScreen {
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)
    public let trouble = Property<String?>(nil)

    public init() {}

    public func load(_ answer: Signal<Pixmap>) {
        variants {
            right("Both handlers switch the indicator off, so that is written twice.") {
                trouble.value = nil
                isLoading.value = true
                answer.subscribe(
                    next: { [picture] in picture.value = $0 },
                    error: { [trouble, isLoading] in
                        trouble.value = "\($0)"
                        isLoading.value = false
                    },
                    completed: { [isLoading] in isLoading.value = false })
            }
            right("`initially` and `finally` enclose the answer, and a binding sets the picture.") {
                answer
                    .initially { [trouble, isLoading] in
                        trouble.value = nil
                        isLoading.value = true
                    }
                    .finally { [isLoading] in isLoading.value = false }
                    .doError { [trouble] in trouble.value = "\($0)" }
                    .catchTo(.empty)
                    .bind(to: picture)
            }
            right("`catch` turns the error into a completion, so one handler sees both endings.") {
                trouble.value = nil
                isLoading.value = true
                answer
                    .catch { [trouble] error in
                        trouble.value = "\(error)"
                        return .empty
                    }
                    .subscribe(
                        next: { [picture] in picture.value = $0 },
                        completed: { [isLoading] in isLoading.value = false })
            }
            wrong("expects a completion after an error") { watch(answer.doCompleted(end)) }
            wrong("forgets the good ending instead") { watch(answer.doError { [end] _ in end() }) }
            wrong("takes the first picture for the end") {
                watch(answer.doNext { [end] _ in end() }.finally(end))
            }
            wrong("shows only the last picture") { watch(answer.takeLast(1).finally(end)) }
            wrong("does not wait for the answer") {
                watch(answer)
                end()
            }
            wrong("begins after the end when the answer comes at once") {
                watch(answer.finally(end))
                isLoading.value = true
            }
            wrong("keeps quiet about the error") { watch(answer.catchTo(.empty).finally(end)) }
            wrong("leaves the old trouble on the screen") {
                let old = trouble.value
                watch(answer.finally(end))
                trouble.value = old
            }
            wrong("subscribes once for the picture and once for the end") {
                watch(answer)
                answer.finally(end).subscribe()
            }
        }
    }

    private var end: @Sendable () -> Void { { [isLoading] in isLoading.value = false } }

    private func watch(_ answer: Signal<Pixmap>) {
        trouble.value = nil
        isLoading.value = true
        answer.subscribe(
            next: { [picture] in picture.value = $0 }, error: { [trouble] in trouble.value = "\($0)" })
    }
}
