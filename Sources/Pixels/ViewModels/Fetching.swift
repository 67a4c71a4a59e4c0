import FRP

/// The state of a view model's requests: whether one is running, and the error of the last.
///
/// However a request ends, by an answer, by an error or by disposal, `isLoading` is false afterwards.
public final class Fetching: Sendable {
    /// Whether a request is running.
    public let isLoading = Property(false, name: "isLoading")
    /// The message of the last error, until the next request.
    public let trouble = Property<String?>(nil, name: "trouble")
    private let requests = Property<Void>(())

    init() {}

    /// Repeats the request, and cancels the one that is running.
    public func again() { requests.value = () }

    /// The values of `signal`, now and whenever it is repeated. Its errors go to ``trouble``; the result never fails.
    ///
    /// - Parameter known: a value that makes the first request unnecessary.
    func values<Value>(of signal: Signal<Value>, knowing known: Value? = nil) -> Signal<Value> {
        let now = reporting(known.map(Signal.return) ?? signal)
        let again = reporting(signal)
        return requests.signal.skip(1).map { again }.startWith(now).switchToLatest()
    }

    /// The same signal, which also sets `isLoading` and `trouble`.
    private func reporting<Value>(_ signal: Signal<Value>) -> Signal<Value> {
        Signal { [isLoading, trouble] observer in
            isLoading.value = true
            trouble.value = nil
            let asking =
                signal
                .doError { trouble.value = "\($0)" }
                .catchTo(.empty)
                .subscribe(observer)
            return Disposable {
                asking.dispose()
                isLoading.value = false
            }
        }
    }
}
