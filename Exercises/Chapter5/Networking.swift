import Attempts
import FRP
import Pixels

/// Exercise 5.4.1 · Make a signal of a call that is answered later.
///
/// Make a signal by hand, with `Signal { observer in … }`. Each subscriber makes a call of its own. Send the degrees
/// of the answer, and complete; if the answer is an error, fail with it. If a subscriber leaves before the answer
/// comes, end the call.
///
///     answer 7 after 3 seconds            ---(7|)
///     an error after 3 seconds            ---X
///     the subscriber leaves after 1       -!         and the station has no call to answer
///
/// Book: chapter5/networking_layer_revisited
public func degrees(in town: String, from station: some WeatherStation) -> Signal<Int> {
    todo()
}

/// A weather station that you call by telephone, and that answers later.
public protocol WeatherStation: Sendable {
    /// Asks for the degrees in a town. `answer` is called once, unless the call ends before.
    ///
    /// - Returns: the number of this call.
    func call(_ town: String, answer: @escaping @Sendable (Result<Int, any Error>) -> Void) -> Int
    /// Ends the call with this number. If it has been answered, nothing happens.
    func endCall(_ number: Int)
}

/// Exercise 5.4.2 · Turn a no of the library into an error.
///
/// A library lends books. A request succeeds whenever the library answers, even if the answer is “no”. If the status
/// of the reply is between 200 and 299, send its page. If not, fail with `LibrarySaysNo` and that status. A request
/// without an answer fails as before.
///
///     status    --200--|        --404--|        --X
///     result    --page-|        --X             --X
///
/// Book: chapter5/networking_layer_revisited
public func pages(_ reply: Signal<LibraryReply>) -> Signal<String> {
    todo()
}

/// The reply of a library: a number that says whether it has the page, and the page.
public struct LibraryReply: Sendable {
    public let status: Int
    public let page: String

    public init(status: Int, page: String) { (self.status, self.page) = (status, page) }
}

/// The library has answered, and said no.
public struct LibrarySaysNo: Error {
    public let status: Int

    public init(status: Int) { self.status = status }
}

/// Exercise 5.4.3 · Ask once for the names and the heading.
///
/// A wall shows the names of the photos, and above them their number. This wall makes a request for each of the two.
/// Repair it: both come from one request. It is made with the first subscription to either, and cancelled when all
/// subscribers have left. If one of the two is subscribed to when the answer has come already, it gets that answer too.
///
///     request    ---(two photos)|
///     names      ---["Harbour", "Dunes"]|
///     heading         ^"2 photos"|          later
///
/// Book: chapter5/networking_layer_revisited
public func photoWall(_ source: some PhotoSource) -> (names: Signal<[String]>, heading: Signal<String>) {
    todo()  // Delete this line when you begin.
    let photos = source.popularPhotos(page: 1, count: 100)
    return (
        names: photos.map { photos in photos.map(\.name) },
        heading: photos.map { photos in "\(photos.count) photos" }
    )
}

/// Exercise 5.4.4 · Touch the screen only on its own queue. (stretch)
///
/// `answer` comes, or fails, on the network's queue. `unpack` takes long and must stay there. The screen shows the
/// values of the result; while `isBusy` is true, it shows that it is waiting. The caller sets it to true; you set it to
/// false at the end. The values must arrive on `screen`, and `isBusy` must change on `screen`. This code does the
/// opposite: it unpacks on `screen`, and changes `isBusy` on the network's queue. Repair it.
///
///     network's queue    answer, unpack
///     screen                               show it, isBusy = false
///
/// Book: chapter5/networking_layer_revisited
public func unpacked(
    _ answer: Signal<Int>, by unpack: @escaping @Sendable (Int) -> String,
    isBusy: Property<Bool>, screen: some Scheduler
) -> Signal<String> {
    todo()  // Delete this line when you begin.
    return answer.finally { isBusy.value = false }.deliverOn(screen).map(unpack)
}
