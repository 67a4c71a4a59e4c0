import Attempts
import FRP

/// A plain subject remembers nothing. A behaviour subject sends a new subscriber its latest value, but not after its
/// end. A replay subject sends the values it kept even then, and the end after them.
public func whatLatecomersHear() -> [String] { ["cd|", "bcd|", "abcd|", "|", "cd|"] }

/// The subject is private: no other code can send into it. To find out where a weight came from, you only
/// have to read these two methods.
public final class ScaleNews: Sendable {
    private let subject = Subject<Int>()

    public init() {}

    public var weights: Signal<Int> { subject.signal }

    public func weighed(_ kilos: Int) { subject.sendNext(kilos) }

    public func switchedOff() { subject.sendCompleted() }
}

/// The subject listens from now on, even if nobody reads the board. It is subscribed itself, so it passes on
/// the end too.
public func announcementBoard(_ calls: Signal<String>) -> Signal<String> {
    let board = ReplaySubject<String>(capacity: 2)
    calls.subscribe(board)
    return board.signal
}
