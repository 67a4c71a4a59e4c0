import Foundation
import Synchronization

/// Starts programs. The differences between the C libraries of Linux and macOS are handled here.
package enum Spawn {
    /// The process group or session of the child: a new group can be killed with all its members.
    package enum ProcessGroup {
        case ownGroup
        /// The parent's group. At a terminal it is the foreground group, which gets the keys.
        case sameGroup
        /// A new session. The first terminal that the child opens becomes its controlling terminal.
        case ownSession

        fileprivate func flag(session: Int32) -> Int32 {
            switch self {
            case .ownGroup: Int32(POSIX_SPAWN_SETPGROUP)
            case .sameGroup: 0
            case .ownSession: session
            }
        }
    }

    /// Starts a program with copies of these descriptors, in order from 0; returns its process number. On Linux it also inherits
    /// any that is not marked close-on-exec.
    package static func start(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        _ descriptors: [Int32],
        _ group: ProcessGroup
    ) throws -> pid_t {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        let (session, noOthers) = (POSIX_SPAWN_SETSID, POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        // This is `POSIX_SPAWN_SETSID`, which Swift does not import from Glibc.
        let (session, noOthers): (Int32, Int32) = (0x80, 0)
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (target, source) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
        }
        var defaultSignals = sigset_t()
        var noSignal = sigset_t()
        sigemptyset(&noSignal)
        sigemptyset(&defaultSignals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU, SIGCHLD] {
            sigaddset(&defaultSignals, signal)
        }
        posix_spawnattr_setsigdefault(&attributes, &defaultSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignal)
        let flags =
            Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
            | group.flag(session: Int32(session)) | Int32(noOthers)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var child: pid_t = 0
        let result = withStrings([path] + arguments) { arguments in
            withStrings(environment.map { "\($0)=\($1)" }) { environment in
                oneAtATime.withLock { _ in
                    posix_spawn(&child, path, &actions, &attributes, arguments, environment)
                }
            }
        }
        guard result == 0 else {
            throw SpawnError(
                description: "\(path) could not be started: \(String(cString: strerror(result))).")
        }
        return child
    }

    /// Replaces this process by another program (`exec`). Returns only if that fails.
    package static func become(_ path: String, _ arguments: [String]) -> SpawnError {
        withStrings([path] + arguments) { _ = execv(path, $0) }
        return SpawnError(description: "\(path) could not be started: \(String(cString: strerror(errno))).")
    }

    /// The ends of a new pipe, with descriptors above the low numbers that a child gets. No child inherits them.
    package static func pipe() throws -> (reading: Int32, writing: Int32) {
        try oneAtATime.withLock { _ in
            var ends: [Int32] = [-1, -1]
            guard Foundation.pipe(&ends) == 0 else {
                throw SpawnError(description: "No more pipes: errno \(errno).")
            }
            let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
            for end in ends { close(end) }
            return (moved[0], moved[1])
        }
    }

    /// Held while a descriptor is opened and marked close-on-exec, so that no child can start in between and inherit it.
    package static let oneAtATime = Mutex(())

    private static func withStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}

/// Why a program could not be started.
package struct SpawnError: Error, CustomStringConvertible {
    package let description: String
}
