import Attempts
import FRP

/// A plain subject remembers nothing. A behaviour subject has one value to tell, but no longer when it has
/// ended: then nothing is the latest. A replay subject repeats what it kept even then, and the end with it.
public func whatLatecomersHear() -> [String] { ["cd|", "bcd|", "abcd|", "|", "cd|"] }

/// The subject is private: nobody else can send into it, and who wants to know where a weight came from has
/// these two methods to read.
public final class ScaleNews: Sendable {
    private let subject = Subject<Int>()

    public init() {}

    public var weights: Signal<Int> { subject.signal }

    public func weighed(_ kilos: Int) { subject.sendNext(kilos) }

    public func switchedOff() { subject.sendCompleted() }
}

/// The subject listens from now on, whether anybody reads the board or not. Subscribed whole, it passes on
/// the end too.
public func announcementBoard(_ calls: Signal<String>) -> Signal<String> {
    let board = ReplaySubject<String>(capacity: 2)
    calls.subscribe(board)
    return board.signal
}
