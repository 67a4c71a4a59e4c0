import Foundation

/// Takes over the terminal. A thread waits for keys and for the marks of the signal handlers, and reports them in order.
final class InputReader: Sendable {
    enum Report: Sendable {
        case keys([Key])
        /// The window was resized, or the program was suspended: the terminal may show something else by now.
        case needsRepaint
        /// The end of the input: the terminal is gone.
        case ended
    }

    /// How long to wait for the rest of an escape sequence, in milliseconds. Escape with nothing after it is the Escape key.
    private static let pause: Int32 = 40
    private static let stopMark = UInt8(ascii: "q")

    private let input: Int32
    private let marks: (reading: Int32, writing: Int32)
    private let takesPastes: Bool
    private let report: @Sendable (Report) -> Void
    private let finished = DispatchSemaphore(value: 0)

    /// Call this on the main thread, and `stop` to restore the terminal.
    init(
        taking part: TerminalRestore.Part, takesPastes: Bool = true,
        report: @escaping @Sendable (Report) -> Void
    ) throws(TerminalError) {
        guard let marks = Self.markPipe() else { throw .failed(errno) }
        (self.marks, self.takesPastes, self.report) = (marks, takesPastes, report)
        input = Self.keyboard()
        try TerminalRestore.begin(part, wakeUp: marks.writing)
        let thread = Thread { [self] in
            readUntilStopped()
            finished.signal()
        }
        thread.name = "keyboard"
        thread.start()
    }

    deinit {
        close(marks.reading)
        close(marks.writing)
    }

    /// Returns when nothing more will be read, and the terminal is restored.
    func stop() {
        withUnsafeBytes(of: Self.stopMark) { _ = writeAll($0, to: marks.writing) }
        finished.wait()
        TerminalRestore.end()
    }

    private func readUntilStopped() {
        var decoder = takesPastes ? KeyDecoder() : KeyDecoder(longestPaste: 0)
        var keyboard = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        while true {
            var requests = [keyboard, pollfd(fd: marks.reading, events: Int16(POLLIN), revents: 0)]
            let ready = poll(&requests, 2, decoder.isWaiting ? Self.pause : -1)
            if ready < 0 { continue }
            if ready == 0 { tell(decoder.flush()) }
            if requests[1].revents != 0, !takeMarks() { return }
            if requests[0].revents != 0, !takeKeys(&decoder) {
                report(.ended)
                // `poll` ignores a negative descriptor.
                keyboard.fd = -1
            }
        }
    }

    /// Returns false at the end of the input.
    private func takeKeys(_ decoder: inout KeyDecoder) -> Bool {
        guard let bytes = Self.readSome(input) else { return false }
        tell(decoder.feed(bytes))
        return true
    }

    /// Returns false if this reader has to stop.
    private func takeMarks() -> Bool {
        let bytes = Self.readSome(marks.reading) ?? []
        if bytes.contains(TerminalRestore.repaintMark) { report(.needsRepaint) }
        return !bytes.contains(Self.stopMark)
    }

    private func tell(_ keys: [Key]) {
        if !keys.isEmpty { report(.keys(keys)) }
    }

    /// The descriptor to read keys from: standard input. On macOS `poll` does not support `/dev/tty`. If that is standard input, as
    /// after `</dev/tty`, the keys are read from the terminal that is drawn on.
    private static func keyboard() -> Int32 {
        #if canImport(Darwin)
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, 0) > 0, request.revents & Int16(POLLNVAL) != 0 { return STDOUT_FILENO }
        #endif
        return STDIN_FILENO
    }

    /// A pipe that is closed on `exec` and has non-blocking ends.
    private static func markPipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }

    /// The bytes that can be read without waiting; `nil` at the end.
    private static func readSome(_ descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        if count < 0, [EINTR, EAGAIN, EWOULDBLOCK].contains(errno) { return [] }
        return count > 0 ? Array(bytes[..<count]) : nil
    }
}
