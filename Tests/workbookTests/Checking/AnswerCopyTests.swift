import Foundation
import Programs
import Testing

@testable import Checking
@testable import Coursework

/// What the compiler is given.
struct AnswerCopyTests {
    private let workbook: StandIn

    init() throws { workbook = try StandIn(isFilled: true) }

    private func write(leavingOut ids: [String] = []) throws -> String {
        let exercises = try workbook.catalogue().exercises.filter { $0.id.chapter == 4 }
        let copy = AnswerCopy(
            chapter: 4, answers: try workbook.answers(), exercises: exercises, root: workbook.folder)
        try copy.write(leavingOut: Set(ids.compactMap { ExerciseID($0) }))
        return try workbook.read(".build/answers/Chapter4/Signals.swift")
    }

    /// Where the compiler is told that each line comes from: `Signals.swift:7`.
    private func origins(of copy: String) -> [(place: String, text: String)] {
        var (file, line) = ("", 0)
        return copy.components(separatedBy: "\n").compactMap { text in
            if let match = text.firstMatch(of: /^#sourceLocation\(file: "(.+)", line: ([0-9]+)\)$/) {
                (file, line) = (String(match.1), Int(match.2) ?? 0)
                return nil
            }
            defer { line += 1 }
            return ("\(file.replacing(workbook.folder.path + "/", with: "")):\(line)", text)
        }
    }

    @Test func `It is what stands in the files, and says so`() throws {
        let lines = try workbook.read().components(separatedBy: "\n")
        let origins = origins(of: try write())
        #expect(origins.map(\.text) == lines)
        #expect(origins.map(\.place) == lines.indices.map { "\(StandIn.signals):\($0 + 1)" })
    }

    @Test func `An answer that is left out is as it was shipped; the lines of the others keep their numbers`()
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

    @Test func `What is gone is there as it was shipped`() throws {
        try workbook.write(StandIn.exercises.components(separatedBy: "/// Exercise 4.3.2")[0])
        #expect(try write(leavingOut: ["4.3.2"]).contains("func strongWinds"))
        try workbook.remove(StandIn.signals)
        #expect(try write(leavingOut: ["4.3.1", "4.3.2"]).contains("func gusts"))
    }

    @Test func `Files of the learner's own are copied, and go when they are gone`() throws {
        try workbook.write("let mine = 1\n", to: "Exercises/Chapter4/More/Mine.swift")
        _ = try write()
        let copy = ".build/answers/Chapter4/More/Mine.swift"
        #expect(try workbook.read(copy).hasSuffix("let mine = 1\n"))
        try workbook.remove("Exercises/Chapter4/More")
        _ = try write()
        #expect(throws: (any Error).self) { try workbook.read(copy) }
    }

    @Test func `An error at the end of the copy is one at the end of the file`() {
        let error = CompilerMessage(
            file: ".build/answers/Chapter4/Signals.swift", line: 15, column: 1, text: "expected '}'")
        let original = AnswerCopy.original(of: error)
        #expect(original.place == "Exercises/Chapter4/Signals.swift:14:1" && original.text == error.text)
        let other = CompilerMessage(file: "Sources/A.swift", line: 15, column: 1, text: "no")
        #expect(AnswerCopy.original(of: other) == other)
    }

    @Test func `What stays as it was is not written again`() throws {
        _ = try write()
        let file = workbook.path(".build/answers/Chapter4/Signals.swift")
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
        _ = try write()
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old)
    }

    @Test func `A path with quotes is no trouble`() throws {
        let place = #"a "quoted" \ place"#
        try workbook.write("let a = 1", to: "\(place)/Exercises/Chapter4/A.swift")
        let copy = AnswerCopy(
            chapter: 4, answers: try workbook.answers(), exercises: [],
            root: workbook.folder.appending(path: place))
        try copy.write(leavingOut: [])
        let text = try workbook.read("\(place)/.build/answers/Chapter4/A.swift")
        #expect(text.contains(#"a \"quoted\" \\ place/Exercises/Chapter4/A.swift"#))
    }
}
