import Attempts
import FRP
import Pixels

public final class PictureSizeViewModel: Sendable {
    public let size = Property("")
    private let watching = SerialDisposable()

    public init(_ photo: PhotoModel) {
        variants {
            right("It has two `map` steps: the words or `nil`, and then what to say for `nil`.") {
                let sizes = photo.fullSize.signal.map { picture -> String? in
                    guard let picture else { return nil }
                    return "\(picture.width) by \(picture.height)"
                }
                sizes.map { $0 ?? "no picture yet" }.bind(to: size)
            }
            right("A handler sets the property. It captures that alone, not the view model.") {
                photo.fullSize.signal.subscribe(next: { [size = self.size] in size.value = Self.words($0) })
            }
            right("A handler sets the property. It captures the view model weakly.") {
                photo.fullSize.signal.subscribe(next: { [weak self] in self?.size.value = Self.words($0) })
            }
            right("A `SerialDisposable` holds the subscription, and `deinit` disposes it.") {
                let subscription = photo.fullSize.signal.subscribe(next: { [weak self] picture in
                    self?.size.value = Self.words(picture)
                })
                watching.inner = subscription
            }
            right("`distinctUntilChanged` leaves out words that are there already.") {
                photo.fullSize.signal.map(Self.words).distinctUntilChanged().bind(to: size)
            }
            wrong("says it once") { size.value = Self.words(photo.fullSize.value) }
            wrong("says nothing until there is a picture") {
                photo.fullSize.signal.compactMap { $0 }.map(Self.words).bind(to: size)
            }
            wrong("says at the beginning that there is none, and never again") {
                size.value = Self.words(nil)
                photo.fullSize.signal.compactMap { $0 }.map(Self.words).bind(to: size)
            }
            wrong("shows the thumbnail's size") { photo.thumbnail.signal.map(Self.words).bind(to: size) }
            wrong("is kept by the photo") {
                photo.fullSize.signal.subscribe(next: { self.size.value = Self.words($0) })
            }
            wrong("stops after the first picture") {
                photo.fullSize.signal.take(2).map(Self.words).bind(to: size)
            }
        }
    }

    deinit { watching.dispose() }

    @Sendable private static func words(_ picture: Pixmap?) -> String {
        guard let picture else { return "no picture yet" }
        return "\(picture.width) by \(picture.height)"
    }
}

public final class WalkViewModel: Sendable {
    public let time = Property("")
    private static let inWords: @Sendable (Int) -> String = WalkFormatter().words
    private static let cache = Property<WalkFormatter?>(nil)
    private static let eager = WalkFormatter()

    public init(_ minutes: Signal<Int>) {
        variants {
            right("The formatter is a constant of the file, which Swift makes when it is first read, too.") {
                minutes.map { walkFormatter.words(for: $0) }.bind(to: time)
            }
            right("The formatter's own type holds one for all.") {
                minutes.map { WalkFormatter.shared.words(for: $0) }.bind(to: time)
            }
            right("It keeps the function of the formatter, which keeps the formatter.") {
                minutes.map { Self.inWords($0) }.bind(to: time)
            }
            right("A property is filled at the first use. Two threads at the same time could fill it twice.")
            {
                minutes.map { minutes in
                    let formatter = Self.cache.value ?? WalkFormatter()
                    Self.cache.value = formatter
                    return formatter.words(for: minutes)
                }
                .bind(to: time)
            }
            wrong("makes one for each value") {
                minutes.map { WalkFormatter().words(for: $0) }.bind(to: time)
            }
            wrong("makes one for each view model") {
                let formatter = WalkFormatter()
                minutes.map { formatter.words(for: $0) }.bind(to: time)
            }
            wrong("makes one for each view model, when it is needed") {
                let cache = Property<WalkFormatter?>(nil)
                minutes.map { minutes in
                    let formatter = cache.value ?? WalkFormatter()
                    cache.value = formatter
                    return formatter.words(for: minutes)
                }
                .bind(to: time)
            }
            wrong("reads it before it is needed") {
                minutes.map { [formatter = Self.eager] in formatter.words(for: $0) }.bind(to: time)
            }
            wrong("does without") { minutes.map { "\($0 / 60) h \($0 % 60) min" }.bind(to: time) }
        }
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
