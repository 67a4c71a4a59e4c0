import Attempts
import FRP

/// Exercise 4.7.1 · Predict what late subscribers get.
///
/// You send a, b, c, d and the completion into a subject. Somebody subscribes at arrow A, or at arrow B:
///
///     sent    a   b       c   d   |
///                     ↑               ↑
///                     A               B
///
/// Return five strings, written like "xy|", which say what this subscriber gets:
///
/// 1. at A, from a `Subject()`
/// 2. at A, from a `BehaviorSubject("?")`
/// 3. at A, from a `ReplaySubject()`
/// 4. at B, from a `BehaviorSubject("?")`
/// 5. at B, from a `ReplaySubject(capacity: 2)`
///
/// Book: chapter4/racsubject
public func whatLatecomersHear() -> [String] {
    todo()
}

/// Exercise 4.7.2 · Carry the news of an old scale into a signal.
///
/// The scale, a machine that measures weight, knows nothing of signals. It calls `weighed` for each parcel, and
/// `switchedOff` in the evening. Let `weights` send each weight to everybody who listens at that moment, and complete
/// in the evening.
///
///     weighed    --3--7-----2--
///     weights    --3--7-----2--|
///     late              ^---2--|
///
/// Book: chapter4/racsubject
public final class ScaleNews: Sendable {
    // What must you keep between the calls?

    public init() {}

    public var weights: Signal<Int> {
        todo()
    }

    public func weighed(_ kilos: Int) {
        todo()
    }

    public func switchedOff() {
        todo()
    }
}

/// Exercise 4.7.3 · Send late subscribers the last two announcements. (stretch)
///
/// `calls` is hot: it sends each announcement at a station once, whether somebody listens or not. Subscribe to it
/// as soon as the function is called. Each subscriber of the result gets the last two calls so far, then all that
/// follow, and the end. A subscriber that comes after the end gets the last two and the end.
///
///     calls    -a-b-c------d--|
///     at 6           (^bc)-d--|
///     at 17                     (^cd|)
///
/// Book: chapter4/racsubject
public func announcementBoard(_ calls: Signal<String>) -> Signal<String> {
    todo()
}
