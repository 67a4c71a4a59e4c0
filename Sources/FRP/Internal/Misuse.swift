import Foundation

/// A use of the core that cannot be meant: what happened, what it probably means, what to do.
///
/// Nothing traps. The core reports, does the least harmful thing, and goes on. By default a report is a
/// message on standard error; a test takes the reports instead:
///
///     let seen = Recorder<Misuse>()
///     Misuse.reporting(to: seen.append) { … }
public enum Misuse: Error, Hashable {
    /// A second live binding to one property (contract P10). The second is refused.
    case boundTwice(property: String)
    /// An error arrived at a binding (contract P9). The property keeps its last value.
    case errorAtBinding(property: String, error: String)
    /// The head or tail of a list needs itself to be computed (contract E.13). It counts as missing.
    case listNeedsItself
    /// A blocking call on the main scheduler waits for a signal that delivers there (contract S16).
    case blocksMain(call: String)
    /// A recurring action on the immediate scheduler would never return (contract X6). It is not started.
    case recursOnImmediate
    /// A handler sent to its own source, again and again (contract K3). The last events were dropped.
    case feedsItself(times: Int)
    /// A run in virtual time found no end (contract X10). It stopped after that many actions.
    case runsForEver(actions: Int)

    private typealias Handler = @Sendable (Misuse) -> Void

    private static let handler = Lock<Handler>(printed)
    /// In a lock as well, since an optimised build of 6.3 crashes when a task-local value is a closure.
    @TaskLocal private static var local: Lock<Handler>?

    /// Sends all reports to `handler` from now on; `nil` prints them again.
    public static func setHandler(_ handler: (@Sendable (Misuse) -> Void)?) {
        _ = self.handler.exchange(handler ?? printed)
    }

    /// Sends the reports of what `body` does, on this thread and in this task, to `handler`.
    public static func reporting<Result>(
        to handler: @escaping @Sendable (Misuse) -> Void, _ body: () throws -> Result
    ) rethrows -> Result { try $local.withValue(Lock(handler), operation: body) }

    /// Reports that this happened.
    package func report() {
        let handler = (Self.local ?? Self.handler).withLock { $0 }
        handler(self)
    }

    private static let printed: Handler = { misuse in
        FileHandle.standardError.write(Data("FRP: \(misuse)\n".utf8))
    }
}

extension Misuse: CustomStringConvertible {
    /// What happened, what it probably means, and what to do, in three sentences.
    public var description: String {
        switch self {
        case .boundTwice(let property):
            """
            \(property) is bound already, and a second signal was bound to it. The two would overwrite each \
            other's values. The second binding was not made: merge or combine the signals and bind the \
            result, or dispose the first binding before.
            """
        case .errorAtBinding(let property, let error):
            """
            A signal bound to \(property) failed with \(error). A property has no place for an error, so it \
            keeps its last value and the binding is over. Handle errors before: catch, or catchTo(.empty).
            """
        case .listNeedsItself:
            """
            An element or the rest of a lazy list asked for itself while it was being computed. Its closure \
            probably reads its own list at the same place. It counts as missing: read an earlier element.
            """
        case .recursOnImmediate:
            """
            A recurring action was scheduled on the immediate scheduler. It would run forever inside the \
            call that scheduled it. It was not started: use a background or test scheduler.
            """
        case .blocksMain(let call):
            """
            \(call) was called on the main scheduler, and probably for a signal that delivers there. That would wait \
            forever. It was given up: subscribe instead, or call it on a background scheduler.
            """
        case .feedsItself(let times):
            """
            A handler sent back to the source of its events, \(times) times in a row. It probably feeds \
            itself, like a property that is bound to its own signal. The last events were dropped: take the \
            loop apart, or let only changes through, with distinctUntilChanged().
            """
        case .runsForEver(let actions):
            """
            A test scheduler ran \(actions) actions in one go, and there was always another one. Something \
            probably recurs forever, like an interval that is never disposed. The run was given up: advance \
            by a certain time instead, or end what recurs.
            """
        }
    }
}
