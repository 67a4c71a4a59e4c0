import Foundation
import Synchronization

/// Finds and kills orphans: processes that have left the group and the session in which they were started, and whose parent has
/// ended.
///
/// On Linux, while this process is their "child subreaper", they become its children. On macOS the system makes them children of
/// `launchd`, so they cannot be found, and outlive the check that started them.
package enum Orphans {
    private struct Children {
        /// Children that are not among `started`, such as those from before an `exec`. They are never killed.
        var foreign: Set<pid_t> = []
        var started: Set<pid_t> = []
        /// Those of `started` whose orphans this process adopts.
        var adopting: Set<pid_t> = []
    }

    private static let children = Mutex(Children())

    /// Starts a process. Meanwhile no orphans are adopted.
    ///
    /// - Parameter killsOrphans: whether its orphans are adopted, and killed when it ends. The search for them takes some
    ///   milliseconds.
    package static func start(killsOrphans: Bool, _ start: () throws -> pid_t) rethrows -> pid_t {
        try children.withLock { children in
            if killsOrphans, children.adopting.isEmpty {
                children.foreign = Set(ProcessTree.children(of: getpid())).subtracting(children.started)
                setAdopting(true)
            }
            defer { if children.adopting.isEmpty { setAdopting(false) } }
            let process = try start()
            children.started.insert(process)
            if killsOrphans { children.adopting.insert(process) }
            return process
        }
    }

    /// Notes that a process has ended, and kills all adopted orphans: the system does not say which process they came from.
    package static func noteEnd(of process: pid_t) {
        children.withLock { children in
            children.started.remove(process)
            guard children.adopting.remove(process) != nil else { return }
            #if os(Linux)
            let kept = children.started.union(children.foreign)
            for orphan in ProcessTree.children(of: getpid()) where !kept.contains(orphan) {
                let all = [orphan] + ProcessTree.descendants(of: orphan)
                for process in all { kill(process, SIGKILL) }
                for process in all { waitpid(process, nil, 0) }
            }
            #endif
            if children.adopting.isEmpty { setAdopting(false) }
        }
    }

    /// Starts a process that has to outlive this one, and must not be adopted as an orphan.
    package static func lettingGo(_ start: () throws -> Void) rethrows {
        try children.withLock { children in
            setAdopting(false)
            defer { if !children.adopting.isEmpty { setAdopting(true) } }
            try start()
        }
    }

    private static func setAdopting(_ isAdopting: Bool) {
        #if os(Linux)
        // Swift does not import C functions with variable arguments, such as `prctl`.
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        let setChildSubreaper: Int32 = 36
        guard let control = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "prctl") else { return }
        _ = unsafeBitCast(control, to: Control.self)(setChildSubreaper, isAdopting ? 1 : 0, 0, 0, 0)
        #endif
    }
}
