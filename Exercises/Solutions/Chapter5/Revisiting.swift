import Attempts
import FRP
import Pixels

/// A binding assigns whatever its signal sends, and that is all: it does not lock the property, so an arrow key sets
/// it too, and neither sees the other as an ending. Disposing it ends this one binding; that of the row goes on.
public func linesOfTheGallery() -> [String] {
    ["row 0", "row 1", "row 2", "row 1", "row 0"]
}

/// The log stands before `catchTo`, where there is still an error to be seen, and where a completion can only be that
/// of the answer: after it a failed answer looks like one that completed. `.empty` adds nothing, so the titles stay.
public func follow(
    _ answer: Signal<[String]>, with titles: Property<[String]>, log: @escaping @Sendable (String) -> Void
) {
    answer
        .doCompleted { log("complete") }
        .doError { _ in log("failed") }
        .catchTo(.empty)
        .bind(to: titles)
}

/// The signal of a property never ends as long as the property lives, so `flattenMap` gathers one photo after the
/// other. `switchToLatest` leaves the old photo in the moment in which the new one comes.
public func pictureOnShow(_ photo: Signal<PhotoModel?>) -> Signal<Pixmap?> {
    photo.map { $0?.thumbnail.signal ?? .return(nil) }.switchToLatest()
}
