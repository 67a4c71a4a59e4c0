import Attempts
import FRP

public func keepLog(
    of download: Signal<Int>, write: @escaping @Sendable (String) -> Void
) -> Disposable {
    accepted([
        "One handler gets all events, and a `switch` tells them apart.": {
            download.subscribe { event in
                switch event {
                case .next(let megabytes): write("\(megabytes) MB")
                case .error: write("failed")
                case .completed: write("done")
                }
            }
        },
        "The three handlers are put into an `Observer` first, and that is subscribed.": {
            download.subscribe(
                Observer(
                    next: { write("\($0) MB") },
                    error: { _ in write("failed") },
                    completed: { write("done") }
                )
            )
        },
    ])
}

public final class RadioSet {
    private let hear: @Sendable (String) -> Void
    private let place = SerialDisposable()
    private var playing: Disposable?
    private var scoped: ScopedDisposable?

    public init(hear: @escaping @Sendable (String) -> Void) { self.hear = hear }

    public func tune(to station: Signal<String>) {
        accepted([
            "A `SerialDisposable` disposes what it holds when something new is put in.": { [self] in
                place.set(station.subscribe(next: hear))
            },
            "It subscribes to the new station first, and disposes the old one after that.": { [self] in
                let old = playing
                playing = station.subscribe(next: hear)
                old?.dispose()
            },
            "A scoped disposable disposes by itself when nobody holds it any more.": { [self] in
                scoped = station.subscribe(next: hear).scoped
            },
            "It calls `switchOff`, so the disposing is written once.": { [self] in
                switchOff()
                playing = station.subscribe(next: hear)
            },
        ])
    }

    public func switchOff() {
        playing?.dispose()
        place.inner = nil
        scoped = nil
    }
}

public func wholeLetter(_ lines: Signal<String>) -> Signal<String> {
    accepted([
        "`startWith` and `concat` do it, without a signal made by hand.": {
            lines.startWith("Dear Ada").concat(.return("Yours, Bob"))
        },
        "It subscribes to a chain, and makes the disposable that it returns.": {
            Signal { observer in
                observer.sendNext("Dear Ada")
                let reading = lines.concat(.return("Yours, Bob")).subscribe { observer.send($0) }
                return Disposable { reading.dispose() }
            }
        },
    ])
}
