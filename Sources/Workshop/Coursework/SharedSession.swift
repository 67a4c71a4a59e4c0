import Synchronization

/// The session of a program that runs for a long time, shared by all its parts. Screens and pages read it as a value; all changes
/// are made here, so that every part sees them.
package final class SharedSession: Sendable {
    private let session: Mutex<Session>

    package init(_ session: Session) { self.session = Mutex(session) }

    /// The present session.
    package var value: Session { session.withLock(\.self) }

    /// - Returns: what `change` returns.
    package func change<Result: Sendable, Failure>(
        _ change: (inout Session) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try session.withLock { session throws(Failure) in try change(&session) }
    }

    /// Reads the files and the remembered verdicts again.
    @discardableResult package func refresh() -> Session {
        change { session in
            session.refresh()
            return session
        }
    }
}
