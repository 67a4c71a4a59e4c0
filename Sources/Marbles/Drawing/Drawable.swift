import FRP

/// What can be a line of a picture: a signal, a signal that somebody watches for some of the time, or a lane.
public protocol Drawable: Sendable {
    /// Watches it from now on. The result stops that, and makes a line of what was seen.
    func watch(on clock: TestScheduler) -> (_ label: String) -> Timeline
}

extension Signal: Drawable {
    public func watch(on clock: TestScheduler) -> (_ label: String) -> Timeline {
        watched().watch(on: clock)
    }

    /// This signal as a subscriber sees it that comes later, or leaves earlier.
    ///
    ///     draw(["window": radio, "garden": radio.watched(from: .seconds(4), until: .seconds(9))])
    ///
    /// - Parameters:
    ///   - start: when the subscriber comes, by the clock; at once, unless you give a time.
    ///   - end: when it leaves; never, unless you give a time.
    public func watched(from start: Duration? = nil, until end: Duration? = nil) -> Watched<Value> {
        Watched(signal: self, start: start, end: end)
    }
}

/// A signal, and when somebody watches it: ``FRP/Signal/watched(from:until:)``.
public struct Watched<Value: Sendable>: Drawable {
    fileprivate let signal: Signal<Value>
    fileprivate let start: Duration?
    fileprivate let end: Duration?

    public func watch(on clock: TestScheduler) -> (_ label: String) -> Timeline {
        let (seen, subscription) = clock.recording(of: signal, subscribedAt: start, disposedAt: end)
        return { label in
            defer { subscription.dispose() }
            return Timeline(label, seen)
        }
    }
}

extension Lane: Drawable {
    /// What is done here, whenever.
    public func watch(on clock: TestScheduler) -> (_ label: String) -> Timeline {
        { [self] label in
            Timeline(label, Diagram(events: written, watched: clock.now))
        }
    }
}
