import Coursework
import Foundation
import Lessons

/// The reports of the tests, read while they run: which exercise is being tried, its result, and what it printed.
///
/// The tests write marks, lines that begin with a control character (`Tests/ExerciseChecks/Trace.swift`): what was built, which
/// exercise begins, which input is tried, what the core reports, what is wrong, how it ended. Everything else between two marks was
/// printed by the answer. While the laws are tried, an answer prints and reports the same once more: that is left out.
struct Trace {
    struct Part: Equatable {
        /// The result of the exercise; `nil` while it runs, and if the program ended first.
        var state: Verdict.State?
        var printed = ""
        /// How much was printed beyond the limits.
        var omitted = Omission()
        var reports: [String] = []
        var tried: String?
        var lessons: [Lesson] = []
        /// The secret word with which the tests vouch for a pass.
        var password: String?
        private var (linesLeft, charactersLeft) = (100, 4_000)

        fileprivate mutating func print(_ bytes: Slice<UnsafeRawBufferPointer>) {
            guard linesLeft > 0, charactersLeft > 0 else {
                omitted.lines += 1
                return
            }
            let (shown, omitted) = [String(decoding: bytes, as: UTF8.self)].shortened(
                toLines: linesLeft, characters: charactersLeft, knowing: omitted)
            self.omitted = omitted
            guard let shown = shown.first else { return }
            printed += shown + "\n"
            (linesLeft, charactersLeft) = (linesLeft - 1, charactersLeft - shown.count)
        }

        fileprivate mutating func report(_ text: String) {
            if reports.count < 100, !reports.contains(text) { reports.append(text) }
        }

        /// - Parameter words: the state, and for a pass the secret word.
        fileprivate mutating func end(_ words: String) {
            let words = words.split(separator: " ")
            state = words.first.flatMap { Verdict.State(rawValue: String($0)) } ?? .failed
            password = words.dropFirst().first.map(String.init)
        }
    }

    /// The fingerprints of the texts that the answers were compiled from. A mark with others that an answer prints is ignored: it
    /// comes later than that of the tests.
    private(set) var fingerprints: Set<Fingerprint> = []
    /// The exercise that is running.
    private(set) var running: ExerciseID?
    /// How often an exercise has begun or ended.
    private(set) var steps = 0
    private var parts: [ExerciseID: Part] = [:]
    /// The reports of the running exercise.
    private var part = Part()
    private var isTryingLaws = false

    subscript(id: ExerciseID) -> Part { id == running ? part : parts[id] ?? Part() }

    /// Reads what was written since the last call.
    ///
    /// - Parameter isAll: whether nothing more will be written. If more may come, an incomplete last line is left for the next
    ///   call.
    /// - Returns: how many bytes were read.
    mutating func read(_ data: Data, isAll: Bool) -> Int {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let line = rest.piece(before: 0x0A)
                guard isAll || line.count < rest.count else { break }
                take(line)
                rest = rest.dropFirst(line.count + 1)
            }
            return bytes.count - rest.count
        }
    }

    private mutating func take(_ line: Slice<UnsafeRawBufferPointer>) {
        // A mark may follow something that was printed without a line break.
        let printed = line.piece(before: 0x1E)
        let isMark = printed.count < line.count
        if running != nil, !isTryingLaws, !printed.isEmpty || !isMark { part.print(printed) }
        guard isMark else { return }
        let (word, rest) = Self.parted(String(decoding: line.dropFirst(printed.count + 1), as: UTF8.self))
        switch word {
        case "built" where steps == 0:
            fingerprints = Set(rest.split(separator: " ").map { Fingerprint(rawValue: String($0)) })
        case "begin": step(to: ExerciseID(rest))
        case "laws": isTryingLaws = true
        case "end":
            part.end(rest)
            step(to: nil)
        case "input": part.tried = rest.isEmpty ? nil : rest
        case "report" where !isTryingLaws: part.report(rest)
        case "lesson":
            let lesson = try? JSONDecoder().decode(Lesson.self, from: Data(rest.utf8))
            if let lesson { part.lessons.append(lesson) }
        default: break
        }
    }

    private mutating func step(to next: ExerciseID?) {
        if let running { parts[running] = part }
        (running, part, isTryingLaws) = (next, Part(), false)
        steps += 1
    }

    private static func parted(_ mark: String) -> (word: Substring, rest: String) {
        let word = mark.prefix { $0 != " " }
        return (word, String(mark.dropFirst(word.count + 1)))
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// The bytes up to the first of these, or all. In a debug build `firstIndex(of:)` takes seconds for some megabytes.
    fileprivate func piece(before byte: Int32) -> Self {
        withUnsafeBytes { bytes in
            let found = bytes.baseAddress.flatMap { start in
                memchr(start, byte, bytes.count).map { UnsafeRawPointer($0) - start }
            }
            return prefix(found ?? count)
        }
    }
}
