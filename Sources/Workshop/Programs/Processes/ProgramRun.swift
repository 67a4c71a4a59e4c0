import Foundation
import Text

/// One run of a chapter's program, until it ends or reaches a limit.
package struct ProgramRun {
    package enum End: Equatable {
        /// The program ended by itself, with this status.
        case exited(Int32)
        case signalled(Int32)
        /// It ran for too long, and was killed.
        case stuck
        /// It printed too much, and was killed.
        case flooding
        /// `isAwaited` returned false, and it was killed.
        case unwanted
    }

    package struct Limits: Sendable {
        package let time: Duration
        package let bytes: Int

        package init(time: Duration = .seconds(10), bytes: Int = 8_000_000) {
            (self.time, self.bytes) = (time, bytes)
        }
    }

    package private(set) var output: [UInt8] = []
    package private(set) var errors: [UInt8] = []
    package private(set) var end = End.unwanted

    /// Runs the program, with `typed` or nothing on its standard input.
    package init(
        _ program: String, _ arguments: [String], typed: String? = nil, limits: Limits = Limits(),
        isAwaited: () -> Bool = { true }
    ) throws {
        let (output, errors) = try (PipeReader(), PipeReader())
        let input = try Self.input(typed)
        let child: Child
        do {
            defer { for end in [input, output.theirs, errors.theirs] { close(end) } }
            // One line about a crash is enough, and a backtrace takes seconds. The output is English, and the pages translate it.
            child = try Child(
                program, arguments, adding: ["SWIFT_BACKTRACE": "enable=no", "WORKBOOK_LANGUAGE": "en"],
                [input, output.theirs, errors.theirs], killsOrphans: false)
        }
        end = Self.wait(for: child, output, errors, limits, isAwaited)
        child.end()
        (self.output, self.errors) = (output.bytes, errors.bytes)
    }

    /// The last lines that it wrote to standard error.
    package var lastLines: [String] {
        String(decoding: errors.suffix(20_000), as: UTF8.self).lastLines.components(
            separatedBy: "\n")
    }

    private static func wait(
        for child: Child, _ output: PipeReader, _ errors: PipeReader, _ limits: Limits,
        _ isAwaited: () -> Bool
    ) -> End {
        let deadline = ContinuousClock.now + limits.time
        while true {
            let status = child.ended()
            for outlet in [output, errors] { outlet.read() }
            if output.bytes.count + errors.bytes.count > limits.bytes { return .flooding }
            if let status {
                return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
            }
            if ContinuousClock.now > deadline { return .stuck }
            if !isAwaited() { return .unwanted }
            // A program that has closed both pipes ends almost at once, so `poll` only waits 1 ms.
            let open = [output, errors].filter(\.isOpen)
            var requests = open.map { pollfd(fd: $0.ours, events: Int16(POLLIN), revents: 0) }
            _ = poll(&requests, nfds_t(requests.count), open.isEmpty ? 1 : 20)
        }
    }

    /// A descriptor for standard input: a pipe that holds the text already. That works because a request is shorter than the pipe's
    /// buffer.
    private static func input(_ typed: String?) throws -> Int32 {
        guard let typed else { return open("/dev/null", O_RDONLY | O_CLOEXEC) }
        let (reading, writing) = try Spawn.pipe()
        defer { close(writing) }
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        var rest = Array(typed.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        return reading
    }
}
