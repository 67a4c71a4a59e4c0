import Attempts
import FRP
import Pixels

/// Exercise 5.3.1 · Predict where the gallery scrolls.
///
/// Each row of the gallery shows three photos: photos 0, 1 and 2 are in row 0. The gallery follows the pager by a
/// binding instead of a delegate. Return the lines that this prints, from the first to the last:
///
///     let (stopped, chosen, row) = (Subject<Int>(), Property(0), Property(0))
///     let following = stopped.signal.bind(to: chosen)
///     chosen.signal.map { $0 / 3 }.distinctUntilChanged().bind(to: row)
///     row.signal.subscribe(next: { print("row \($0)") })
///     stopped.sendNext(4)
///     chosen.value = 8            // an arrow key
///     stopped.sendNext(3)
///     following.dispose()
///     stopped.sendNext(7)
///     chosen.value = 0
///
/// Book: chapter5/revisiting_functionalReactivePixels
public func linesOfTheGallery() -> [String] {
    todo()
}

/// Exercise 5.3.2 · Handle the error before the binding.
///
/// Bind `titles` to `answer`; subscribe to it only once. When it ends, log "complete" or "failed".
/// After an error some titles may be missing: add "and more" to those that are there. No error may arrive at the
/// property.
///
///     answer   --a--|    titles a              log "complete"
///     answer   --a--X    titles a, and more    log "failed"
///
/// Book: chapter5/revisiting_functionalReactivePixels
public func follow(
    _ answer: Signal<[String]>, with titles: Property<[String]>, log: @escaping @Sendable (String) -> Void
) {
    todo()
}

/// Exercise 5.3.3 · Show the picture of the present photo. (stretch)
///
/// Send the thumbnail of the present photo, and each change of it. While it has none, send nothing: so the picture
/// before stays on the screen. If there is no photo, send nil. This signal sends nil for a photo without a picture, and
/// still listens to all earlier photos: repair it. `0` is nil:
///
///     photo     -a-----b------0--
///     a         ---p-----q-------
///     b         ----------r------
///     result    ---p------r---0--
///
/// Book: chapter5/revisiting_functionalReactivePixels
public func pictureOnShow(_ photo: Signal<PhotoModel?>) -> Signal<Pixmap?> {
    todo()  // Delete this line when you begin.
    return photo.flattenMap { $0?.thumbnail.signal ?? .return(nil) }
}
