import Attempts
import FRP
import Pixels

/// `flattenMap` makes a signal from the answer to the first request, and that signal is the second request. It
/// holds both subscriptions: a subscriber that leaves cancels the running one, and an error of either is passed
/// on.
public func fullSizePicture(of id: Int, from source: any PhotoSource) -> Signal<Pixmap> {
    source.photo(id)
        .map { $0.url(for: .fullSize) }
        .flattenMap { url in url.map(source.picture) ?? .empty }
}

/// A signal that fails does not complete. So both endings must switch the indicator off. `finally` runs at
/// both, so you cannot forget one.
public final class FullSizeScreen {
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)
    public let trouble = Property<String?>(nil)

    public init() {}

    public func load(_ answer: Signal<Pixmap>) {
        trouble.value = nil
        isLoading.value = true
        answer
            .finally { [isLoading] in isLoading.value = false }
            .subscribe(
                next: { [picture] in picture.value = $0 },
                error: { [trouble] in trouble.value = "\($0)" }
            )
    }
}
