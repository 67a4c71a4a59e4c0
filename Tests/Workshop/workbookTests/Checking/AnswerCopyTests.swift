import Foundation
import Programs
import Testing

@testable import Checking
@testable import Coursework

/// The copy of the answers that is compiled.
struct AnswerCopyTests {
    private let workbook: StandIn

    init() throws { workbook = try StandIn(isFilled: true) }

    private func copy() throws -> AnswerCopy {
        let exercises = try workbook.catalogue().exercises.filter { $0.id.chapter == 4 }
        return AnswerCopy(
            chapter: 4, answers: try workbook.answers(), exercises: exercises, root: workbook.folder)
    }

    private func write(leavingOut ids: [String] = []) throws -> String {
        _ = try copy().write(leavingOut: Set(ids.compactMap { ExerciseID($0) }))
        return try workbook.read(".build/answers/Chapter4/Signals.swift")
    }

    /// The place of each line according to `#sourceLocation`: `Signals.swift:7`.
    private func origins(of copy: String) -> [(place: String, text: String)] {
        var (file, line) = ("", 0)
        return copy.components(separatedBy: "\n").compactMap { text in
            if text.hasPrefix("func text_") { return nil }
            if let match = text.firstMatch(of: /^#sourceLocation\(file: "(.+)", line: ([0-9]+)\)$/) {
                (file, line) = (String(match.1), Int(match.2) ?? 0)
                return nil
            }
            defer { line += 1 }
            return ("\(file.replacing(workbook.folder.path + "/", with: "")):\(line)", text)
        }
    }

    @Test func `The copy has the text of the files, and their line numbers`() throws {
        let lines = try workbook.read().components(separatedBy: "\n")
        let origins = origins(of: try write())
        #expect(origins.map(\.text) == lines)
        #expect(origins.map(\.place) == lines.indices.map { "\(StandIn.signals):\($0 + 1)" })
    }

    @Test func `An answer that is left out is replaced by its stub; the other lines keep their numbers`()
        throws
    {
        try workbook.write(
            StandIn.exercises(answering: "4.3.1", with: "wind.\n        broken(\n").replacing(
                "        todo()", with: "        wind"))
        let own = try workbook.read().components(separatedBy: "\n")
        let origins = origins(of: try write(leavingOut: ["4.3.1"]))
        #expect(!origins.contains { $0.text.contains("broken") })
        #expect(origins.contains { $0.place.hasPrefix("Exercises/Stubs/") && $0.text == "    todo()" })
        for (place, text) in origins where place.hasPrefix(StandIn.signals) {
            let number = try #require(Int(place.split(separator: ":")[1]))
            #expect(own[number - 1] == text)
        }
        #expect(origins.contains { $0.text.contains("Exercise 4.3.2") })
    }

    @Test func `A missing exercise is replaced by its stub`() throws {
        try workbook.write(StandIn.exercises.components(separatedBy: "/// Exercise 4.3.2")[0])
        #expect(try write(leavingOut: ["4.3.2"]).contains("func strongWinds"))
        try workbook.remove(StandIn.signals)
        #expect(try write(leavingOut: ["4.3.1", "4.3.2"]).contains("func gusts"))
    }

    @Test func `Files of the learner's own are copied, and removed from the copy when they are gone`() throws
    {
        try workbook.write("let mine = 1\n", to: "Exercises/Chapter4/More/Mine.swift")
        _ = try write()
        let copy = ".build/answers/Chapter4/More/Mine.swift"
        #expect(try workbook.read(copy).hasSuffix("let mine = 1\n"))
        try workbook.remove("Exercises/Chapter4/More")
        _ = try write()
        #expect(throws: (any Error).self) { try workbook.read(copy) }
    }

    @Test func `Each file has the fingerprint of its text, and a list has all fingerprints`() throws {
        try workbook.write("let mine = 1\n", to: "Exercises/Chapter4/Mine.swift")
        let before = try copy().write(leavingOut: [])
        #expect(before.count == 2)
        for (file, count) in [("Signals", 1), ("Mine", 1), ("CopiedTexts", 0)] {
            let text = try workbook.read(".build/answers/Chapter4/\(file).swift")
            #expect(before.count { text.contains("\"\($0.rawValue)\"") } == count)
        }
        let list = try workbook.read(".build/answers/Chapter4/CopiedTexts.swift")
        try workbook.write("let mine = 2\n", to: "Exercises/Chapter4/Mine.swift")
        let after = try copy().write(leavingOut: [])
        #expect(after.intersection(before).count == 1)
        // The list changes only if a file is added or removed, so it is seldom compiled again.
        #expect(try workbook.read(".build/answers/Chapter4/CopiedTexts.swift") == list)
    }

    @Test
    func `A message that names the copy gets the learner's file, and a line within it`()
        throws
    {
        let own = try workbook.read().components(separatedBy: "\n")
        for left in [[], ["4.3.1"], ["4.3.2"]] {
            let lines = try write(leavingOut: left).components(separatedBy: "\n")
            for (index, line) in lines.enumerated() {
                let error = CompilerMessage(
                    file: ".build/answers/Chapter4/Signals.swift", line: index + 1, column: 1, text: "no")
                let original = try copy().original(of: error)
                #expect(original.file == StandIn.signals && (1...own.count).contains(original.line))
                if line.contains("wind.") { #expect(own[original.line - 1] == line) }
            }
        }
        let other = CompilerMessage(file: "Sources/A.swift", line: 15, column: 1, text: "no")
        #expect(try copy().original(of: other) == other)
    }

    @Test func `An unchanged file is not written again`() throws {
        _ = try write()
        let file = workbook.path(".build/answers/Chapter4/Signals.swift")
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
        _ = try write()
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old)
    }

    @Test func `Each text of a file gets a date in another second, even a former text that comes back`()
        throws
    {
        let texts = [("wind", "4.3.1"), ("todo()", "4.3.1"), ("wind", "4.3.1"), ("wind", "4.3.2")]
        let seconds = try texts.map { answer, id in
            try workbook.write(StandIn.exercises(answering: id, with: answer))
            _ = try write()
            return try date(of: "Signals.swift").timeIntervalSince1970
        }
        #expect(seconds == seconds.map { $0.rounded(.down) } && seconds == Set(seconds).sorted())
    }

    @Test func `A file that was gone comes back with a new date`() throws {
        let file = "Exercises/Chapter4/Mine.swift"
        let dates = try ["let mine = 1", nil, "let mine = 2"].compactMap { text in
            if let text { try workbook.write(text, to: file) } else { try workbook.remove(file) }
            _ = try write()
            return text == nil ? nil : try date(of: "Mine.swift")
        }
        #expect(dates[1].timeIntervalSince(dates[0]) >= 1)
    }

    private func date(of file: String) throws -> Date {
        let path = workbook.path(".build/answers/Chapter4/\(file)")
        return try #require(
            try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    }

    @Test func `A path may contain quotes`() throws {
        let place = #"a "quoted" \ place"#
        try workbook.write("let a = 1", to: "\(place)/Exercises/Chapter4/A.swift")
        let root = workbook.folder.appending(path: place)
        let catalogue = try workbook.catalogue()
        let copy = AnswerCopy(
            chapter: 4, answers: Answers(to: catalogue, in: root), exercises: [], root: root)
        _ = try copy.write(leavingOut: [])
        let text = try workbook.read("\(place)/.build/answers/Chapter4/A.swift")
        #expect(text.contains(#"a \"quoted\" \\ place/Exercises/Chapter4/A.swift"#))
    }
}
