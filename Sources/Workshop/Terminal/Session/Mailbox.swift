import Foundation
import Synchronization

/// A queue of messages from any thread to the one that waits for them.
package final class Mailbox<Message: Sendable>: Sendable {
    private let messages = Mutex<[Message]>([])
    private let arrivals = DispatchSemaphore(value: 0)

    package init() {}

    package func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        arrivals.signal()
    }

    /// Waits for the next message.
    package func next() -> Message {
        arrivals.wait()
        return messages.withLock { $0.removeFirst() }
    }
}
