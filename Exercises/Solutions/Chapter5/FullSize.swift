import Attempts
import FRP
import Pixels

/// `flattenMap` makes a signal of the answer to the first request, and that signal is the second request. It holds
/// both subscriptions, so leaving cancels whichever is under way, and an error of either comes through.
public func fullSizePicture(of id: Int, from source: any PhotoSource) -> Signal<Pixmap> {
    source.photo(id)
        .map { $0.url(for: .fullSize) }
        .flattenMap { url in url.map(source.picture) ?? .empty }
}

/// A signal that fails does not complete. What was switched on at the beginning has to be switched off by both
/// endings, and `finally` is a place for that which cannot be forgotten in one of them.
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
