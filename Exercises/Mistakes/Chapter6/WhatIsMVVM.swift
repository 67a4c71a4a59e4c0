import Attempts
import FRP
import Pixels

public final class PictureSizeViewModel: Sendable {
    public let size = Property("")

    public init(_ photo: PhotoModel) {
        let pictures = photo.fullSize.signal
        _ = mistake([
            "says it once": {
                self.size.value = Self.words(photo.fullSize.value)
                return .none
            },
            "says nothing until there is a picture": {
                pictures.compactMap { $0 }.map(Self.words).bind(to: self.size)
            },
            "says at the beginning that there is none, and never again": {
                self.size.value = Self.words(nil)
                return pictures.compactMap { $0 }.subscribe(next: { [size = self.size] in
                    size.value = Self.words($0)
                })
            },
            "shows the thumbnail's size": {
                photo.thumbnail.signal.map(Self.words).bind(to: self.size)
            },
            "is kept by the photo": { pictures.subscribe(next: { self.size.value = Self.words($0) }) },
            "stops after the first picture": {
                pictures.take(2).map(Self.words).bind(to: self.size)
            },
        ])
    }

    @Sendable private static func words(_ picture: Pixmap?) -> String {
        picture.map { "\($0.width) by \($0.height)" } ?? "no picture yet"
    }
}

public final class WalkViewModel: Sendable {
    private static var computed: WalkFormatter { WalkFormatter() }
    private static let eager = WalkFormatter()
    public let time = Property("")

    public init(_ minutes: Signal<Int>) {
        _ = mistake([
            "makes one for each value": {
                minutes.map { WalkFormatter().words(for: $0) }.bind(to: self.time)
            },
            "makes one for each view model": {
                let formatter = WalkFormatter()
                return minutes.map { formatter.words(for: $0) }.bind(to: self.time)
            },
            "makes one for each view model, when it is needed": {
                let cache = Property<WalkFormatter?>(nil)
                return minutes.map { minutes in
                    let formatter = cache.value ?? WalkFormatter()
                    cache.value = formatter
                    return formatter.words(for: minutes)
                }
                .bind(to: self.time)
            },
            "takes a computed property for a stored one": {
                minutes.map { Self.computed.words(for: $0) }.bind(to: self.time)
            },
            "reads it before it is needed": {
                minutes.map { [formatter = Self.eager] in formatter.words(for: $0) }.bind(to: self.time)
            },
            "does without": { minutes.map { "\($0 / 60) h \($0 % 60) min" }.bind(to: self.time) },
        ])
    }
}

public final class WalkFormatter: Sendable {
    public static let made = Property(0)

    public init() { Self.made.modify { $0 += 1 } }

    public func words(for minutes: Int) -> String { "\(minutes / 60) h \(minutes % 60) min" }
}
