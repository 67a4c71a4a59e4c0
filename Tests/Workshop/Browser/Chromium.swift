import Foundation
import Programs
import Synchronization

/// A running Chromium without a window, which a test drives through its debugging pipe.
///
///     let tab = try Chromium.shared().open("http://127.0.0.1:\(server.port)/4.3")
///     try tab.drag("#wind .marble:nth-child(2)", by: 40, 0)
///     try tab.wait(for: "--3---7--9--|", in: "#result")
///     #expect(tab.complaints.isEmpty)
///
/// Tests that use it are marked with ``InBrowser``. It asks no host but this machine for anything. When the tests end,
/// whichever way, its pipe is closed, it ends by itself, and its folder is removed.
public final class Chromium: Sendable {
    let process: pid_t
    let folder: String
    private let errors: Int32
    let conversation: Conversation
    /// Those of visitors who have left.
    let profiles = Mutex<[Profile]>([])

    /// Waits for the browser, and removes its folder, which it cannot do when the tests have been killed.
    private static let script = #""$@"; rm -rf "$0" || { sleep 1; rm -rf "$0"; }"#

    /// Starts the browser, and waits until it answers.
    ///
    /// - Parameter blocksCookies: pages can keep nothing, as where a person has blocked all cookies.
    public init(at path: String? = Installation.path, blocksCookies: Bool = false) throws {
        guard let path else {
            throw BrowserError("No Chromium was found. Install one, or name it in WORKBOOK_BROWSER.")
        }
        folder = try Self.newFolder()
        if blocksCookies { try Self.blockCookies(in: folder) }
        errors = Foundation.open(folder + "/errors", O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        let wire = try Wire()
        let input = Foundation.open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(input) }
        let process = try Spawn.start(
            "/bin/sh", ["-c", Self.script, folder, path] + Self.options(folder),
            environment: Self.environment(folder),
            [input, errors, errors, wire.theirs.reading, wire.theirs.writing], .ownGroup)
        wire.handOver()
        self.process = process
        conversation = Conversation(over: wire)
        conversation.begin { while waitpid(process, nil, 0) < 0, errno == EINTR {} }
        do { try conversation.call("Browser.getVersion") } catch {
            throw BrowserError("\(path) could not be started. \(error) It wrote:\n\(lastErrors)")
        }
    }

    deinit {
        stop()
        close(errors)
    }

    /// Whether it has ended, or crashed.
    public var hasEnded: Bool { conversation.isOver }

    /// Ends the browser with all that it has started. One that does not end by itself soon is killed.
    public func stop() { stop(patience: 5) }

    func stop(patience: Double) {
        if !conversation.end(seconds: patience) {
            ProcessTree.kill(process)
            _ = conversation.end(seconds: conversation.limit)
        }
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var lastErrors: String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = pread(errors, &buffer, buffer.count, max(lseek(errors, 0, SEEK_END) - 4096, 0))
        return String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
    }

    /// Its path is short, since the browser opens a socket in it, whose path may not be long.
    private static func newFolder() throws -> String {
        var path = Array("/tmp/workbook-browser.XXXXXX".utf8CString)
        guard mkdtemp(&path) != nil else {
            throw BrowserError("No folder could be made in /tmp: errno \(errno).")
        }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func blockCookies(in folder: String) throws {
        let profile = folder + "/profile/Default"
        try FileManager.default.createDirectory(atPath: profile, withIntermediateDirectories: true)
        try Data(#"{"profile":{"default_content_setting_values":{"cookies":2}}}"#.utf8)
            .write(to: URL(filePath: profile + "/Preferences"))
    }

    /// Nothing of the person at this machine gets in, and nothing is left behind in their home.
    private static func environment(_ folder: String) -> [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return ["PATH": path, "HOME": folder, "TMPDIR": folder, "LANG": "C.UTF-8"]
    }

    private static func options(_ folder: String) -> [String] {
        let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
        return sandbox + [
            "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(folder)/profile",
            "--no-first-run", "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-default-apps", "--disable-extensions", "--disable-breakpad", "--mute-audio",
            "--disable-features=Translate,MediaRouter,OptimizationHints", "--no-proxy-server",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
            "--use-mock-keychain", "--password-store=basic",
            "--hide-scrollbars", "--force-color-profile=srgb",
        ]
    }
}

/// What went wrong in a browser, or on the way to it.
public struct BrowserError: Error, CustomStringConvertible {
    /// What happened, and what was seen until then.
    public let description: String

    init(_ description: String) { self.description = description }
}
