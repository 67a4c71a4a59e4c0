import FRP

/// How it goes with what a view model fetches: whether it is under way, and what went wrong.
///
/// However the fetching ends, by an answer, by an error or because nobody wants it any more, `isLoading` is false
/// afterwards.
public final class Fetching: Sendable {
    /// Whether an answer is being waited for.
    public let isLoading = Property(false, name: "isLoading")
    /// What went wrong, in words, until it is tried again.
    public let trouble = Property<String?>(nil, name: "trouble")
    private let requests = Property<Void>(())

    init() {}

    /// Asks again, and gives up what is under way.
    public func again() { requests.value = () }

    /// What `signal` answers, now and whenever it is asked again. Its errors are told here; the result never fails.
    ///
    /// - Parameter known: an answer that is there already, so that nothing is asked now.
    func values<Value>(of signal: Signal<Value>, knowing known: Value? = nil) -> Signal<Value> {
        let now = reporting(known.map(Signal.return) ?? signal)
        let again = reporting(signal)
        return requests.signal.skip(1).map { again }.startWith(now).switchToLatest()
    }

    /// The same signal, which says here how it goes.
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
