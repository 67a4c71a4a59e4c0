import Attempts
import FRP
import Pixels

/// A weather station that is called by telephone, and answers later.
public protocol WeatherStation: Sendable {
    /// Asks how many degrees it is in a town. `answer` is called once, unless the call is ended before.
    ///
    /// - Returns: the number of this call.
    func call(_ town: String, answer: @escaping @Sendable (Result<Int, any Error>) -> Void) -> Int
    /// Ends the call with this number. If it has been answered, nothing happens.
    func endCall(_ number: Int)
}

/// The closure runs for each subscriber, so each makes a call. What it returns is disposed when the subscription is
/// over, in whatever way: there the call is ended, and after an answer that does no harm.
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

/// What a library answers: a number that says how it went, and a page.
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

/// `map` makes a value of each value, and an error is no value. `flattenMap` makes a signal of it, and that may send one
/// page, or fail. Errors of the request itself never come to the closure: they pass.
public func pages(_ reply: Signal<LibraryReply>) -> Signal<String> {
    reply.flattenMap { reply in
        guard 200...299 ~= reply.status else { return .error(LibrarySaysNo(status: reply.status)) }
        return .return(reply.page)
    }
}

/// The request is shared before it branches; what comes after `autoconnect` each branch does for itself. The first
/// subscriber of any branch connects, and the last one who leaves disposes the connection and with it the request.
public func photoWall(_ source: some PhotoSource) -> (names: Signal<[String]>, heading: Signal<String>) {
    let photos = source.popularPhotos(page: 1, count: 100).publish().autoconnect()
    return (
        names: photos.map { photos in photos.map(\.name) },
        heading: photos.map { photos in "\(photos.count) photos" }
    )
}

/// What stands before `deliverOn` runs where the answer comes, what stands after it on the screen's queue. The endings
/// wait their turn there too, so `finally` belongs behind it.
public func unpacked(
    _ answer: Signal<Int>, by unpack: @escaping @Sendable (Int) -> String,
    isBusy: Property<Bool>, screen: some Scheduler
) -> Signal<String> {
    answer.map(unpack).deliverOn(screen).finally { isBusy.value = false }
}
