import FRP
import Marbles

extension Recorder {
    /// Somebody who listens to a signal from now on.
    public convenience init(of signal: Signal<Value>) {
        self.init()
        record(signal)
    }

    /// What came, in words: `7`, `failed: no answer`, `completed`.
    public var words: [String] {
        events.map { event in
            switch event {
            case .next(let value): "\(value)"
            case .error(let error): "failed: \(error)"
            case .completed: "completed"
            }
        }
    }
}

extension MarbleSource {
    /// When somebody listened to this source: `from 1 to 6`, in columns, a string for each subscription. For the signals that an
    /// answer starts, which are no sources of a lab.
    public var listeners: [String] {
        subscriptions.map { "from \($0.began.column) to \($0.ended.map { "\($0.column)" } ?? "the end")" }
    }
}
