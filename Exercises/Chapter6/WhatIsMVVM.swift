import Attempts
import FRP
import Pixels

/// Exercise 6.1.1 · Say in words how large the picture is.
///
/// Keep `size` equal to the width and height of the photo's full-size picture, or "no picture yet" while there is
/// none: from the beginning, and after every change. The photo lives longer than its view models, and must not
/// hold them.
///
///     photo.fullSize    nil                 30 wide, 20 high    nil
///     size              "no picture yet"    "30 by 20"          "no picture yet"
///
/// Book: chapter6/what_is_mvvm
public final class PictureSizeViewModel: Sendable {
    public let size = Property("")

    public init(_ photo: PhotoModel) {
        todo()
    }
}

/// Exercise 6.1.2 · Make the formatter once.
///
/// It takes long to make a `WalkFormatter`, and this view model makes one for every value. Make only one, when the
/// first value needs it, and use it for all values of all view models.
///
///     value    none yet    125            60             45, in another view model
///     time     ""          "2 h 5 min"    "1 h 0 min"    "0 h 45 min"
///     made     0           1              1              1
///
/// Book: chapter6/what_is_mvvm
public final class WalkViewModel: Sendable {
    public let time = Property("")

    public init(_ minutes: Signal<Int>) {
        todo()  // Delete this line when you begin.
        minutes.map { WalkFormatter().words(for: $0) }.bind(to: time)
    }
}

/// Puts the time of a walk into words. Leave it as it is: it counts how often one was made.
public final class WalkFormatter: Sendable {
    public static let made = Property(0)

    public init() { Self.made.modify { $0 += 1 } }

    public func words(for minutes: Int) -> String { "\(minutes / 60) h \(minutes % 60) min" }
}
