import Attempts
import FRP
import Pixels

public func fullSizePicture(of id: Int, from source: any PhotoSource) -> Signal<Pixmap> {
    accepted([
        "`compactMap` leaves out details without an address, so `flattenMap` always has one.": {
            source.photo(id).compactMap { $0.url(for: .fullSize) }.flattenMap(source.picture)
        },
        "One closure finds the address and makes the second request of it.": {
            source.photo(id).flattenMap { record -> Signal<Pixmap> in
                guard let url = record.url(for: .fullSize) else { return .empty }
                return source.picture(at: url)
            }
        },
        "`switchToLatest` replaces `flattenMap`: there is only one picture to wait for.": {
            source.photo(id).compactMap { $0.url(for: .fullSize) }.map(source.picture).switchToLatest()
        },
    ])
}

public final class FullSizeScreen {
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)
    public let trouble = Property<String?>(nil)

    public init() {}

    public func load(_ answer: Signal<Pixmap>) {
        return accepted([
            "Both handlers switch the indicator off, so that is written twice.": { [self] in
                trouble.value = nil
                isLoading.value = true
                answer.subscribe(
                    next: { [picture] in picture.value = $0 },
                    error: { [trouble, isLoading] in
                        trouble.value = "\($0)"
                        isLoading.value = false
                    },
                    completed: { [isLoading] in isLoading.value = false }
                )
            },
            "`initially` and `finally` enclose the answer, and a binding sets the picture.": { [self] in
                answer
                    .initially { [trouble, isLoading] in
                        trouble.value = nil
                        isLoading.value = true
                    }
                    .finally { [isLoading] in isLoading.value = false }
                    .doError { [trouble] in trouble.value = "\($0)" }
                    .catchTo(.empty)
                    .bind(to: picture)
            },
            "`catch` turns the error into a completion, so one handler sees both endings.": { [self] in
                trouble.value = nil
                isLoading.value = true
                answer
                    .catch { [trouble] error in
                        trouble.value = "\(error)"
                        return .empty
                    }
                    .subscribe(
                        next: { [picture] in picture.value = $0 },
                        completed: { [isLoading] in isLoading.value = false }
                    )
            },
        ])
    }
}
