import Attempts
import Synchronization
import Testing

/// Counts what a test objects to.
final class Objections: Sendable {
    private let count = Atomic(0)

    /// Counts one. Always true, so that it can say that an issue is known.
    func note() -> Bool {
        count.add(1, ordering: .relaxed)
        return true
    }

    var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }
}

/// Says what is wrong with an answer; nothing, if it is unfinished or if nobody waits for it any more.
func fail(_ lesson: String, at location: SourceLocation) {
    if let attempt = Attempt.current, attempt.isUnfinished || attempt.isOver { return }
    Issue.record(Comment(rawValue: lesson), sourceLocation: location)
}
