import Attempts
import FRP

public func keepLog(of download: Signal<Int>, write: @escaping @Sendable (String) -> Void) -> Disposable {
    variants {
        right("One handler gets all events, and a `switch` tells them apart.") {
            download.subscribe { event in
                switch event {
                case .next(let megabytes): write("\(megabytes) MB")
                case .error: write("failed")
                case .completed: write("done")
                }
            }
        }
        right("The three handlers are put into an `Observer` first, and that is subscribed.") {
            download.subscribe(
                Observer(
                    next: { write("\($0) MB") }, error: { _ in write("failed") },
                    completed: { write("done") }))
        }
        wrong("leaves out the handler for an error") {
            download.subscribe(next: { write("\($0) MB") }, completed: { write("done") })
        }
        wrong("takes an error for the good ending") {
            download.subscribe(
                next: { write("\($0) MB") }, error: { _ in write("done") }, completed: { write("done") })
        }
        wrong("has completed follow an error") {
            download.subscribe(
                next: { write("\($0) MB") },
                error: { _ in
                    write("failed")
                    write("done")
                },
                completed: { write("done") })
        }
        wrong("subscribes once for each kind of event") {
            let values = download.subscribe(next: { write("\($0) MB") })
            let failure = download.subscribe(error: { _ in write("failed") })
            let end = download.subscribe(completed: { write("done") })
            return Disposable([values, failure, end])
        }
        wrong("returns nothing that could end the subscription") {
            download.subscribe(
                next: { write("\($0) MB") }, error: { _ in write("failed") }, completed: { write("done") })
            return .none
        }
    }
}

public func linesFromTheRadios() -> [String] {
    variants {
        wrong("has dispose call completed") {
            ["kitchen 1", "garden 1", "kitchen 2", "garden 2", "garden off", "kitchen 3", "kitchen off"]
        }
        wrong("has a subscription end whose disposable nobody keeps") {
            ["kitchen 1", "garden 1", "garden 2"]
        }
        wrong("has a new subscriber wait for the next value") {
            ["kitchen 2", "garden 2", "kitchen 3", "kitchen off"]
        }
        wrong("has the subscription outlive its source") {
            ["kitchen 1", "garden 1", "kitchen 2", "garden 2", "kitchen 3"]
        }
        wrong("has completed reach a subscriber that has left") {
            ["kitchen 1", "garden 1", "kitchen 2", "garden 2", "kitchen 3", "kitchen off", "garden off"]
        }
    }
}

public final class RadioSet {
    private let hear: @Sendable (String) -> Void
    private let place = SerialDisposable()
    private var playing: Disposable?
    private var scoped: ScopedDisposable?

    public init(hear: @escaping @Sendable (String) -> Void) { self.hear = hear }

    public func tune(to station: Signal<String>) {
        variants {
            right("A `SerialDisposable` disposes what it holds when something new is put in.") {
                place.inner = station.subscribe(next: hear)
            }
            right("It subscribes to the new station first, and disposes the old one after that.") {
                let old = playing
                playing = station.subscribe(next: hear)
                old?.dispose()
            }
            right("A scoped disposable disposes by itself when nobody holds it any more.") {
                scoped = station.subscribe(next: hear).scoped
            }
            right("It calls `switchOff`, so the disposing is written once.") {
                switchOff()
                playing = station.subscribe(next: hear)
            }
            wrong("loses the disposable of the station before") { playing = station.subscribe(next: hear) }
            wrong("disposes the new one instead of the old one") {
                playing = station.subscribe(next: hear)
                playing?.dispose()
            }
            wrong("stays with the first station") { playing = playing ?? station.subscribe(next: hear) }
        }
    }

    public func switchOff() {
        playing?.dispose()
        place.inner = nil
        scoped = nil
    }
}

public func wholeMessage(_ lines: Signal<String>) -> Signal<String> {
    variants {
        right("`startWith` and `concat` do it, without a signal made by hand.") {
            lines.startWith("Dear Ada").concat(.return("Yours, Bob"))
        }
        right("It subscribes to a chain, and makes the disposable that it returns.") {
            Signal { observer in
                observer.sendNext("Dear Ada")
                let reading = lines.concat(.return("Yours, Bob")).subscribe { observer.send($0) }
                return Disposable { reading.dispose() }
            }
        }
        wrong("loses the subscription to the lines") {
            Signal { observer in
                observer.sendNext("Dear Ada")
                lines.concat(.return("Yours, Bob")).subscribe(observer.send)
                return .none
            }
        }
        wrong("disposes its subscription at once") {
            Signal { observer in
                observer.sendNext("Dear Ada")
                lines.concat(.return("Yours, Bob")).subscribe(observer.send).dispose()
                return .none
            }
        }
        wrong("swallows the error") { signed(lines.catchTo(.never)) }
        wrong("adds “Yours, Bob” to a message that failed") {
            signed(lines.catch { Signal.error($0).startWith("Yours, Bob") })
        }
        wrong("does not say that it is completed") { signed(lines).concat(.never) }
        wrong("adds “Yours, Bob” when it is too late") {
            Signal { observer in
                observer.sendNext("Dear Ada")
                return lines.subscribe(
                    next: observer.sendNext, error: observer.sendError,
                    completed: {
                        observer.sendCompleted()
                        observer.sendNext("Yours, Bob")
                    })
            }
        }
    }
}

private func signed(_ lines: Signal<String>) -> Signal<String> {
    lines.startWith("Dear Ada").concat(.return("Yours, Bob"))
}
