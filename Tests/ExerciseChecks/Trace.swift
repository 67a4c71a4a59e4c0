import Attempts
import FRP
@preconcurrency import Foundation
import Lessons
import Testing

/// What answers print, for the learner's tool, with marks in it: what was built, which exercise is tried, with what, what the core
/// reports, and what is wrong. So the tool can tell what an answer printed from everything else.
///
/// A mark is a line that begins with the control character U+001E. `WORKBOOK_TRACE` names the file; without it, there are no marks, and
/// standard output stays what it is.
enum Trace {
    private static let file = ProcessInfo.processInfo.environment["WORKBOOK_TRACE"]
    private static let isWanted = file != nil

    /// The exercise of this name, as in `4.3.2 Let only the strong winds through`, is tried from now on.
    static func begin(_ name: String) {
        guard isWanted else { return }
        let number = String(name.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." })
        prepared
        keepOutput()
        if !hasToldTexts.exchange(true) { tellTexts(ofTheChapterOf: number) }
        let text = mark("begin", number)
        // What goes to standard error stands in a file of its own, behind what the test library says there.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private static let hasToldTexts = Lock(false)

    /// What the answers were compiled from, as the tool's copy of them says (`Sources/Workshop/Checking/AnswerCopy.swift`).
    private static func tellTexts(ofTheChapterOf exercise: String) {
        let copied: AnyClass? = NSClassFromString(
            "Chapter\(exercise.prefix { $0 != "." })Exercises.CopiedTexts")
        guard let texts = copied as? any FingerprintedTexts.Type else { return }
        mark("built", texts.fingerprints.joined(separator: " "))
    }

    /// The answer has passed, and is tried with the laws from now on. What it prints then was printed before, and is dropped.
    static func laws() {
        guard isWanted else { return }
        mark("laws", "")
        dropOutput()
    }

    /// The test is over. If the answer has passed, that is said with the word that only the tool and this process know: what an answer
    /// writes among the events of the tests is not believed.
    static func end(passed: Bool) {
        guard isWanted else { return }
        if passed, let word = passwords.withLock({ $0.popLast() }) { mark("passed", word) }
        mark("end", "")
    }

    /// One for each exercise, in a file that is read and removed before any answer runs.
    private static let passwords = Lock<[String]>([])

    private static func takePasswords() {
        guard let file = ProcessInfo.processInfo.environment["WORKBOOK_PASSWORDS"],
            let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return }
        try? FileManager.default.removeItem(atPath: file)
        passwords.withLock { $0 = text.split(separator: "\n").reversed().map(String.init) }
    }

    /// The answer is about to be tried with this; nothing is known of the next input if it is empty.
    static func input(_ text: String) { if isWanted { mark("input", text) } }

    /// What is wrong with the answer, as data.
    static func lesson(_ lesson: Lesson) {
        guard isWanted, let data = try? JSONEncoder().encode(lesson) else { return }
        mark("lesson", String(decoding: data, as: UTF8.self))
    }

    private static let (descriptor, nowhere) = (
        file.map { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) } ?? STDOUT_FILENO,
        open("/dev/null", O_WRONLY | O_CLOEXEC)
    )

    /// `swift test` would mix it with what it says itself.
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
        // What stands in a buffer when an answer crashes would be lost.
        setvbuf(stdout, nil, _IOLBF, 0)
        Misuse.setHandler { mark("report", "\($0)") }
    }()

    private static let oneAtATime = Lock(())

    @discardableResult private static func mark(_ word: String, _ text: String) -> String {
        let line = "\u{1E}\(word) \(text.replacing("\n", with: " "))\n"
        oneAtATime.withLock { _ in
            // What the answer printed before stands before it.
            fflush(nil)
            try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(line.utf8))
        }
        return line
    }
}
