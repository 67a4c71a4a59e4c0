import Foundation
import Programs
import Synchronization

/// The two pipes between the tests and a browser. What goes through them are texts, each followed by a zero.
final class Wire: Sendable {
    /// The browser's ends: where it reads, and where it writes.
    let theirs: (reading: Int32, writing: Int32)
    private let reading: Int32
    /// `nil` when it is closed.
    private let writing: Mutex<Int32?>

    init() throws {
        let (commands, answers) = try (Spawn.pipe(), Spawn.pipe())
        theirs = (commands.reading, answers.writing)
        reading = answers.reading
        // A browser that has ended must not end the tests, and one that does not read must not stop them.
        signal(SIGPIPE, SIG_IGN)
        _ = fcntl(commands.writing, F_SETFL, O_NONBLOCK)
        writing = Mutex(commands.writing)
    }

    deinit {
        hangUp()
        close(reading)
    }

    /// Leaves the browser's ends to the browser alone.
    func handOver() {
        close(theirs.reading)
        close(theirs.writing)
    }

    /// Says no more. A browser ends then by itself.
    func hangUp() { writing.withLock { writing in if let descriptor = writing.take() { close(descriptor) } } }

    /// Sends a text, unless the browser does not take it within the time.
    func send(_ text: Data, seconds: Double) throws {
        let end = ContinuousClock.now + .seconds(seconds)
        var rest = (Array(text) + [0])[...]
        try writing.withLock { writing in
            while !rest.isEmpty {
                guard let writing else { throw BrowserError("The browser has been stopped.") }
                guard ContinuousClock.now < end else { throw BrowserError("The browser takes no commands.") }
                let count = rest.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
                if count > 0 { rest = rest.dropFirst(count) }
                guard count < 0, errno != EINTR else { continue }
                guard errno == EAGAIN else { throw BrowserError("The browser has ended.") }
                var request = pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)
                _ = poll(&request, 1, 100)
            }
        }
    }

    /// Calls `take` with each text that arrives, and returns when there will be no more.
    func receive(_ take: ([UInt8]) -> Void) {
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(reading, &buffer, buffer.count)
            guard count != 0, count > 0 || errno == EINTR else { return }
            var rest = buffer[..<max(count, 0)]
            while let end = rest.firstIndex(of: 0) {
                take(text + rest[..<end])
                text = []
                rest = rest[(end + 1)...]
            }
            text += rest
        }
    }
}
