import Attempts
import FRP
import Pixels

public protocol WeatherStation: Sendable {
    func call(_ town: String, answer: @escaping @Sendable (Result<Int, any Error>) -> Void) -> Int
    func endCall(_ number: Int)
}

public func degrees(in town: String, from station: some WeatherStation) -> Signal<Int> {
    variants {
        right("`get()` throws the error of the answer, and `send` takes whole events.") {
            Signal { observer in
                let number = station.call(town) { answer in
                    do {
                        observer.send(.next(try answer.get()))
                        observer.send(.completed)
                    } catch {
                        observer.send(.error(error))
                    }
                }
                return Disposable { station.endCall(number) }
            }
        }
        right("It returns a `SerialDisposable`, and puts the end of the call into that.") {
            Signal { observer in
                let line = SerialDisposable()
                let number = station.call(town) { answer in
                    switch answer {
                    case .success(let degrees): _ = observer.feed(from: .return(degrees))
                    case .failure(let error): observer.sendError(error)
                    }
                }
                line.inner = Disposable { station.endCall(number) }
                return line.disposable
            }
        }
        right("The answer goes through a subject, so there are two things to dispose.") {
            Signal { observer in
                let subject = Subject<Int>()
                let listening = subject.signal.subscribe(observer)
                let number = station.call(town) { answer in
                    switch answer {
                    case .success(let degrees):
                        subject.sendNext(degrees)
                        subject.sendCompleted()
                    case .failure(let error): subject.sendError(error)
                    }
                }
                return Disposable([listening, Disposable { station.endCall(number) }])
            }
        }
        wrong("returns nothing that could end the call") {
            Signal { observer in
                _ = station.call(town) { pass($0, to: observer) }
                return .none
            }
        }
        wrong("ends the call at once") {
            Signal { observer in
                station.endCall(station.call(town) { pass($0, to: observer) })
                return .none
            }
        }
        wrong("calls before anybody has subscribed") { answer(from: station, in: town).replay() }
        wrong("forgets that the answer is also the end") { answer(from: station, in: town).concat(.never) }
        wrong("takes a failure for an answer that is empty") {
            answer(from: station, in: town).catchTo(.empty)
        }
        wrong("loses the station's own error") {
            answer(from: station, in: town).catch { _ in .error(LibrarySaysNo(status: 0)) }
        }
        wrong("calls again after an error") { answer(from: station, in: town).retry(1) }
        wrong("makes one call for all") { answer(from: station, in: town).replayLazily() }
        wrong("ends the first call, not its own") {
            Signal { observer in
                _ = station.call(town) { pass($0, to: observer) }
                return Disposable { station.endCall(1) }
            }
        }
    }
}

private func answer(from station: some WeatherStation, in town: String) -> Signal<Int> {
    Signal { observer in
        let number = station.call(town) { pass($0, to: observer) }
        return Disposable { station.endCall(number) }
    }
}

private func pass(_ answer: Result<Int, any Error>, to observer: Observer<Int>) {
    switch answer {
    case .success(let degrees):
        observer.sendNext(degrees)
        observer.sendCompleted()
    case .failure(let error): observer.sendError(error)
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
    variants {
        right("`map` makes a signal of each answer, and `concat` joins them: `flattenMap` in two steps.") {
            reply.map { reply -> Signal<String> in
                let isYes = reply.status >= 200 && reply.status < 300
                return isYes ? .return(reply.page) : .error(LibrarySaysNo(status: reply.status))
            }
            .concat()
        }
        right("`map` makes an event of each answer, and `dematerialize` sends it as one.") {
            reply.map { reply -> Event<String> in
                reply.status / 100 == 2 ? .next(reply.page) : .error(LibrarySaysNo(status: reply.status))
            }
            .dematerialize()
        }
        right("A signal made by hand decides in its handler between the page and the error.") {
            Signal { observer in
                reply.subscribe(
                    next: { reply in
                        if (200..<300).contains(reply.status) {
                            observer.sendNext(reply.page)
                        } else {
                            observer.sendError(LibrarySaysNo(status: reply.status))
                        }
                    },
                    error: observer.sendError, completed: observer.sendCompleted)
            }
        }
        wrong("takes every answer for a yes") { reply.map(\.page) }
        wrong("drops the no in silence") { reply.filter { 200...299 ~= $0.status }.map(\.page) }
        wrong("sends the no as a page") {
            reply.map { 200...299 ~= $0.status ? $0.page : "error \($0.status)" }
        }
        wrong("takes only 200 for a yes") { yes(in: reply) { $0 == 200 } }
        wrong("takes a page that has moved for a yes") { yes(in: reply) { $0 < 400 } }
        wrong("takes all below 300 for a yes") { yes(in: reply) { $0 < 300 } }
        wrong("takes all between 100 and 300 for a yes") { yes(in: reply) { 100 < $0 && $0 < 300 } }
        wrong("takes 300 for a yes") { yes(in: reply) { 200...300 ~= $0 } }
        wrong("ends at a no as if all were well") { reply.takeWhile { 200...299 ~= $0.status }.map(\.page) }
        wrong("tells nobody which no it was") { yes(in: reply, telling: { _ in 404 }) { 200...299 ~= $0 } }
        wrong("takes a request without an answer for a no") {
            yes(in: reply) { 200...299 ~= $0 }.catch { error in
                .error(error is LibrarySaysNo ? error : LibrarySaysNo(status: 0))
            }
        }
    }
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
    variants {
        right("It shares only what both need: the names, and how many there are.") {
            let both = source.popularPhotos(page: 1, count: 100)
                .map { photos in (names: photos.map(\.name), count: photos.count) }
                .multicast(ReplaySubject())
                .autoconnect()
            return (both.map { $0.names }, both.map { "\($0.count) photos" })
        }
        right("The subject keeps only one answer: a request brings no more.") {
            let photos = source.popularPhotos(page: 1, count: 100)
                .multicast(ReplaySubject(capacity: 1))
                .autoconnect()
            return (photos.map { $0.map(\.name) }, photos.map { "\($0.count) photos" })
        }
        right("The heading is made of the names, since it only counts them.") {
            let names = source.popularPhotos(page: 1, count: 100)
                .map { $0.map(\.name) }
                .multicast(ReplaySubject())
                .autoconnect()
            return (names, names.map { "\($0.count) photos" })
        }
        wrong("asks once for each") { wall(of: source) }
        wrong("has nothing for a branch that comes after the answer") {
            wall(of: source) { $0.publish().autoconnect() }
        }
        wrong("asks before anybody looks") { wall(of: source) { $0.replay() } }
        wrong("goes on asking when nobody looks any more") { wall(of: source) { $0.replayLazily() } }
        wrong("shows an empty wall after an error") {
            wall(of: source) { $0.multicast(ReplaySubject()).autoconnect().catchTo(.return([])) }
        }
        wrong("never connects") { wall(of: source) { $0.multicast(ReplaySubject()).signal } }
        wrong("stops when the first one leaves") {
            wall(of: source) { photos in
                let connection = photos.multicast(ReplaySubject())
                return Signal { Disposable([connection.signal.subscribe($0), connection.connect()]) }
            }
        }
    }
}

private func wall(
    of source: some PhotoSource, sharing share: (Signal<[PhotoRecord]>) -> Signal<[PhotoRecord]> = { $0 }
) -> (names: Signal<[String]>, heading: Signal<String>) {
    let photos = share(source.popularPhotos(page: 1, count: 100))
    return (photos.map { $0.map(\.name) }, photos.map { "\($0.count) photos" })
}

public func unpacked(
    _ answer: Signal<Int>, by unpack: @escaping @Sendable (Int) -> String,
    isBusy: Property<Bool>, screen: some Scheduler
) -> Signal<String> {
    variants {
        right("`doError` and `doCompleted` replace `finally`, so it is written twice.") {
            let waiting = answer.map(unpack).deliverOn(screen)
            return waiting.doError { _ in isBusy.value = false }.doCompleted { isBusy.value = false }
        }
        right("It is over with the value or with the error; it does not wait for the completion.") {
            let waiting = answer.map(unpack).deliverOn(screen)
            return waiting.doNext { _ in isBusy.value = false }.doError { _ in isBusy.value = false }
        }
        right("A signal made by hand sends each event, and then asks whether it was the end.") {
            let waiting = answer.map(unpack).deliverOn(screen)
            return Signal { observer in
                waiting.subscribe { event in
                    observer.send(event)
                    if event.isTerminal { isBusy.value = false }
                }
            }
        }
        wrong("unpacks on the screen's queue") {
            answer.deliverOn(screen).map(unpack).finally { isBusy.value = false }
        }
        wrong("thinks that what comes before deliverOn runs there too") {
            answer.map(unpack).finally { isBusy.value = false }.deliverOn(screen)
        }
        wrong("takes subscribeOn for deliverOn") {
            answer.map(unpack).subscribeOn(screen).finally { isBusy.value = false }
        }
        wrong("waits forever after a failure") {
            answer.map(unpack).deliverOn(screen).doCompleted { isBusy.value = false }
        }
        wrong("asks a second time, to know when it is over") {
            Signal { observer in
                let over = answer.deliverOn(screen).finally { isBusy.value = false }
                let ending = over.subscribe(error: { _ in })
                let waiting = answer.map(unpack).deliverOn(screen).subscribe(observer)
                return Disposable([ending, waiting])
            }
        }
        wrong("shows only the first value") {
            answer.take(1).map(unpack).deliverOn(screen).finally { isBusy.value = false }
        }
        wrong("loses the subscription to the answer") {
            Signal { observer in
                answer.map(unpack).deliverOn(screen).finally { isBusy.value = false }
                    .subscribe { observer.send($0) }
                return .none
            }
        }
        wrong("forgets that it waits no longer") { answer.map(unpack).deliverOn(screen) }
    }
}
