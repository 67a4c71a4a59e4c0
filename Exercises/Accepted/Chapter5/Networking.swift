import Attempts
import FRP
import Pixels
@_exported import Chapter5Solutions

public func degrees(in town: String, from station: some WeatherStation) -> Signal<Int> {
    accepted([
        "with an event for each": {
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
        },
        "with a place for what ends it": {
            Signal { observer in
                let line = SerialDisposable()
                let number = station.call(town) { answer in
                    switch answer {
                    case .success(let degrees): _ = observer.feed(from: .return(degrees))
                    case .failure(let error): observer.sendError(error)
                    }
                }
                line.set(Disposable { station.endCall(number) })
                return line.disposable
            }
        },
        "through a subject": {
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
                return CompoundDisposable([listening, Disposable { station.endCall(number) }]).disposable
            }
        },
    ])
}

public func pages(_ reply: Signal<LibraryReply>) -> Signal<String> {
    accepted([
        "with a signal for each case": {
            reply.map { reply -> Signal<String> in
                let isYes = reply.status >= 200 && reply.status < 300
                return isYes ? .return(reply.page) : .error(LibrarySaysNo(status: reply.status))
            }
            .concat()
        },
        "with events": {
            reply.map { reply -> Event<String> in
                reply.status / 100 == 2 ? .next(reply.page) : .error(LibrarySaysNo(status: reply.status))
            }
            .dematerialize()
        },
        "by hand": {
            Signal { observer in
                reply.subscribe(
                    next: { reply in
                        if (200..<300).contains(reply.status) {
                            observer.sendNext(reply.page)
                        } else {
                            observer.sendError(LibrarySaysNo(status: reply.status))
                        }
                    },
                    error: observer.sendError,
                    completed: observer.sendCompleted
                )
            }
        },
    ])
}

public func photoWall(_ source: some PhotoSource) -> (names: Signal<[String]>, heading: Signal<String>) {
    accepted([
        "shares what both need": {
            let both = source.popularPhotos(page: 1, count: 100)
                .map { photos in (names: photos.map(\.name), count: photos.count) }
                .publish()
                .autoconnect()
            return (both.map { $0.names }, both.map { "\($0.count) photos" })
        },
        "with a subject that tells latecomers": {
            let photos = source.popularPhotos(page: 1, count: 100)
                .multicast(ReplaySubject())
                .autoconnect()
            return (photos.map { $0.map(\.name) }, photos.map { "\($0.count) photos" })
        },
        "makes the heading of the names": {
            let names = source.popularPhotos(page: 1, count: 100)
                .map { $0.map(\.name) }
                .publish()
                .autoconnect()
            return (names, names.map { "\($0.count) photos" })
        },
    ])
}

public func unpacked(
    _ answer: Signal<Int>, by unpack: @escaping @Sendable (Int) -> String,
    isBusy: Property<Bool>, screen: some Scheduler
) -> Signal<String> {
    let waiting = answer.map(unpack).deliverOn(screen)
    return accepted([
        "at each ending": {
            waiting.doError { _ in isBusy.value = false }.doCompleted { isBusy.value = false }
        },
        "with the value, and with the error": {
            waiting.doNext { _ in isBusy.value = false }.doError { _ in isBusy.value = false }
        },
        "by hand": {
            Signal { observer in
                waiting.subscribe { event in
                    observer.send(event)
                    if event.isTerminal { isBusy.value = false }
                }
            }
        },
    ])
}
