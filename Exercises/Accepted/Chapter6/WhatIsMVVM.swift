import Attempts
import FRP
import Pixels

public final class PictureSizeViewModel: Sendable {
    public let size = Property("")
    private let watching = SerialDisposable()

    public init(_ photo: PhotoModel) {
        _ = accepted([
            "It has two `map` steps: the words or `nil`, and then what to say for `nil`.": {
                let sizes = photo.fullSize.signal.map { picture -> String? in
                    guard let picture else { return nil }
                    return "\(picture.width) by \(picture.height)"
                }
                return sizes.map { $0 ?? "no picture yet" }.bind(to: self.size)
            },
            "A handler sets the property. It captures that alone, not the view model.": {
                photo.fullSize.signal.subscribe(next: { [size = self.size] in size.value = Self.words($0) })
            },
            "A handler sets the property. It captures the view model weakly.": {
                photo.fullSize.signal.subscribe(next: { [weak self] in self?.size.value = Self.words($0) })
            },
            "A `SerialDisposable` holds the subscription, and `deinit` disposes it.": {
                let subscription = photo.fullSize.signal.subscribe(next: { [weak self] picture in
                    self?.size.value = Self.words(picture)
                })
                self.watching.set(subscription)
                return subscription
            },
            "`distinctUntilChanged` leaves out words that are there already.": {
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
    private static let inWords: @Sendable (Int) -> String = WalkFormatter().words
    private static let cache = Property<WalkFormatter?>(nil)
    public let time = Property("")

    public init(_ minutes: Signal<Int>) {
        _ = accepted([
            "The formatter is a constant of the file, which Swift makes when it is first read, too.": {
                minutes.map { walkFormatter.words(for: $0) }.bind(to: self.time)
            },
            "The formatter's own type holds one for all.": {
                minutes.map { WalkFormatter.shared.words(for: $0) }.bind(to: self.time)
            },
            "It keeps the function of the formatter, which keeps the formatter.": {
                minutes.map { Self.inWords($0) }.bind(to: self.time)
            },
            "A property is filled at the first use. Two threads at the same time could fill it twice.": {
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
