import Attempts
import FRP

/// `subscribeOn` moves the beginning of the chain; among these steps its place does not matter. Each `deliverOn` moves the
/// steps after it, up to the next one; the handler comes last, so it runs where the last `deliverOn` says.
public func threadsOfThePhoto() -> [String] {
    ["background", "background", "main", "disk", "disk"]
}

/// Every step after `deliverOn` runs on its scheduler, so the decoding must come before it, and the framing after it.
/// `subscribeOn` decides where the work begins; beside `map` and `deliverOn` its place does not matter.
public func portrait(
    _ download: Signal<Int>, decode: @escaping @Sendable (Int) -> String,
    frame: @escaping @Sendable (String) -> String, background: some Scheduler, main: some Scheduler
) -> Signal<String> {
    download.map(decode).subscribeOn(background).deliverOn(main).map(frame)
}
