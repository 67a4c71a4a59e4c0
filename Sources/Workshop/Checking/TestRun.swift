import Coursework
import Foundation
import Programs

/// A process that runs the tests of some exercises, and what they report.
final class TestRun {
    enum End: Equatable {
        /// The process ended by itself while no exercise was tried.
        case finished
        /// The process ended while an exercise was tried, or by a signal.
        case died(signal: Int32?)
        /// An exercise took too long; all processes were killed.
        case stuck
        /// The answer printed more than `byteLimit`; all processes were killed.
        case flooding
    }

    /// How long an exercise may run. The tests themselves stop endless answers much earlier.
    static let patience = Duration.seconds(25)
    /// How many bytes an answer may print, to standard output and standard error, before its next test begins.
    static let byteLimit = megabytes * 1_000_000
    static let megabytes = 4

    private let exercises: [ExerciseID]
    private let tests: BuiltTests
    private let job: Job
    private let name: String
    private let child: Child
    /// Secret words, one for each exercise, with which the tests vouch for a pass. Their file is deleted before an answer runs.
    /// Everything else in the trace could be forged: the environment of the process names its file.
    private let passwords: [String]
    private var bytesRead = 0
    /// How many bytes had been printed when the exercise under way began.
    private var printedBefore = 0
    /// What the tests have reported so far.
    private(set) var trace = Trace()
    /// Whether the process has ended because it has no test of these exercises.
    private(set) var hasNoTest = false

    /// Starts the tests.
    init(of exercises: [ExerciseID], in tests: BuiltTests, for job: Job) throws(WorkbookError) {
        (self.exercises, self.tests, self.job) = (exercises, tests, job)
        name = job.newName()
        let names = exercises.map { "\($0)".replacing(".", with: "\\.") }.joined(separator: "|")
        let choice = ["--filter", "ExerciseTests\\..*`(\(names)) "]
        passwords = exercises.map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
        let words = job.file(name + ".passwords")
        do { try Data(passwords.joined(separator: "\n").utf8).write(to: words) } catch {
            throw WorkbookError(
                FullDisk.reason(at: words) ?? "\(words.path) cannot be written: \(error.localizedDescription)"
            )
        }
        // A backtrace would take seconds, and the tool names the answer that crashed anyway.
        let environment = tests.environment.merging([
            "SWIFT_BACKTRACE": "enable=no", "WORKBOOK_TRACE": job.file(name + ".trace").path,
            "WORKBOOK_PASSWORDS": words.path,
        ]) { $1 }
        let output = job.file(name + ".output")
        child = try Child(tests.program, tests.arguments + choice, adding: environment, output: output)
    }

    /// Whether the program was built of the right texts. If not, its reports are not about these answers.
    var isOfTheseAnswers: Bool { trace.steps == 0 || trace.fingerprints == tests.fingerprints }

    /// The end of standard error, since the last test began: the message of a crash, and what the answer wrote there.
    var printed: String { job.lastBytes(of: name + ".output", atMost: 100_000).ofTheLastTest }

    /// The exercises that have passed, with a secret word as the proof. Each word counts once.
    func vouched() -> Set<ExerciseID> {
        var left = Set(passwords)
        return Set(exercises.filter { id in trace[id].password.flatMap { left.remove($0) } != nil })
    }

    /// Waits for the end of the run.
    func wait() throws(WorkbookError) -> End {
        let clock = ContinuousClock()
        var lastStep = clock.now
        while true {
            let status = child.ended()
            let steps = trace.steps
            readTrace(toTheEnd: status != nil)
            if trace.steps > steps { (lastStep, printedBefore) = (clock.now, printedSoFar) }
            if let status {
                let signal = status & 0x7F == 0 ? nil : status & 0x7F
                hasNoTest = signal == nil && status >> 8 & 0xFF == EX_UNAVAILABLE
                return trace.running == nil && signal == nil ? .finished : .died(signal: signal)
            }
            if let running = trace.running {
                let number = exercises.count { trace[$0].state != nil } + 1
                job.progress(.trying(running, Activity.Steps(number, of: exercises.count)))
                if clock.now - lastStep > Self.patience { return giveUp(.stuck) }
                if isFlooding { return giveUp(.flooding) }
            }
            try job.pause()
        }
    }

    private func giveUp(_ end: End) -> End {
        child.end()
        return end
    }

    private var isFlooding: Bool { printedSoFar - printedBefore > Self.byteLimit }

    private var printedSoFar: Int {
        // The tests redirect standard output to `.trace`, so `.output` has only standard error.
        [".trace", ".output"].reduce(0) { sum, ending in
            let attributes = try? FileManager.default.attributesOfItem(atPath: job.file(name + ending).path)
            return sum + (attributes?[.size] as? Int ?? 0)
        }
    }

    private func readTrace(toTheEnd: Bool) {
        let file = job.file(name + ".trace")
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped), data.count > bytesRead else {
            return
        }
        bytesRead += trace.read(data[bytesRead...], isAll: toTheEnd)
    }
}

extension String {
    /// The text after the last mark of the tests (`Tests/ExerciseChecks/Trace.swift`), without the lines of Swift Testing.
    fileprivate var ofTheLastTest: String {
        let ofLastTest =
            ranges(of: "\u{1E}").last.map { self[$0.upperBound...].drop { !$0.isNewline }.dropFirst() }
            ?? self[...]
        return ofLastTest.split(whereSeparator: \.isNewline).filter { !$0.starts(with: #/[◇✔✘↳━⚠●] /#) }
            .joined(
                separator: "\n")
    }
}
