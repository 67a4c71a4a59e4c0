import Attempts
import FRP
@_exported import Chapter4Solutions

public func keepLog(
    of download: Signal<Int>, write: @escaping @Sendable (String) -> Void
) -> Disposable {
    accepted([
        "with one handler for all events": {
            download.subscribe { event in
                switch event {
                case .next(let megabytes): write("\(megabytes) MB")
                case .error: write("failed")
                case .completed: write("done")
                }
            }
        },
        "with an observer": {
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
            "in a place that disposes what was there": { [self] in
                place.set(station.subscribe(next: hear))
            },
            "the old one off after the new one is on": { [self] in
                let old = playing
                playing = station.subscribe(next: hear)
                old?.dispose()
            },
            "with a disposable that ends when it is dropped": { [self] in
                scoped = station.subscribe(next: hear).scoped
            },
            "by switching off first": { [self] in
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
        "of ready-made operators": { lines.startWith("Dear Ada").concat(.return("Yours, Bob")) },
        "with a disposable made for it": {
            Signal { observer in
                observer.sendNext("Dear Ada")
                let reading = lines.concat(.return("Yours, Bob")).subscribe { observer.send($0) }
                return Disposable { reading.dispose() }
            }
        },
    ])
}
