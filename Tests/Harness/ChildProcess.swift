import Foundation
import Processes

/// Runs a program to its end, as a script would: with arguments, an environment and input, without a terminal.
///
///     let run = try ChildProcess.run(Products.executable("chapter4"), ["signals"])
///     #expect(run.text.contains("4.3"))
public struct ChildProcess: Sendable {
    /// What it wrote to standard output.
    public let output: [UInt8]
    /// What it wrote to standard error.
    public let errors: [UInt8]
    /// How it ended.
    public let ending: Ending

    /// What it exited with; `nil` if a signal has ended it.
    public var status: Int32? { if case .exited(let status) = ending { status } else { nil } }
    /// What it wrote to standard output, as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// What it wrote to standard error, as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// Runs the program at `path` and returns what it wrote and how it ended.
    ///
    /// Its environment is `environment` and the little that every program needs. If it has not ended, or something
    /// it started has not, `deadline` seconds later, all of them are killed and an error tells what was written.
    public static func run(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], input: String = "",
        deadline: Double = 30
    ) throws -> ChildProcess {
        try run(path, arguments, environment: environment, input: Array(input.utf8), deadline: deadline)
    }

    /// Runs the program at `path` with any bytes as its input.
    public static func run(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], input: [UInt8],
        deadline: Double = 30
    ) throws -> ChildProcess {
        let (input, output, errors) = try (Inflow(input), Outflow(), Outflow())
        let process = try Spawn.start(
            path, arguments, environment: programEnvironment(environment),
            [input.theirs, output.theirs, errors.theirs], .ownGroup)
        let watch = try ExitWatch(process)
        for end in [input.theirs, output.theirs, errors.theirs] { close(end) }
        let end = Deadline(seconds: deadline)
        defer { kill(-process, SIGKILL) }
        while true {
            let isRunning = watch.ending == nil
            guard isRunning || output.isOpen || errors.isOpen else { break }
            guard !end.hasPassed else {
                throw HarnessError(
                    "\(path) has not ended after \(deadline) seconds. It wrote:\n"
                        + String(decoding: output.bytes + errors.bytes, as: UTF8.self))
            }
            let exit = pollfd(fd: isRunning ? watch.descriptor : -1, events: Int16(POLLIN), revents: 0)
            var requests = [input.request, output.request, errors.request, exit]
            _ = poll(&requests, nfds_t(requests.count), end.milliseconds)
            if requests[0].revents != 0 { input.write() }
            if requests[1].revents != 0 { output.read() }
            if requests[2].revents != 0 { errors.read() }
        }
        return ChildProcess(output: output.bytes, errors: errors.bytes, ending: watch.ending ?? .exited(-1))
    }
}

/// Bytes on their way into a program.
private final class Inflow {
    let theirs: Int32
    private var ours: Int32
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) throws {
        (theirs, ours) = try Spawn.pipe()
        rest = bytes[...]
        // A program that does not read its input must not end the tests.
        signal(SIGPIPE, SIG_IGN)
        _ = fcntl(ours, F_SETFL, O_NONBLOCK)
        if rest.isEmpty { finish() }
    }

    deinit { finish() }

    var request: pollfd { pollfd(fd: ours, events: Int16(POLLOUT), revents: 0) }

    func write() {
        let count = rest.withUnsafeBytes { Foundation.write(ours, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        if rest.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { finish() }
    }

    private func finish() {
        if ours >= 0 { close(ours) }
        ours = -1
    }
}

/// Bytes that come out of a program.
private final class Outflow {
    let theirs: Int32
    private var ours: Int32
    private(set) var bytes: [UInt8] = []

    init() throws { (ours, theirs) = try Spawn.pipe() }

    deinit { if ours >= 0 { close(ours) } }

    var isOpen: Bool { ours >= 0 }
    var request: pollfd { pollfd(fd: ours, events: Int16(POLLIN), revents: 0) }

    func read() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(ours, &buffer, buffer.count)
        if count > 0 {
            bytes += buffer[..<count]
        } else if count == 0 || errno != EINTR {
            close(ours)
            ours = -1
        }
    }
}
