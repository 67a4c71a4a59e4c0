import Foundation
import Programs
import Trials

/// A terminal window with a program that was started in a shell, as a person would start it.
///
///     let window = try PseudoTerminal(running: Products.executable("chapter4"), ["play"])
///     try window.wait(for: "Sign up")
///     window.send("ada@example.org\t")
///     #expect(try window.wait(for: "valid").look(of: "valid") == Look(.palette(2)))
///     window.send("\u{3}")
///     #expect(try window.waitForStatus() == 130)
///     #expect(window.settings == window.settingsBefore)
///
/// It never sleeps for a fixed time: a test waits for a condition, up to a deadline, after which an error shows the screen.
public final class PseudoTerminal {
    /// The contents of the window.
    public private(set) var screen: VirtualScreen
    /// The number of bytes that the program and the shell have written.
    public private(set) var bytesWritten = 0
    /// The settings of the terminal before the program was started.
    public let settingsBefore: TerminalSettings
    private let master: Int32
    private let slave: Int32
    private let shell: pid_t
    private let orders: Int32
    private let statuses: Int32
    private var statusText = ""

    /// After each end or suspension of the program the shell prints its status, and then waits for commands, so that the terminal
    /// can be inspected. The shell's own messages about signals are suppressed.
    private static let script = """
        trap : INT QUIT
        tell() { echo $? >&4; read order <&3 && { $order; tell; }; }
        exec 5>&2 >/dev/null 2>&1
        (exec "$@" >&5 2>&5 3<&- 4>&- 5>&-)
        tell
        """

    /// Opens the terminal by its name, so that it becomes the controlling terminal of the session; an inherited descriptor would
    /// not.
    private static let opening = #"exec <>"$0" >&0 2>&0; exec /bin/sh -i -c "$@""#

    /// Opens a window and starts a program in it. Its environment is `environment`, with the few variables that every program
    /// needs.
    public init(
        running path: String, _ arguments: [String] = [],
        environment: [String: String] = ["TERM": "xterm-256color"], columns: Int = 80, rows: Int = 24
    ) throws {
        let name: String
        (master, slave, name) = try Self.open()
        let (theirOrders, orders) = try Spawn.pipe()
        let (statuses, theirStatuses) = try Spawn.pipe()
        (self.orders, self.statuses) = (orders, statuses)
        screen = VirtualScreen(columns: columns, rows: rows)
        settingsBefore = TerminalSettings(of: slave)
        Self.setSize(of: slave, columns, rows)
        shell = try Spawn.start(
            "/bin/sh", ["-c", Self.opening, name, Self.script, "sh", path] + arguments,
            environment: programEnvironment(environment), [slave, slave, slave, theirOrders, theirStatuses],
            .ownSession)
        close(theirOrders)
        close(theirStatuses)
        _ = Ending.awaited(of: shell)
    }

    deinit {
        signal(SIGKILL)
        kill(-shell, SIGKILL)
        for descriptor in [orders, statuses, slave, master] { close(descriptor) }
    }

    /// The settings of the terminal now.
    public var settings: TerminalSettings { TerminalSettings(of: slave) }

    /// The processes in the window: the program, and everything that it has started.
    public var processes: [pid_t] { ProcessTree.descendants(of: shell) }

    /// Types `text`: `\r` is Enter, `\u{3}` Ctrl-C, `\u{1B}[A` the up arrow.
    public func send(_ text: String) { send(bytes: Array(text.utf8)) }

    /// Sends any bytes as typed input.
    public func send(bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// Changes the size of the window, which the system reports to the program.
    public func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        Self.setSize(of: slave, columns, rows)
    }

    /// Makes the terminal accept no more output, as Ctrl-S does in a shell.
    public func stopOutput() { _ = tcflow(slave, TCOOFF) }

    /// Makes the terminal accept output again after `stopOutput`.
    public func resumeOutput() { _ = tcflow(slave, TCOON) }

    /// Sends a signal to the program.
    public func signal(_ number: Int32) {
        let program = tcgetpgrp(master)
        if program > 0, program != shell { kill(-program, number) }
    }

    /// Continues a suspended program, as `fg` does.
    public func resume() {
        let order = Array("fg\n".utf8)
        _ = write(orders, order, order.count)
    }

    /// Waits until the screen fulfils `condition`, and returns it.
    @discardableResult public func wait(
        _ what: String, seconds: Double = 60, until condition: (VirtualScreen) -> Bool
    ) throws -> VirtualScreen {
        try pump(what, seconds: seconds) { condition(screen) }
        return screen
    }

    /// Waits until `text` is on the screen, and returns the screen.
    @discardableResult public func wait(for text: String, seconds: Double = 60) throws -> VirtualScreen {
        try wait("“\(text)”", seconds: seconds) { $0.text.contains(text) }
    }

    /// Waits until `text` is on the screen, and returns the window.
    public func showing(_ text: String) throws -> PseudoTerminal {
        try wait(for: text)
        return self
    }

    /// Types `typed`, and waits for `text`.
    @discardableResult
    public func send(_ typed: String, toSee text: String) throws -> VirtualScreen {
        send(typed)
        return try wait(for: text)
    }

    /// Types `typed`, and waits for the program's status.
    public func status(after typed: String, seconds: Double = 60) throws -> Int32 {
        send(typed)
        return try waitForStatus(seconds: seconds)
    }

    /// Waits until the program has ended or is suspended, and returns its status as in a shell: the exit status, or 128 and the
    /// number of the signal.
    public func waitForStatus(seconds: Double = 60) throws -> Int32 {
        var status: Int32?
        try pump("the program's status", seconds: seconds) {
            guard let end = statusText.firstIndex(of: "\n") else { return false }
            status = Int32(statusText[..<end])
            statusText.removeSubrange(...end)
            return true
        }
        // The output that it wrote before it ended is there already.
        while readScreen(waiting: 0) {}
        return status ?? -1
    }

    private func pump(_ what: String, seconds: Double, until isReached: () -> Bool) throws {
        let deadline = Deadline(seconds: seconds)
        while !isReached() {
            guard !deadline.hasPassed else {
                throw HarnessError("Waited \(seconds) seconds for \(what). The screen:\n\(screen.text)")
            }
            var requests = [master, statuses].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            _ = poll(&requests, 2, deadline.milliseconds)
            if requests[0].revents != 0 { readScreen(waiting: 0) }
            if requests[1].revents != 0, let bytes = Self.read(statuses) {
                statusText += String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    @discardableResult private func readScreen(waiting milliseconds: Int32) -> Bool {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds) > 0, let bytes = Self.read(master) else { return false }
        bytesWritten += bytes.count
        screen.feed(bytes)
        return true
    }

    private static func read(_ descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    private static func setSize(of terminal: Int32, _ columns: Int, _ rows: Int) {
        var size = winsize()
        (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    private static func open() throws -> (master: Int32, slave: Int32, name: String) {
        try Spawn.oneAtATime.withLock { _ in
            var (master, slave): (Int32, Int32) = (-1, -1)
            guard openpty(&master, &slave, nil, nil, nil) == 0, let name = ttyname(slave) else {
                throw HarnessError("No more pseudo-terminals: errno \(errno).")
            }
            for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            return (master, slave, String(cString: name))
        }
    }
}

extension PseudoTerminal {
    /// The changes that a program has left in the terminal; empty if it is restored.
    public var damage: [String] {
        let signs: [(isThere: Bool, what: String)] = [
            (screen.isAlternate, "the alternate screen"), (!screen.isCursorVisible, "no cursor"),
            (!screen.wrapsLines, "lines that do not wrap"), (screen.marksPastes, "marks around pastes"),
            (settings != settingsBefore, "other settings"),
        ]
        return signs.filter(\.isThere).map(\.what)
    }

    /// The text on the screen, without the blanks around it.
    public var shown: String { screen.text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
