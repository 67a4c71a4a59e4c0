import FRP
import Marbles

/// An operator that makes a right answer wrong when it is added: the tests of an exercise must notice it.
enum Wrapping: String, CaseIterable, Sendable {
    case swallowsErrors = "catchTo(.empty)"
    case beginsAtOnce = "replay()"
    case servesOnce = "publish().autoconnect()"
    case dropsRepeats = "distinctUntilChanged()"
    case endsEarly = "take(1)"
    case endsAfterSix = "take(6)"
    case neverCompletes = "concat(.never)"
    case triesAgain = "retry(1)"
    case beginsLate = "skip(1)"
    case comesLate = "delay(…)"
    case subscribesTwice = "a second subscription that nobody hears"
    case neverDisposes = "a subscription that is not disposed"

    /// A run with one such operator. It notes whether there was a signal to wrap.
    final class Trial: Sendable {
        @TaskLocal static var current: Trial?

        let wrapping: Wrapping
        private let wasApplied = Lock(false)

        init(_ wrapping: Wrapping) { self.wrapping = wrapping }

        var isApplied: Bool { wasApplied.withLock { $0 } }

        fileprivate func apply<Value: Equatable>(to signal: Signal<Value>, on time: TestScheduler) -> Signal<
            Value
        > {
            _ = wasApplied.exchange(true)
            return wrapping.around(signal, on: time)
        }
    }

    fileprivate func around<Value: Equatable>(_ signal: Signal<Value>, on time: TestScheduler) -> Signal<
        Value
    > {
        switch self {
        case .swallowsErrors: signal.catchTo(.empty)
        case .beginsAtOnce: signal.replay()
        case .servesOnce: signal.publish().autoconnect()
        case .dropsRepeats: signal.distinctUntilChanged()
        case .endsEarly: signal.take(1)
        case .endsAfterSix: signal.take(6)
        case .neverCompletes: signal.concat(.never)
        case .triesAgain: signal.retry(1)
        case .beginsLate: signal.skip(1)
        case .comesLate: signal.delay(.seconds(1), on: time)
        case .subscribesTwice:
            Signal { observer in
                let unheard = signal.subscribe()
                let heard = signal.subscribe(observer)
                return Disposable {
                    unheard.dispose()
                    heard.dispose()
                }
            }
        case .neverDisposes:
            Signal { observer in
                signal.subscribe { observer.send($0) }
                return .none
            }
        }
    }
}

extension Signal where Value: Equatable {
    /// The signal for the present run: unchanged, or with one operator too many.
    func wrapped(on time: TestScheduler) -> Signal {
        Wrapping.Trial.current?.apply(to: self, on: time) ?? self
    }
}
