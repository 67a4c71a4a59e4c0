import Foundation

/// Whether a process is running. A zombie is not: it has ended, but its parent has not called `waitpid`.
public func isRunning(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let state = state(of: process)
    return !state.isEmpty && !state.hasPrefix("Z")
}

/// Waits until all these processes have ended.
public func waitForEnd(of processes: [pid_t], seconds: Double = 5) throws {
    try eventually("the end of \(processes)", seconds: seconds) { processes.allSatisfy { !isRunning($0) } }
}

/// The state of a process as in `ps`. It begins with a letter: `Z` is a zombie.
private func state(of process: pid_t) -> Substring {
    #if canImport(Darwin)
    let run = try? ChildProcess.run("/bin/ps", ["-o", "stat=", "-p", "\(process)"])
    return run?.text[...] ?? ""
    #else
    // Small systems have no `ps`. The name, in parentheses, may contain anything; the state follows it.
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return text.lastIndex(of: ")").map { text[$0...].dropFirst(2) } ?? ""
    #endif
}
