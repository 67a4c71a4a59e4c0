import Attempts
import FRP
@preconcurrency import Foundation
import Lessons
import TestSummary
import Testing

/// The output of answers for the learner's tool, with marks: what was built, which exercise is tried, with which input, what the
/// core reports, what is wrong, and how it ended. So the tool can distinguish an answer's output from everything else.
///
/// A mark is a line that begins with the control character U+001E. `WORKBOOK_TRACE` names the file. Without it there are no marks,
/// and standard output is not redirected.
enum Trace {
    private static let file = ProcessInfo.processInfo.environment["WORKBOOK_TRACE"]
    private static let isWanted = file != nil

    /// Notes the beginning of an exercise with this name: `4.3.2 Let only the strong winds through`.
    static func begin(_ name: String) {
        guard isWanted else { return }
        let number = String(name.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." })
        prepared
        keepOutput()
        if !hasToldTexts.exchange(true) { tellTexts(ofTheChapterOf: number) }
        let text = mark("begin", number)
        // Standard error has a file of its own. There the mark separates the answer's output from that of the test library.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private static let hasToldTexts = Lock(false)

    /// Reports the fingerprints of the texts that the answers were compiled from, which the tool's copy contains
    /// (`Sources/Workshop/Checking/AnswerCopy.swift`).
    private static func tellTexts(ofTheChapterOf exercise: String) {
        let copied: AnyClass? = NSClassFromString(
            "Chapter\(exercise.prefix { $0 != "." })Exercises.CopiedTexts")
        guard let texts = copied as? any FingerprintedTexts.Type else { return }
        mark("built", texts.fingerprints.joined(separator: " "))
    }

    /// Notes that the answer has passed, and is tried with the laws from now on. Its output is dropped from here, because it
    /// repeats the former one.
    static func laws() {
        guard isWanted else { return }
        mark("laws")
        dropOutput()
    }

    /// Notes the end of the test. A pass is reported with a secret word, which only the tool and this process know: an answer could
    /// write everything else itself.
    static func end(_ outcome: Outcome) {
        guard isWanted else { return }
        switch outcome {
        case .passed: mark("end", "passed", passwords.withLock { $0.popLast() } ?? "")
        case .notBegun: mark("end", "pending")
        case .wrong, .crashed: mark("end", "failed")
        }
    }

    /// The secret words, one for each exercise. Their file is read and removed before any answer runs.
    private static let passwords = Lock<[String]>([])

    private static func takePasswords() {
        guard let file = ProcessInfo.processInfo.environment["WORKBOOK_PASSWORDS"],
            let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return }
        try? FileManager.default.removeItem(atPath: file)
        passwords.withLock { $0 = text.split(separator: "\n").reversed().map(String.init) }
    }

    /// Notes the next input of the answer. It is unknown if the text is empty.
    static func input(_ text: String) { if isWanted { mark("input", text) } }

    /// Notes an objection to the answer, as data.
    static func lesson(_ lesson: Lesson) {
        guard isWanted, let data = try? JSONEncoder().encode(lesson) else { return }
        mark("lesson", String(decoding: data, as: UTF8.self))
    }

    private static let (descriptor, nowhere) = (
        file.map { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) } ?? STDOUT_FILENO,
        open("/dev/null", O_WRONLY | O_CLOEXEC)
    )

    /// Without this, `swift test` would mix the answer's output with its own.
    private static func keepOutput() { moveOutput(to: descriptor) }
    private static func dropOutput() { moveOutput(to: nowhere) }

    private static func moveOutput(to descriptor: Int32) {
        oneAtATime.withLock { _ in
            fflush(nil)
            dup2(descriptor, STDOUT_FILENO)
        }
    }

    private static let prepared: Void = {
        takePasswords()
        // With a larger buffer, its contents would be lost when an answer crashes.
        setvbuf(stdout, nil, _IOLBF, 0)
        Misuse.setHandler { mark("report", "\($0)") }
    }()

    private static let oneAtATime = Lock(())

    @discardableResult private static func mark(_ words: String...) -> String {
        let line = "\u{1E}" + words.joined(separator: " ").replacing("\n", with: " ") + "\n"
        oneAtATime.withLock { _ in
            // The answer's output up to here has to come before the mark.
            fflush(nil)
            try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(line.utf8))
        }
        return line
    }
}
