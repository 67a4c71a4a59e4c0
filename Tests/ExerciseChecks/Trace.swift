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
        if !hasToldTexts.exchange(true) { tellTexts(ofTheChapterOf: number) }
        mark("begin", number)
    }

    private static let hasToldTexts = Lock(false)

    /// What the answers were compiled from, as the tool's copy of them says (`Sources/Checking/AnswerCopy.swift`).
    private static func tellTexts(ofTheChapterOf exercise: String) {
        let copied = NSClassFromString("Chapter\(exercise.prefix { $0 != "." })Exercises.CopiedTexts")
        guard let texts = copied as? any FingerprintedTexts.Type else { return }
        mark("built", texts.fingerprints.joined(separator: " "))
    }

    /// The answer has passed, and is tried with the laws from now on. What it prints then was printed before.
    static func laws() { if isWanted { mark("laws", "") } }

    static func end() { if isWanted { mark("end", "") } }

    /// The answer is about to be tried with this; nothing is known of the next input if it is empty.
    static func input(_ text: String) { if isWanted { mark("input", text) } }

    /// What is wrong with the answer, as data.
    static func lesson(_ lesson: Lesson) {
        guard isWanted, let data = try? JSONEncoder().encode(lesson) else { return }
        mark("lesson", String(decoding: data, as: UTF8.self))
    }

    private static let prepared: Void = {
        guard let file else { return }
        // `swift test` would mix it with what it says itself.
        let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        dup2(descriptor, STDOUT_FILENO)
        // What stands in a buffer when an answer crashes would be lost.
        setvbuf(stdout, nil, _IOLBF, 0)
        Misuse.setHandler { mark("report", "\($0)") }
    }()

    private static let oneAtATime = Lock(())

    private static func mark(_ word: String, _ text: String) {
        oneAtATime.withLock { _ in
            print("\u{1E}\(word) \(text.replacing("\n", with: " "))")
            fflush(nil)
        }
    }
}
