import Coursework
import Foundation
import Programs

/// A process that runs the tests of some exercises, and the events that it writes.
final class TestRun {
    enum End: Equatable {
        /// The process ended after all its tests, or before the first.
        case finished
        /// The process ended before its tests had, by a signal or by itself.
        case died(signal: Int32?)
        /// No event came for too long; all processes were killed.
        case stuck
        /// The answer printed more than `byteLimit`; all processes were killed.
        case flooding
    }

    /// How long a test may write no event. The tests themselves stop endless answers, well before.
    static let patience = Duration.seconds(25)
    /// How many bytes an answer may print, to standard output and standard error, before its next test begins.
    static let byteLimit = megabytes * 1_000_000
    static let megabytes = 4

    private let exercises: [ExerciseID]
    private let tests: BuiltTests
    private let job: Job
    private let name: String
    private let child: Child
    /// Secret words, one for each exercise, with which the tests vouch for a pass; their file is gone before an answer runs. The events
    /// could be forged: the arguments of the process name their file.
    private let passwords: [String]
    private var bytesRead = 0
    /// How many bytes had been printed when the last event came.
    private var printedBefore = 0
    private(set) var findings = Findings()

    /// Starts the tests.
    init(of exercises: [ExerciseID], in tests: BuiltTests, for job: Job) throws(WorkbookError) {
        (self.exercises, self.tests, self.job) = (exercises, tests, job)
        name = job.newName()
        let names = exercises.map { "\($0)".replacing(".", with: "\\.") }.joined(separator: "|")
        let choice = [
            "--filter", "ExerciseTests\\..*`(\(names)) ", "--event-stream-output-path",
            job.file(name + ".events").path,
            "--event-stream-version", TestEvent.version,
        ]
        passwords = exercises.map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
        let words = job.file(name + ".passwords")
        do { try Data(passwords.joined(separator: "\n").utf8).write(to: words) } catch {
            throw WorkbookError(
                FullDisk.reason(at: words) ?? "\(words.path) cannot be written: \(error.localizedDescription)"
            )
        }
        // The tool names the answer that crashed; a backtrace takes seconds.
        let environment = tests.environment.merging([
            "SWIFT_BACKTRACE": "enable=no", "WORKBOOK_TRACE": job.file(name + ".trace").path,
            "WORKBOOK_PASSWORDS": words.path,
        ]) { $1 }
        let output = job.file(name + ".output")
        child = try Child(tests.program, tests.arguments + choice, adding: environment, output: output)
    }

    /// What the answers printed, and which inputs were tried. `nil` if the program was not built of the right texts: then its findings
    /// are not about them.
    func trace() -> Trace? {
        let trace = Trace(
            (try? Data(contentsOf: job.file(name + ".trace"), options: .alwaysMapped)) ?? Data())
        return trace.fingerprints == tests.fingerprints || findings.isEmpty ? trace : nil
    }

    /// The end of standard error, since the last test began: the message of a crash, and what the answer wrote there.
    var printed: String { job.end(of: name + ".output", atMost: 100_000).ofTheLastTest }

    /// The exercises that have passed, as the tests vouch; each word counts once.
    func vouched(by trace: Trace) -> Set<ExerciseID> {
        var left = Set(passwords)
        return Set(exercises.filter { id in trace[id].password.flatMap { left.remove($0) } != nil })
    }

    /// Waits for the end.
    func wait() throws(WorkbookError) -> End {
        let clock = ContinuousClock()
        var lastNews = clock.now
        while true {
            let status = child.ended()
            if readEvents() { (lastNews, printedBefore) = (clock.now, printedSoFar) }
            if let status {
                guard findings.running != nil || (findings.hasBegun && !findings.hasEnded) else {
                    return .finished
                }
                return .died(signal: status & 0x7F == 0 ? nil : status & 0x7F)
            }
            if let running = findings.running {
                let steps = Activity.Steps(findings.verdicts.count + 1, of: exercises.count)
                job.progress(.trying(running, steps))
                if clock.now - lastNews > Self.patience { return giveUp(.stuck) }
                if isFlooding { return giveUp(.flooding) }
            }
            try job.pause()
        }
    }

    private func giveUp(_ end: End) -> End {
        child.end()
        return end
    }

    /// Gives the exercise under way this verdict: its test ended without one.
    func judgeRunning(_ verdict: Verdict) { findings.judgeRunning(verdict) }

    private var isFlooding: Bool { printedSoFar - printedBefore > Self.byteLimit }

    private var printedSoFar: Int {
        // The tests move standard output to `.trace`; what stays in `.output` is standard error.
        [".trace", ".output"].reduce(0) { sum, ending in
            let attributes = try? FileManager.default.attributesOfItem(atPath: job.file(name + ending).path)
            return sum + (attributes?[.size] as? Int ?? 0)
        }
    }

    /// Reads the events that have been written since.
    ///
    /// - Returns: whether there were any.
    private func readEvents() -> Bool {
        guard let data = try? Data(contentsOf: job.file(name + ".events")), data.count > bytesRead else {
            return false
        }
        let news = data[bytesRead...]
        guard let end = news.lastIndex(of: UInt8(ascii: "\n")) else { return false }
        for line in String(decoding: news[...end], as: UTF8.self).split(separator: "\n") {
            TestEvent(line: line).map { findings.note($0) }
        }
        bytesRead = end + 1
        return true
    }
}

extension String {
    /// The text behind the last mark of the tests (`Tests/ExerciseChecks/Trace.swift`), without the lines of Swift Testing.
    fileprivate var ofTheLastTest: String {
        let ofLastTest =
            ranges(of: "\u{1E}").last.map { self[$0.upperBound...].drop { !$0.isNewline }.dropFirst() }
            ?? self[...]
        return ofLastTest.split(whereSeparator: \.isNewline).filter { !$0.starts(with: #/[◇✔✘↳━⚠●] /#) }
            .joined(
                separator: "\n")
    }
}
