import Attempts
import FRP
import Pixels

/// A binding assigns every value of its signal, and that is all: it does not lock the property, so an arrow key can set
/// it too. Disposing a binding ends only this binding; the binding of the row goes on.
public func linesOfTheGallery() -> [String] {
    ["row 0", "row 1", "row 2", "row 1", "row 0"]
}

/// The log comes before `catch`, where the error is still there. After `catch`, a failed answer looks like one that
/// completed. The closure of `catch` runs when the error comes, so it finds the titles of that moment.
public func follow(
    _ answer: Signal<[String]>, with titles: Property<[String]>, log: @escaping @Sendable (String) -> Void
) {
    answer
        .doCompleted { log("complete") }
        .doError { _ in log("failed") }
        .catch { _ in .return(titles.value + ["and more"]) }
        .bind(to: titles)
}

/// The signal of a property does not end while the property lives, so `flattenMap` listens to more and more
/// photos. `switchToLatest` leaves the old photo at the moment when the new one comes. The nil of a photo without a
/// picture is left out inside, where it can be told from the nil of no photo.
public func pictureOnShow(_ photo: Signal<PhotoModel?>) -> Signal<Pixmap?> {
    photo.map { $0?.thumbnail.signal.filter { $0 != nil } ?? .return(nil) }.switchToLatest()
}
