import Coursework
import Foundation
import Lessons

/// What the tests have printed, taken apart by the exercise that was tried.
///
/// The tests mark it with lines that begin with a control character (`Tests/ExerciseChecks/Trace.swift`):
/// what was built, which exercise begins, which input is tried, what the core reports, what is wrong. Everything else between two marks was printed by the answer.
/// When the laws are tried, it is printed and reported once more, and left out.
struct Trace {
    struct Part: Equatable {
        var printed = ""
        /// What was printed beyond as much as anybody reads.
        var omitted = Omission()
        var reports: [String] = []
        var tried: String?
        var lessons: [Lesson] = []
        private var (linesLeft, charactersLeft) = (100, 4_000)

        fileprivate mutating func print(_ line: String) {
            let (shown, omitted) = [line].shortened(
                toLines: linesLeft, characters: charactersLeft, knowing: omitted)
            self.omitted = omitted
            guard let shown = shown.first else { return }
            printed += shown + "\n"
            (linesLeft, charactersLeft) = (linesLeft - 1, charactersLeft - shown.count)
        }

        fileprivate mutating func report(_ text: String) {
            if reports.count < 100 { reports.append(text) }
        }
    }

    private(set) var parts: [ExerciseID: Part] = [:]
    /// The fingerprints of the texts that the answers were compiled from. Nothing that an answer prints is taken for them.
    private(set) var texts: Set<Fingerprint> = []

    init(_ text: String) { self.init(Data(text.utf8)) }

    /// - Parameter data: a file, which may be larger than what is kept of it.
    init(_ data: Data) {
        var current: ExerciseID?
        var isTryingLaws = false
        for line in data.lines {
            // A mark may follow something that was printed without a line break.
            let sign = line.firstIndex(of: 0x1E)
            let printed = line[..<(sign ?? line.endIndex)]
            if let current, !isTryingLaws, !printed.isEmpty || sign == nil {
                parts[current, default: Part()].print(String(decoding: printed, as: UTF8.self))
            }
            guard let sign else { continue }
            let (word, rest) = Self.parted(String(decoding: line[(sign + 1)...], as: UTF8.self))
            switch word {
            case "built" where parts.isEmpty:
                texts = Set(rest.split(separator: " ").map { Fingerprint(rawValue: String($0)) })
            case "begin":
                (current, isTryingLaws) = (ExerciseID(rest), false)
                if let current { parts[current] = Part() }
            case "laws": isTryingLaws = true
            case "end": current = nil
            case "input": current.map { parts[$0, default: Part()].tried = rest.isEmpty ? nil : rest }
            case "report" where !isTryingLaws: current.map { parts[$0, default: Part()].report(rest) }
            case "lesson":
                let lesson = try? JSONDecoder().decode(Lesson.self, from: Data(rest.utf8))
                if let current, let lesson { parts[current, default: Part()].lessons.append(lesson) }
            default: break
            }
        }
    }

    private static func parted(_ mark: String) -> (word: Substring, rest: String) {
        let word = mark.prefix { $0 != " " }
        return (word, String(mark.dropFirst(word.count + 1)))
    }

    subscript(id: ExerciseID) -> Part { parts[id] ?? Part() }
}

extension Data {
    /// The lines, one at a time, without what ends them; after the last line break there is none.
    fileprivate var lines: some Sequence<Data> {
        sequence(state: startIndex) { start -> Data? in
            guard start < endIndex else { return nil }
            let rest = self[start...]
            // `firstIndex(of:)` takes seconds for some megabytes in a debug build.
            let length = rest.withUnsafeBytes { bytes in
                bytes.baseAddress.flatMap { start in
                    memchr(start, 0x0A, bytes.count).map { UnsafeRawPointer($0) - start }
                }
            }
            let end = start + (length ?? rest.count)
            start = end + 1
            return self[rest.startIndex..<end]
        }
    }
}
