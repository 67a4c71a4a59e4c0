import Coursework
import Foundation
import Lessons

/// What the tests have printed, divided by the exercise that was tried.
///
/// The tests write marks between it, lines that begin with a control character (`Tests/ExerciseChecks/Trace.swift`): what was built,
/// which exercise begins, which input is tried, what the core reports, what is wrong. Everything else between two marks was printed by the
/// answer. While the laws are tried, an answer prints and reports the same once more: that is left out.
struct Trace {
    struct Part: Equatable {
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
    }

    private(set) var parts: [ExerciseID: Part] = [:]
    /// Those of the texts that the answers were compiled from. A mark that an answer prints is ignored: it comes too late.
    private(set) var fingerprints: Set<Fingerprint> = []
    private var current: ExerciseID?
    private var isTryingLaws = false

    init(_ text: String) { self.init(Data(text.utf8)) }

    /// - Parameter data: a file, which may be much larger than what is kept of it.
    init(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            var part = Part()
            while !rest.isEmpty {
                let line = rest.piece(before: 0x0A)
                take(line, &part)
                rest = rest.dropFirst(line.count + 1)
            }
            keep(part)
        }
    }

    private mutating func keep(_ part: Part) { current.map { parts[$0] = part } }

    private mutating func take(_ line: Slice<UnsafeRawBufferPointer>, _ part: inout Part) {
        // A mark may follow something that was printed without a line break.
        let printed = line.piece(before: 0x1E)
        let isMark = printed.count < line.count
        if current != nil, !isTryingLaws, !printed.isEmpty || !isMark { part.print(printed) }
        guard isMark else { return }
        let (word, rest) = Self.parted(String(decoding: line.dropFirst(printed.count + 1), as: UTF8.self))
        switch word {
        case "built" where parts.isEmpty && current == nil:
            fingerprints = Set(rest.split(separator: " ").map { Fingerprint(rawValue: String($0)) })
        case "begin":
            keep(part)
            (current, isTryingLaws, part) = (ExerciseID(rest), false, Part())
        case "laws": isTryingLaws = true
        case "passed": part.password = rest
        case "end":
            keep(part)
            current = nil
        case "input": part.tried = rest.isEmpty ? nil : rest
        case "report" where !isTryingLaws: part.report(rest)
        case "lesson":
            let lesson = try? JSONDecoder().decode(Lesson.self, from: Data(rest.utf8))
            if let lesson { part.lessons.append(lesson) }
        default: break
        }
    }

    private static func parted(_ mark: String) -> (word: Substring, rest: String) {
        let word = mark.prefix { $0 != " " }
        return (word, String(mark.dropFirst(word.count + 1)))
    }

    subscript(id: ExerciseID) -> Part { parts[id] ?? Part() }
}

extension Slice<UnsafeRawBufferPointer> {
    /// Up to the first of these bytes, or all. `firstIndex(of:)` takes seconds for some megabytes in a debug build.
    fileprivate func piece(before byte: Int32) -> Self {
        withUnsafeBytes { bytes in
            let found = bytes.baseAddress.flatMap { start in
                memchr(start, byte, bytes.count).map { UnsafeRawPointer($0) - start }
            }
            return prefix(found ?? count)
        }
    }
}
