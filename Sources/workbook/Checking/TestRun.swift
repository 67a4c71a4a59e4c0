import Foundation
import Processes

/// The tests of some exercises, under way: the build, and then the tests with their event stream, each in a process group of
/// its own.
final class TestRun {
    enum End {
        /// The tests ran to their end, or did not begin because of the build.
        case finished
        /// The process ended while a test was running; by a signal, or by itself.
        case died(signal: Int32?)
        /// A test was silent for too long; all processes were ended.
        case stuck
    }

    /// How long a test may say nothing. The tests end endless answers themselves, well before.
    static let patience = Duration.seconds(25)

    private let exercises: [ExerciseID]
    private let workbook: Workbook
    private let output: URL
    private let events: URL
    private var child: pid_t = 0
    private var isBuilding = true
    private(set) var findings = Findings()
    private var read = 0

    /// Starts the build of the tests.
    init(of exercises: [ExerciseID], in workbook: Workbook) throws(WorkbookError) {
        (self.exercises, self.workbook) = (exercises, workbook)
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "frp-workbook-\(UUID().uuidString)")
        output = folder.appending(path: "output")
        events = folder.appending(path: "events")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw WorkbookError(
                "The folder for the tests' output could not be made. \(error.localizedDescription)\n"
                    + "Set TMPDIR to a folder that can be written to.")
        }
        try start(try workbook.swift(), ["build", "--build-tests"] + place)
    }

    deinit {
        Interruption.ends(nil)
        try? FileManager.default.removeItem(at: output.deletingLastPathComponent())
    }

    private func start(
        _ program: String, _ arguments: [String], _ additions: [String: String] = [:]
    ) throws(WorkbookError) {
        let environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
        let (log, null) = (
            open(output.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600), open("/dev/null", O_RDONLY)
        )
        defer { for descriptor in [log, null] { close(descriptor) } }
        let wiring: [Spawn.Wiring] = [.descriptor(null), .descriptor(log), .descriptor(log)]
        do {
            child = try Spawn.start(program, arguments, environment: environment, wiring, .ownGroup)
        } catch {
            throw WorkbookError("The tests could not be started. \(error)")
        }
        Interruption.ends(child)
    }

    /// Where `swift` finds the workbook, and puts its builds.
    private var place: [String] {
        ["--package-path", workbook.root.path] + (workbook.scratchPath.map { ["--scratch-path", $0] } ?? [])
    }

    private func startTests() throws(WorkbookError) {
        isBuilding = false
        let names = exercises.map { "\($0)".replacing(".", with: "\\.") }.joined(separator: "|")
        let choice = [
            "--filter", "ExerciseTests\\..*`(\(names)) ", "--event-stream-output-path", events.path,
            "--event-stream-version", TestEvent.version,
        ]
        // The tool says what crashed; a backtrace of it takes seconds.
        let environment = ["SWIFT_BACKTRACE": "enable=no"]
        if let program = try workbook.testProgram() {
            try start(program, ["--testing-library", "swift-testing"] + choice, environment)
        } else {
            try start(
                try workbook.swift(), ["test", "--skip-build", "--disable-xctest"] + place + choice,
                environment)
        }
    }

    /// What the build and the tests have printed.
    var printed: String { (try? String(decoding: Data(contentsOf: output), as: UTF8.self)) ?? "" }

    /// Waits for the end. `progress` hears of every exercise that has its verdict.
    func wait(progress: (Findings) -> Void) throws(WorkbookError) -> End {
        let clock = ContinuousClock()
        var lastNews = clock.now
        while true {
            var status: Int32 = 0
            let hasExited = waitpid(child, &status, WNOHANG) != 0
            if readEvents() {
                lastNews = clock.now
                progress(findings)
            }
            if hasExited {
                // Whatever it has started goes with it.
                kill(-child, SIGKILL)
                if isBuilding, status == 0 {
                    try startTests()
                    continue
                }
                guard findings.running != nil || (findings.hasBegun && !findings.hasEnded) else {
                    return .finished
                }
                return .died(signal: status & 0x7F == 0 ? nil : status & 0x7F)
            }
            if findings.running != nil, clock.now - lastNews > Self.patience {
                ProcessTree.kill(child)
                waitpid(child, &status, 0)
                return .stuck
            }
            // Two things are waited for, a child's end and a file's growth; the file may lie where nothing tells of that.
            usleep(15_000)
        }
    }

    /// Ends the running test's verdict, because nobody else can.
    func giveUpRunning(_ verdict: Verdict) { findings.giveUpRunning(verdict) }

    /// Reads the events that have been written meanwhile.
    ///
    /// - Returns: whether there were some.
    private func readEvents() -> Bool {
        guard let data = try? Data(contentsOf: events), data.count > read else { return false }
        let news = data[read...]
        guard let end = news.lastIndex(of: UInt8(ascii: "\n")) else { return false }
        for line in String(decoding: news[...end], as: UTF8.self).split(separator: "\n") {
            TestEvent(line: line).map { findings.note($0) }
        }
        read = end + 1
        return true
    }
}
