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
        wrong("fetches the thumbnail") { sizedPicture(of: id, from: source, .thumbnail) }
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
            source.photo(id).flattenMap { record in
                record.url(for: .fullSize).map(source.picture) ?? .never
            }
        }
        wrong("asks for the details before anybody subscribes") {
            let details = source.photo(id).replay()
            return details.flattenMap { record in record.url(for: .fullSize).map(source.picture) ?? .empty }
        }
        wrong("asks for the details twice") {
            let details = source.photo(id)
            return details.then {
                details.flattenMap { record in record.url(for: .fullSize).map(source.picture) ?? .empty }
            }
        }
        wrong("takes an error for no picture") {
            sizedPicture(of: id, from: source, .fullSize).catchTo(.empty)
        }
        wrong("replaces the error by another one") {
            sizedPicture(of: id, from: source, .fullSize).catch { _ in .error(CancellationError()) }
        }
        wrong("fetches the thumbnail where there is nothing larger") {
            source.photo(id).flattenMap { record in
                (record.url(for: .fullSize) ?? record.url(for: .thumbnail)).map(source.picture) ?? .empty
            }
        }
    }
}

private func sizedPicture(of id: Int, from source: any PhotoSource, _ size: ImageSize) -> Signal<Pixmap> {
    source.photo(id).flattenMap { record in record.url(for: size).map(source.picture) ?? .empty }
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
            wrong("expects a completion after an error") {
                begin()
                watch(answer.doCompleted { [isLoading] in isLoading.value = false })
            }
            wrong("forgets the good ending instead") {
                begin()
                watch(answer.doError { [isLoading] _ in isLoading.value = false })
            }
            wrong("takes the first picture for the end") {
                begin()
                watch(
                    answer.doNext { [isLoading] _ in isLoading.value = false }
                        .finally { [isLoading] in isLoading.value = false })
            }
            wrong("shows only the last picture") {
                begin()
                watch(answer.takeLast(1).finally { [isLoading] in isLoading.value = false })
            }
            wrong("does not wait for the answer") {
                begin()
                watch(answer)
                isLoading.value = false
            }
            wrong("begins after the end when the answer comes at once") {
                watch(answer.finally { [isLoading] in isLoading.value = false })
                begin()
            }
            wrong("keeps quiet about the error") {
                begin()
                watch(answer.catchTo(.empty).finally { [isLoading] in isLoading.value = false })
            }
            wrong("leaves the old trouble on the screen") {
                isLoading.value = true
                watch(answer.finally { [isLoading] in isLoading.value = false })
            }
            wrong("subscribes once for the picture and once for the end") {
                begin()
                watch(answer)
                answer.finally { [isLoading] in isLoading.value = false }.subscribe()
            }
        }
    }

    private func begin() {
        trouble.value = nil
        isLoading.value = true
    }

    private func watch(_ answer: Signal<Pixmap>) {
        answer.subscribe(
            next: { [picture] in picture.value = $0 }, error: { [trouble] in trouble.value = "\($0)" })
    }
}
