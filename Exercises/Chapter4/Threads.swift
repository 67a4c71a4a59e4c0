import Attempts
import FRP

/// Exercise 4.13.1 · Predict on which thread each step runs.
///
/// There are three threads: `main`, `background` and `disk`. Return for each of `fetch`, `decode`, `frame`, `save` and
/// `finish` the name of the thread that runs it, in this order:
///
///     let photo = Signal.defer { .return(fetch()) }
///     let saved = photo
///         .map(decode)
///         .deliverOn(main)
///         .map(frame)
///         .subscribeOn(background)
///         .deliverOn(disk)
///         .map(save)
///     main.schedule { saved.subscribe(next: finish) }
///
/// Book: not in it, but in the tutorial and RAC 2
public func threadsOfThePhoto() -> [String] {
    todo()
}

/// Exercise 4.13.2 · Decode in the background and show on main.
///
/// The screen stops for a moment whenever a portrait arrives: `decode` takes long. Repair it: subscribe to `download`
/// and decode on `background`. `frame` needs the screen, so it must run on `main`, where the values of the result
/// arrive.
///
///     background    subscribe to download, decode
///     main                                           frame, show
///
/// Book: not in it, but in the tutorial and RAC 2
public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    frame: @escaping @Sendable (String) -> String, background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    todo()  // Delete this line when you begin.
    return download.subscribeOn(background).deliverOn(main).map(decode).map(frame)
}
