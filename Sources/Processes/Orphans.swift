import Foundation
import Synchronization

/// Processes that have left the group and the session they were started in, and whose parent has ended.
///
/// On Linux they can be found: while this process adopts them, they become its children. On macOS the system gives them to
/// `launchd`, and they outlive the check that started them.
package enum Orphans {
    private struct Family {
        /// Those that are here for somebody else.
        var strangers: Set<pid_t> = []
        var started: Set<pid_t> = []
        /// Those of them whose orphans are adopted.
        var watched: Set<pid_t> = []
    }

    private static let family = Mutex(Family())

    /// Starts a process that has no part in the orphans of others.
    ///
    /// - Parameter adoptsOrphans: whether what it leaves behind is ended with it. To look for that takes some milliseconds.
    package static func start(adoptsOrphans: Bool, _ start: () throws -> pid_t) rethrows -> pid_t {
        try family.withLock { family in
            if adoptsOrphans, family.watched.isEmpty {
                family.strangers = Set(ProcessTree.children(of: getpid())).subtracting(family.started)
                setAdopting(true)
            }
            defer { if family.watched.isEmpty { setAdopting(false) } }
            let process = try start()
            family.started.insert(process)
            if adoptsOrphans { family.watched.insert(process) }
            return process
        }
    }

    /// Takes note that a process has ended, and ends the orphans: whose they are nobody knows.
    package static func noteEnd(of process: pid_t) {
        family.withLock { family in
            family.started.remove(process)
            guard family.watched.remove(process) != nil else { return }
            #if os(Linux)
            let kept = family.started.union(family.strangers)
            for orphan in ProcessTree.children(of: getpid()) where !kept.contains(orphan) {
                let all = [orphan] + ProcessTree.descendants(of: orphan)
                for process in all { kill(process, SIGKILL) }
                for process in all { waitpid(process, nil, 0) }
            }
            #endif
            if family.watched.isEmpty { setAdopting(false) }
        }
    }

    /// Starts what is to outlive this process, and is nobody's orphan.
    package static func lettingGo(_ start: () throws -> Void) rethrows {
        try family.withLock { family in
            setAdopting(false)
            defer { if !family.watched.isEmpty { setAdopting(true) } }
            try start()
        }
    }

    private static func setAdopting(_ isAdopting: Bool) {
        #if os(Linux)
        // `prctl` takes any number of arguments, as no function can that Swift imports.
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        let setChildSubreaper: Int32 = 36
        guard let control = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "prctl") else { return }
        _ = unsafeBitCast(control, to: Control.self)(setChildSubreaper, isAdopting ? 1 : 0, 0, 0, 0)
        #endif
    }
}
