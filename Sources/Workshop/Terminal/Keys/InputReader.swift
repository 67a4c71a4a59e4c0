import Foundation

/// Takes over the terminal. Its thread waits for what the keyboard and the signal handlers send, and passes it on in order.
final class InputReader: Sendable {
    enum Report: Sendable {
        case keys([Key])
        /// The window has another size, or the program was suspended: what is shown there is uncertain.
        case needsRepaint
        /// Nothing more comes from the keyboard: the terminal is gone.
        case ended
    }

    /// How long an escape sequence may pause, in milliseconds. Escape and then silence is the key.
    private static let pause: Int32 = 40
    private static let stopMark = UInt8(ascii: "q")

    private let input: Int32
    private let marks: (reading: Int32, writing: Int32)
    private let takesPastes: Bool
    private let report: @Sendable (Report) -> Void
    private let finished = DispatchSemaphore(value: 0)

    /// Call it on the main thread, and `stop` when the terminal is to be as it was.
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

    /// Returns when no more is read, and the terminal is given back.
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
                // A negative descriptor is never ready.
                keyboard.fd = -1
            }
        }
    }

    /// Returns false when there will be no more.
    private func takeKeys(_ decoder: inout KeyDecoder) -> Bool {
        guard let bytes = Self.readSome(input) else { return false }
        tell(decoder.feed(bytes))
        return true
    }

    /// Returns false when this reader is to stop.
    private func takeMarks() -> Bool {
        let bytes = Self.readSome(marks.reading) ?? []
        if bytes.contains(TerminalRestore.repaintMark) { report(.needsRepaint) }
        return !bytes.contains(Self.stopMark)
    }

    private func tell(_ keys: [Key]) {
        if !keys.isEmpty { report(.keys(keys)) }
    }

    /// Where keys come from: standard input. On macOS `poll` does not know `/dev/tty`; where that is standard input, as after
    /// `</dev/tty`, keys come from the terminal that is drawn on.
    private static func keyboard() -> Int32 {
        #if canImport(Darwin)
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, 0) > 0, request.revents & Int16(POLLNVAL) != 0 { return STDOUT_FILENO }
        #endif
        return STDIN_FILENO
    }

    /// A pipe that is closed on `exec`, and whose ends never block.
    private static func markPipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }

    /// The bytes that are there to read; `nil` at the end.
    private static func readSome(_ descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        if count < 0, [EINTR, EAGAIN, EWOULDBLOCK].contains(errno) { return [] }
        return count > 0 ? Array(bytes[..<count]) : nil
    }
}
