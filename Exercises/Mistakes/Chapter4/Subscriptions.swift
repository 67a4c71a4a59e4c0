import Attempts
import FRP

public func keepLog(
    of download: Signal<Int>, write: @escaping @Sendable (String) -> Void
) -> Disposable {
    mistake([
        "leaves out the handler for an error": {
            download.subscribe(next: { write("\($0) MB") }, completed: { write("done") })
        },
        "takes an error for the good ending": {
            download.subscribe(
                next: { write("\($0) MB") }, error: { _ in write("done") }, completed: { write("done") })
        },
        "has completed follow an error": {
            download.subscribe(
                next: { write("\($0) MB") },
                error: { _ in
                    write("failed")
                    write("done")
                },
                completed: { write("done") })
        },
        "subscribes once for each kind of event": {
            let values = download.subscribe(next: { write("\($0) MB") })
            let failure = download.subscribe(error: { _ in write("failed") })
            let end = download.subscribe(completed: { write("done") })
            return CompoundDisposable([values, failure, end]).disposable
        },
        "returns nothing that could end the subscription": {
            download.subscribe(
                next: { write("\($0) MB") }, error: { _ in write("failed") }, completed: { write("done") })
            return .none
        },
    ])
}

public func linesFromTheRadios() -> [String] {
    mistake([
        "has dispose call completed": {
            ["kitchen 1", "garden 1", "kitchen 2", "garden 2", "garden off", "kitchen 3", "kitchen off"]
        },
        "has a subscription end whose disposable nobody keeps": {
            ["kitchen 1", "garden 1", "garden 2"]
        },
        "has the newcomer wait for the next value": {
            ["kitchen 2", "garden 2", "kitchen 3", "kitchen off"]
        },
        "has the subscription outlive its source": {
            ["kitchen 1", "garden 1", "kitchen 2", "garden 2", "kitchen 3"]
        },
        "has completed come to who has left": {
            ["kitchen 1", "garden 1", "kitchen 2", "garden 2", "kitchen 3", "kitchen off", "garden off"]
        },
    ])
}

public final class RadioSet {
    private let hear: @Sendable (String) -> Void
    private var playing: Disposable?

    public init(hear: @escaping @Sendable (String) -> Void) { self.hear = hear }

    public func tune(to station: Signal<String>) {
        mistake([
            "loses the disposable of the station before": { [self] in
                playing = station.subscribe(next: hear)
            },
            "drops the old disposable and thinks it is disposed": { [self] in
                playing = nil
                playing = station.subscribe(next: hear)
            },
            "disposes the new one instead of the old one": { [self] in
                playing = station.subscribe(next: hear)
                playing?.dispose()
            },
            "stays with the first station": { [self] in
                playing = playing ?? station.subscribe(next: hear)
            },
        ])
    }

    public func switchOff() { playing?.dispose() }
}

public func wholeLetter(_ lines: Signal<String>) -> Signal<String> {
    mistake([
        "loses the subscription to the lines": {
            Signal { observer in
                observer.sendNext("Dear Ada")
                lines.concat(.return("Yours, Bob")).subscribe(observer.send)
                return .none
            }
        },
        "ends its own listening at once": {
            Signal { observer in
                observer.sendNext("Dear Ada")
                lines.concat(.return("Yours, Bob")).subscribe(observer.send).dispose()
                return .none
            }
        },
        "swallows the error": {
            letter(lines, failed: { _, _ in }, completed: sign)
        },
        "signs a letter that failed": {
            letter(
                lines,
                failed: { observer, error in
                    observer.sendNext("Yours, Bob")
                    observer.sendError(error)
                }, completed: sign)
        },
        "does not say that it is completed": {
            letter(
                lines, failed: { $0.sendError($1) }, completed: { $0.sendNext("Yours, Bob") })
        },
        "signs when it is too late": {
            letter(
                lines, failed: { $0.sendError($1) },
                completed: { observer in
                    observer.sendCompleted()
                    observer.sendNext("Yours, Bob")
                })
        },
    ])
}

private func letter(
    _ lines: Signal<String>, failed: @escaping @Sendable (Observer<String>, any Error) -> Void,
    completed: @escaping @Sendable (Observer<String>) -> Void
) -> Signal<String> {
    Signal { observer in
        observer.sendNext("Dear Ada")
        return lines.subscribe(
            next: { observer.sendNext($0) },
            error: { failed(observer, $0) },
            completed: { completed(observer) })
    }
}

@Sendable private func sign(_ observer: Observer<String>) {
    observer.sendNext("Yours, Bob")
    observer.sendCompleted()
}
