import Attempts
import FRP
import Pixels

/// The words are derived from the picture, so they are right after every change. A binding keeps neither the
/// property nor its view model alive, and ends with them.
public final class PictureSizeViewModel: Sendable {
    public let size = Property("")

    public init(_ photo: PhotoModel) {
        photo.fullSize.signal
            .map { $0.map { "\($0.width) by \($0.height)" } ?? "no picture yet" }
            .bind(to: size)
    }
}

/// A static `let` belongs to the type, not to a view model. Swift makes it when it is read for the first time, and
/// only once, even if several threads read it. The closure reads it when a value comes.
public final class WalkViewModel: Sendable {
    private static let formatter = WalkFormatter()
    public let time = Property("")

    public init(_ minutes: Signal<Int>) {
        minutes.map { Self.formatter.words(for: $0) }.bind(to: time)
    }
}

/// Puts the time of a walk into words, and counts how often one was made.
public final class WalkFormatter: Sendable {
    public static let made = Property(0)

    public init() { Self.made.modify { $0 += 1 } }

    public func words(for minutes: Int) -> String { "\(minutes / 60) h \(minutes % 60) min" }
}
