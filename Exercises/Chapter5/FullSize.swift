import Attempts
import FRP
import Pixels

/// Exercise 5.2.1 · Fetch the details, and then the picture.
///
/// Only the details of a photo, `source.photo(id)`, have the address of its full-size image. Ask for the details, and
/// then for the picture at this address. This request may send more than one picture, first a rough one: send each.
/// If the details have no such address, the signal completes without a picture.
/// Ask nothing before somebody subscribes. When the subscriber leaves, the running request is cancelled.
///
///     details   --(d|)
///     picture     ---(p|)
///     result    -----(p|)
///
/// Book: chapter5/adding_to_functionalReactivePixels
public func fullSizePicture(of id: Int, from source: any PhotoSource) -> Signal<Pixmap> {
    todo()
}

/// Exercise 5.2.2 · Stop the indicator at either ending.
///
/// `answer` may send more than one picture, first a small one, then a large one. Until it has ended, `isLoading` is true, and
/// after that it is false. If it failed, `trouble` says so. In one case this screen's indicator never stops:
/// repair `load`.
///
///     answer      --p--q--|      --p--X
///     isLoading   t-------f      t----f
///
/// Book: chapter5/adding_to_functionalReactivePixels
public final class FullSizeScreen {
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)
    public let trouble = Property<String?>(nil)

    /// A screen that shows nothing yet.
    public init() {}

    /// Shows the picture that is answered, or the reason why there is none. May be called again when the
    /// answer has ended.
    public func load(_ answer: Signal<Pixmap>) {
        todo()  // Delete this line when you begin.
        trouble.value = nil
        isLoading.value = true
        answer.subscribe(
            next: { [picture] in picture.value = $0 },
            error: { [trouble] in trouble.value = "\($0)" },
            completed: { [isLoading] in isLoading.value = false }
        )
    }
}
