import Attempts
import FRP

/// Exercise 4.7.1 · Predict what latecomers hear.
///
/// A subject is sent a, b, c, d and the completion. Somebody subscribes too late, at one of the two arrows:
///
///     sent    a   b       c   d   |
///                     ↑               ↑
///                   early           late
///
/// Return what they hear, five texts, written like "xy|":
///
/// 1. early, of a `Subject()`
/// 2. early, of a `BehaviorSubject("?")`
/// 3. early, of a `ReplaySubject()`
/// 4. late, of a `BehaviorSubject("?")`
/// 5. late, of a `ReplaySubject(capacity: 2)`
///
/// Book: chapter4/racsubject · Core: Sources/FRP/Sharing/Broadcast.swift
public func whatLatecomersHear() -> [String] {
    todo()
}

/// Exercise 4.7.2 · Carry the news of an old scale into a signal.
///
/// The scale knows nothing of signals. It calls `weighed` for each parcel, and `switchedOff` in the evening.
/// Let `weights` send each weight to everybody who listens then, and complete in the evening.
///
///     weighed    --3--7-----2--
///     weights    --3--7-----2--|
///     latecomer         ^---2--|
///
/// Book: chapter4/racsubject · Core: Sources/FRP/Sharing/Subject.swift
public final class ScaleNews: Sendable {
    // What has to be kept between the calls?

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

/// Exercise 4.7.3 · Tell latecomers the last two announcements.
///
/// `calls` is what is said at a station, said once. Begin to listen now. Whoever subscribes to the result
/// hears the last two calls so far, then what follows, and its end; also when the end has been already.
///
///     calls    -a-b-c------d--|
///     at 6           (^bc)-d--|
///     at 17                     (^cd|)
///
/// Book: chapter4/racsubject · Core: Sources/FRP/Sharing/ReplaySubject.swift
public func announcementBoard(_ calls: Signal<String>) -> Signal<String> {
    todo()
}
