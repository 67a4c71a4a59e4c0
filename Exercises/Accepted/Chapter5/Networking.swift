import Attempts
import FRP
import Pixels

public func degrees(in town: String, from station: some WeatherStation) -> Signal<Int> {
    accepted([
        "`get()` throws the error of the answer, and `send` takes whole events.": {
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
        "It returns a `SerialDisposable`, and puts the end of the call into that.": {
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
        "The answer goes through a subject, so there are two things to dispose.": {
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
        "`map` makes a signal of each answer, and `concat` joins them: `flattenMap` in two steps.": {
            reply.map { reply -> Signal<String> in
                let isYes = reply.status >= 200 && reply.status < 300
                return isYes ? .return(reply.page) : .error(LibrarySaysNo(status: reply.status))
            }
            .concat()
        },
        "`map` makes an event of each answer, and `dematerialize` sends it as one.": {
            reply.map { reply -> Event<String> in
                reply.status / 100 == 2 ? .next(reply.page) : .error(LibrarySaysNo(status: reply.status))
            }
            .dematerialize()
        },
        "A signal made by hand decides in its handler between the page and the error.": {
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
        "It shares only what both need: the names, and how many there are.": {
            let both = source.popularPhotos(page: 1, count: 100)
                .map { photos in (names: photos.map(\.name), count: photos.count) }
                .publish()
                .autoconnect()
            return (both.map { $0.names }, both.map { "\($0.count) photos" })
        },
        "A `ReplaySubject` shares the request, so a branch that comes late gets the answer too.": {
            let photos = source.popularPhotos(page: 1, count: 100)
                .multicast(ReplaySubject())
                .autoconnect()
            return (photos.map { $0.map(\.name) }, photos.map { "\($0.count) photos" })
        },
        "The heading is made of the names, since it only counts them.": {
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
        "`doError` and `doCompleted` replace `finally`, so it is written twice.": {
            waiting.doError { _ in isBusy.value = false }.doCompleted { isBusy.value = false }
        },
        "It is over with the value or with the error; it does not wait for the completion.": {
            waiting.doNext { _ in isBusy.value = false }.doError { _ in isBusy.value = false }
        },
        "A signal made by hand sends each event, and then asks whether it was the end.": {
            Signal { observer in
                waiting.subscribe { event in
                    observer.send(event)
                    if event.isTerminal { isBusy.value = false }
                }
            }
        },
    ])
}
