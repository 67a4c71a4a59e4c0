import Dispatch
import FRP
import Foundation

/// Notices events that come from another thread than the test's. These have no place in virtual time, and may come after the test.
final class OtherThreads: Sendable {
    private let home = ObjectIdentifier(Thread.current)
    private let came = DispatchSemaphore(value: 0)

    /// The same signal, with its events observed.
    func watching<Value>(_ signal: Signal<Value>) -> Signal<Value> {
        Signal { observer in
            signal.subscribe { [self] event in
                if ObjectIdentifier(Thread.current) != home { came.signal() }
                observer.send(event)
            }
        }
    }

    /// A message if an event came from another thread, or comes within 5 milliseconds.
    var complaint: String? {
        guard came.wait(timeout: .now() + .milliseconds(5)) == .success else { return nil }
        return """
            An event came from another thread. Here time is virtual: use the scheduler that your function is given, and \
            not one with a thread of its own, such as .main or .background.
            """
    }
}
