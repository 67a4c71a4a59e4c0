import Attempts
import FRP

/// Exercise 4.9.1 · Predict what a connection prints.
///
/// Return the lines that this program prints, from the first to the last. The forecast comes at once.
///
///     let forecast = Signal<String> { observer in
///         print("asking")
///         observer.sendNext("18°")
///         observer.sendCompleted()
///         return .none
///     }
///     let connection = forecast.publish()
///     connection.signal.subscribe(next: { print("window: \($0)") })
///     print("connecting")
///     connection.connect()
///     connection.signal.subscribe(next: { print("garden: \($0)") }, completed: { print("garden: done") })
///     connection.connect()
///
/// Book: chapter4/multicasting
public func linesOfTheConnection() -> [String] {
    todo()
}

/// Exercise 4.9.2 · Ask once and send to every screen.
///
/// Each subscription to `forecast` is a request. Make only one, and send all its events to each of `screens`. The
/// answer may come at once. Disposing the result stops the request.
///
///     forecast    --4--7|      requests: 1
///     screen 1    --4--7|
///     screen 2    --4--7|
///
/// Book: chapter4/multicasting
public func tell(_ screens: [Subject<Int>], _ forecast: Signal<Int>) -> Disposable {
    todo()
}

/// Exercise 4.9.3 · Let the clock run only while somebody looks.
///
/// `clock` begins to tick when you subscribe to it. All subscribers of the result must see the same clock. It starts
/// with the first of them and stops when the last one leaves. This code starts the clock before anybody subscribes,
/// and never stops it: repair it.
///
///     Anna      ^1-2-3!       comes at 2 and starts the clock
///     Ben           ^3-4!      comes at 6, leaves at 10 and stops it
///
/// Book: chapter4/multicasting
public func sharedClock(_ clock: Signal<Int>) -> Signal<Int> {
    todo()  // Delete this line when you begin.
    let connection = clock.publish()
    connection.connect()
    return connection.signal
}

/// Exercise 4.9.4 · Send late subscribers the last two headlines. (stretch)
///
/// Each subscription to `headlines` is a request. Make one for all subscribers of the result, when the first of
/// them comes. A later subscriber, even after the end, gets the last two headlines so far, and then all that
/// follow. (Whether the request goes on when all have left is up to you.)
///
///     headlines    -1-2-3------4|
///     first        -1-2-3------4|
///     later              (^23)-4|       comes at 6
///     too late                     (^34|)
///
/// Book: chapter4/multicasting
public func lastTwoHeadlines(_ headlines: Signal<Int>) -> Signal<Int> {
    todo()
}
