import Attempts
import FRP
import Pixels

public func fullSizePicture(of id: Int, from source: any PhotoSource) -> Signal<Pixmap> {
    accepted([
        "leaves out what has no address": {
            source.photo(id).compactMap { $0.url(for: .fullSize) }.flattenMap(source.picture)
        },
        "in one step": {
            source.photo(id).flattenMap { record -> Signal<Pixmap> in
                guard let url = record.url(for: .fullSize) else { return .empty }
                return source.picture(at: url)
            }
        },
        "with switchToLatest": {
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
            "by both handlers": { [self] in
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
            "with initially, and a binding": { [self] in
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
            "lets an error end as a completion": { [self] in
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
