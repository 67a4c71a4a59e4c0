import FRP
import Marbles

extension Recorder {
    /// A recorder that subscribes to a signal now.
    public convenience init(of signal: Signal<Value>) {
        self.init()
        record(signal)
    }

    /// The recorded events in words: `7`, `failed: no answer`, `completed`.
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
    /// The subscriptions to this source, each as `from 1 to 6`, in columns. It is for sources that an answer starts itself, which
    /// are not sources of a lab.
    public var listeners: [String] {
        subscriptions.map { "from \($0.began.column) to \($0.ended.map { "\($0.column)" } ?? "the end")" }
    }
}
