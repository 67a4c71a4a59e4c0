import Attempts
import FRP
import Pixels

public final class PictureSizeViewModel: Sendable {
    public let size = Property("")
    private let watching = SerialDisposable()

    public init(_ photo: PhotoModel) {
        _ = accepted([
            "in two steps": {
                let words = photo.fullSize.signal.map { picture -> String? in
                    guard let picture else { return nil }
                    return "\(picture.width) by \(picture.height)"
                }
                return words.map { $0 ?? "no picture yet" }.bind(to: self.size)
            },
            "with a handler that holds the property alone": {
                photo.fullSize.signal.subscribe(next: { [size = self.size] in size.value = Self.words($0) })
            },
            "with a weak view model": {
                photo.fullSize.signal.subscribe(next: { [weak self] in self?.size.value = Self.words($0) })
            },
            "puts its subscription away": {
                let subscription = photo.fullSize.signal.subscribe(next: { [weak self] picture in
                    self?.size.value = Self.words(picture)
                })
                self.watching.set(subscription)
                return subscription
            },
            "without what is said twice": {
                photo.fullSize.signal.map(Self.words).distinctUntilChanged().bind(to: self.size)
            },
        ])
    }

    deinit { watching.dispose() }

    @Sendable private static func words(_ picture: Pixmap?) -> String {
        guard let picture else { return "no picture yet" }
        return "\(picture.width) by \(picture.height)"
    }
}

public final class WalkViewModel: Sendable {
    private static let formatter = WalkFormatter()
    private static let words: @Sendable (Int) -> String = WalkFormatter().words
    private static let cache = Property<WalkFormatter?>(nil)
    public let time = Property("")

    public init(_ minutes: Signal<Int>) {
        _ = accepted([
            "in the type": { minutes.map { Self.formatter.words(for: $0) }.bind(to: self.time) },
            "beside the type": { minutes.map { walkFormatter.words(for: $0) }.bind(to: self.time) },
            "with the formatter itself": {
                minutes.map { WalkFormatter.shared.words(for: $0) }.bind(to: self.time)
            },
            "keeps the function": { minutes.map { Self.words($0) }.bind(to: self.time) },
            "in a property that is empty at first": {
                minutes.map { minutes in
                    let formatter = Self.cache.value ?? WalkFormatter()
                    Self.cache.value = formatter
                    return formatter.words(for: minutes)
                }
                .bind(to: self.time)
            },
        ])
    }
}

private let walkFormatter = WalkFormatter()

extension WalkFormatter {
    fileprivate static let shared = WalkFormatter()
}

public final class WalkFormatter: Sendable {
    public static let made = Property(0)

    public init() { Self.made.modify { $0 += 1 } }

    @Sendable public func words(for minutes: Int) -> String { "\(minutes / 60) h \(minutes % 60) min" }
}
