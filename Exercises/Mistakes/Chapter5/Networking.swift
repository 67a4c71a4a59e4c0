import Attempts
import FRP
import Pixels

public protocol WeatherStation: Sendable {
    func call(_ town: String, answer: @escaping @Sendable (Result<Int, any Error>) -> Void) -> Int
    func endCall(_ number: Int)
}

public func degrees(in town: String, from station: some WeatherStation) -> Signal<Int> {
    let call: @Sendable (Observer<Int>) -> Int = { observer in
        station.call(town) { pass($0, to: observer) }
    }
    return mistake([
        "leaves nobody who could end the call": {
            Signal { observer in
                _ = call(observer)
                return .none
            }
        },
        "ends the call at once": {
            Signal { observer in
                station.endCall(call(observer))
                return .none
            }
        },
        "calls before anybody has subscribed": {
            let subject = ReplaySubject<Int>()
            let number = station.call(town) { answer in
                if case .success(let degrees) = answer { subject.sendNext(degrees) }
                subject.sendCompleted()
            }
            return Signal { observer in
                let listening = subject.signal.subscribe(observer)
                return Disposable {
                    listening.dispose()
                    station.endCall(number)
                }
            }
        },
        "forgets that the answer is also the end": {
            Signal { observer in
                let number = station.call(town) { answer in
                    switch answer {
                    case .success(let degrees): observer.sendNext(degrees)
                    case .failure(let error): observer.sendError(error)
                    }
                }
                return Disposable { station.endCall(number) }
            }
        },
        "takes a failure for an answer that is empty": {
            Signal { observer in
                let number = station.call(town) { answer in
                    if case .success(let degrees) = answer { observer.sendNext(degrees) }
                    observer.sendCompleted()
                }
                return Disposable { station.endCall(number) }
            }
        },
        "loses the station's own error": {
            Signal { observer in
                let number = call(observer)
                return Disposable { station.endCall(number) }
            }
            .catch { _ in .error(LibrarySaysNo(status: 0)) }
        },
        "makes one call for all": {
            Signal { observer in
                let number = call(observer)
                return Disposable { station.endCall(number) }
            }
            .replayLazily()
        },
        "ends a call, whosever it is": {
            Signal { observer in
                _ = call(observer)
                return Disposable { station.endCall(1) }
            }
        },
    ])
}

private func pass(_ answer: Result<Int, any Error>, to observer: Observer<Int>) {
    switch answer {
    case .success(let degrees):
        observer.sendNext(degrees)
        observer.sendCompleted()
    case .failure(let error):
        observer.sendError(error)
    }
}

public struct LibraryReply: Sendable {
    public let status: Int
    public let page: String

    public init(status: Int, page: String) { (self.status, self.page) = (status, page) }
}

public struct LibrarySaysNo: Error {
    public let status: Int

    public init(status: Int) { self.status = status }
}

public func pages(_ reply: Signal<LibraryReply>) -> Signal<String> {
    mistake([
        "takes every answer for a yes": { reply.map(\.page) },
        "drops the no in silence": { reply.filter { 200...299 ~= $0.status }.map(\.page) },
        "sends the no as a page": {
            reply.map { 200...299 ~= $0.status ? $0.page : "error \($0.status)" }
        },
        "takes only 200 for a yes": { yes(in: reply) { $0 == 200 } },
        "takes a page that has moved for a yes": { yes(in: reply) { $0 < 400 } },
        "takes all below 300 for a yes": { yes(in: reply) { $0 < 300 } },
        "takes 300 for a yes": { yes(in: reply) { 200...300 ~= $0 } },
        "ends at a no as if all were well": { reply.takeWhile { 200...299 ~= $0.status }.map(\.page) },
        "tells nobody which no it was": { yes(in: reply, telling: { _ in 404 }) { 200...299 ~= $0 } },
        "takes a request without an answer for a no": {
            yes(in: reply) { 200...299 ~= $0 }.catch { error in
                .error(error is LibrarySaysNo ? error : LibrarySaysNo(status: 0))
            }
        },
    ])
}

private func yes(
    in reply: Signal<LibraryReply>, telling tell: @escaping @Sendable (Int) -> Int = { $0 },
    _ isYes: @escaping @Sendable (Int) -> Bool
) -> Signal<String> {
    reply.flattenMap { reply in
        isYes(reply.status) ? .return(reply.page) : .error(LibrarySaysNo(status: tell(reply.status)))
    }
}

public func photoWall(_ source: some PhotoSource) -> (names: Signal<[String]>, heading: Signal<String>) {
    let photos = source.popularPhotos(page: 1, count: 100)
    return mistake([
        "asks once for each": { wall(of: photos) },
        "shares each branch by itself": {
            let wall = wall(of: photos)
            return (wall.names.publish().autoconnect(), wall.heading.publish().autoconnect())
        },
        "asks before anybody looks": { wall(of: photos.replay()) },
        "asks on when nobody looks any more": { wall(of: photos.replayLazily()) },
        "never connects": { wall(of: photos.publish().signal) },
        "connects when somebody comes and never disposes": {
            let connection = photos.publish()
            return wall(of: connection.signal.initially { connection.connect() })
        },
        "makes a connection for each who looks": {
            wall(of: .defer { photos.publish().autoconnect() })
        },
        "stops when the first one leaves": {
            let connection = photos.publish()
            return wall(
                of: Signal { observer in
                    let looking = connection.signal.subscribe(observer)
                    return CompoundDisposable([looking, connection.connect()]).disposable
                }
            )
        },
    ])
}

private func wall(of photos: Signal<[PhotoRecord]>) -> (names: Signal<[String]>, heading: Signal<String>) {
    (photos.map { $0.map(\.name) }, photos.map { "\($0.count) photos" })
}

public func unpacked(
    _ answer: Signal<Int>, by unpack: @escaping @Sendable (Int) -> String,
    isBusy: Property<Bool>, screen: some Scheduler
) -> Signal<String> {
    mistake([
        "unpacks on the screen's queue": {
            answer.deliverOn(screen).map(unpack).finally { isBusy.value = false }
        },
        "thinks that what stands before deliverOn runs there too": {
            answer.map(unpack).finally { isBusy.value = false }.deliverOn(screen)
        },
        "takes subscribeOn for deliverOn": {
            answer.map(unpack).subscribeOn(screen).finally { isBusy.value = false }
        },
        "waits for ever after a failure": {
            answer.map(unpack).deliverOn(screen).doCompleted { isBusy.value = false }
        },
        "forgets that it waits no longer": { answer.map(unpack).deliverOn(screen) },
    ])
}
