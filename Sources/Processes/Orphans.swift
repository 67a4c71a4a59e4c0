import Foundation

/// Processes that have left the group and the session they were started in, and whose parent has ended.
///
/// On Linux they can be found: while this process adopts them, they become its children. On macOS the system gives them to
/// `launchd`, and they outlive the check that started them.
package enum Orphans {
    /// Adopts what is orphaned from now on, and returns the descendants that this process has already.
    package static func adopt() -> Set<pid_t> {
        setAdopting(true)
        return Set(ProcessTree.descendants(of: getpid()))
    }

    /// Ends all descendants of this process but these, and adopts no more.
    package static func end(except kept: Set<pid_t>) {
        #if os(Linux)
        for process in ProcessTree.descendants(of: getpid()) where !kept.contains(process) {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        #endif
        setAdopting(false)
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
