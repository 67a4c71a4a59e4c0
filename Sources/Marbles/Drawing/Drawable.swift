import FRP

/// A source for a line of a picture: a signal, a signal that is subscribed to for some of the time, or a lane.
public protocol Drawable: Sendable {
    /// Starts to record. The result stops that, and returns a line of what was recorded.
    func watch(on clock: TestScheduler) -> (_ label: String) -> Timeline
}

extension Signal: Drawable {
    public func watch(on clock: TestScheduler) -> (_ label: String) -> Timeline {
        watched().watch(on: clock)
    }

    /// This signal as seen by a subscriber that comes later, or leaves earlier.
    ///
    ///     draw(["window": radio, "garden": radio.watched(from: .seconds(4), until: .seconds(9))])
    ///
    /// - Parameters:
    ///   - start: the time of the subscription; `nil` for at once.
    ///   - end: the time of the disposal; `nil` for never.
    public func watched(from start: Duration? = nil, until end: Duration? = nil) -> Watched<Value> {
        Watched(signal: self, start: start, end: end)
    }
}

/// A signal with the times of a subscription: ``FRP/Signal/watched(from:until:)``.
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
    /// The line has everything that the lane has done, before this call too.
    public func watch(on clock: TestScheduler) -> (_ label: String) -> Timeline {
        { [self] label in
            Timeline(label, Diagram(events: written, watched: clock.now))
        }
    }
}
