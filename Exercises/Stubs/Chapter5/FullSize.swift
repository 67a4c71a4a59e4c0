import Attempts
import FRP
import Pixels

/// Exercise 5.2.1 · Fetch the details, and then the picture.
///
/// Only the details of a photo, `source.photo(id)`, say where its full-size image is. Ask for them, and then for
/// the picture there. Details that name no full-size image end the signal without a picture. Nobody is asked
/// before somebody subscribes, and who leaves cancels what is under way.
///
///     details   --(d|)
///     picture     ---(p|)
///     result    -----(p|)
///
/// Book: chapter5/full-size · Core: Sources/FRP/Operators/FlattenMap.swift
public func fullSizePicture(of id: Int, from source: any PhotoSource) -> Signal<Pixmap> {
    todo()
}

/// Exercise 5.2.2 · Stop the indicator at either ending.
///
/// `answer` may send a picture more than once, coarse and then fine. Until it has ended, `isLoading` is true, and
/// after that it is false. If it failed, `trouble` says so. This screen goes on turning its indicator in one case:
/// repair `load`.
///
///     answer      --p--q--|      --p--X
///     isLoading   t-------f      t----f
///
/// Book: chapter5/full-size · Core: Sources/FRP/Operators/Finally.swift
public final class FullSizeScreen {
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)
    public let trouble = Property<String?>(nil)

    /// A screen that shows nothing yet.
    public init() {}

    /// Shows what is answered, or the reason why nothing is. May be called again when the answer has ended.
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
