import Foundation

/// Whether a process runs; false for a zombie, which has ended without a `waitpid` of its parent.
public func isRunning(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let state = state(of: process)
    return !state.isEmpty && !state.hasPrefix("Z")
}

/// Waits until all of these are gone.
public func waitForEnd(of processes: [pid_t], seconds: Double = 5) throws {
    try eventually("the end of \(processes)", seconds: seconds) { processes.allSatisfy { !isRunning($0) } }
}

/// The state of a process, beginning with a letter, as `ps` shows it: `Z` is a zombie.
private func state(of process: pid_t) -> Substring {
    #if canImport(Darwin)
    let run = try? ChildProcess.run("/bin/ps", ["-o", "stat=", "-p", "\(process)"])
    return run?.text[...] ?? ""
    #else
    // Small systems come without `ps`. The name, in parentheses, may hold anything; the state follows it.
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return text.lastIndex(of: ")").map { text[$0...].dropFirst(2) } ?? ""
    #endif
}
