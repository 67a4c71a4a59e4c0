import Attempts
import FRP
import Pixels

/// A weather station that you call by telephone, and that answers later.
public protocol WeatherStation: Sendable {
    /// Asks for the degrees in a town. `answer` is called once, unless the call ends before.
    ///
    /// - Returns: the number of this call.
    func call(_ town: String, answer: @escaping @Sendable (Result<Int, any Error>) -> Void) -> Int
    /// Ends the call with this number. If it has been answered, nothing happens.
    func endCall(_ number: Int)
}

/// The closure runs for each subscriber, so each makes a call. The disposable that it returns is disposed when the
/// subscription is over, at any ending. It ends the call; after an answer that changes nothing.
public func degrees(in town: String, from station: some WeatherStation) -> Signal<Int> {
    Signal { observer in
        let number = station.call(town) { answer in
            switch answer {
            case .success(let degrees):
                observer.sendNext(degrees)
                observer.sendCompleted()
            case .failure(let error):
                observer.sendError(error)
            }
        }
        return Disposable { station.endCall(number) }
    }
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

/// `map` makes a value from each value, and an error is not a value. `flattenMap` makes a signal from each value, and
/// this signal may send one page, or fail. Errors of the request itself do not reach the closure; they are passed on.
public func pages(_ reply: Signal<LibraryReply>) -> Signal<String> {
    reply.flattenMap { reply in
        guard 200...299 ~= reply.status else { return .error(LibrarySaysNo(status: reply.status)) }
        return .return(reply.page)
    }
}

/// The request is shared before the chain branches; each branch does the steps after `autoconnect` for itself. The
/// first subscriber of any branch connects. When the last one leaves, the connection is disposed, and the request
/// with it. The subject remembers the answer for a branch that comes later.
public func photoWall(_ source: some PhotoSource) -> (names: Signal<[String]>, heading: Signal<String>) {
    let photos = source.popularPhotos(page: 1, count: 100).multicast(ReplaySubject()).autoconnect()
    return (
        names: photos.map { photos in photos.map(\.name) },
        heading: photos.map { photos in "\(photos.count) photos" }
    )
}

/// The steps before `deliverOn` run where the answer comes, the steps after it on the screen's queue. The endings go
/// through that queue too, so `finally` must come after it.
public func unpacked(
    _ answer: Signal<Int>, by unpack: @escaping @Sendable (Int) -> String,
    isBusy: Property<Bool>, screen: some Scheduler
) -> Signal<String> {
    answer.map(unpack).deliverOn(screen).finally { isBusy.value = false }
}
