import Foundation
import Testing

@testable import Coursework

/// Writing the code of an exercise into its file.
struct AnswerFileTests {
    private static let stub = "public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {\n    todo()\n}"
    private static let code = stub.replacing("todo()", with: "// 风\n    wind")
    private let workbook: StandIn

    init() throws { workbook = try StandIn() }

    private func write(_ code: String = code, over base: String = stub) throws -> Bool {
        var session = try workbook.session()
        return try session.write(code, to: workbook.exercise("4.3.2"), inPlaceOf: base)
    }

    @Test(
        arguments: [
            "", "\n", "\n\n// what is mine\n\n\n", "\n/// Exercise 9.9.9 · Of another.\nlet other = 1",
        ],
        ["\n", "\r\n"])
    func `Only the code is replaced: every other byte stays`(_ end: String, _ lineEnd: String) throws {
        let url = workbook.folder.appending(path: StandIn.signals)
        // With a byte-order mark, and with one line whose ending differs.
        func file(_ text: String) -> Data {
            Data("\(text.dropLast())\(end)".replacing("\n", with: lineEnd).utf8)
        }
        try (Data("\u{FEFF}let mixed = 1\r".utf8) + file(StandIn.exercises)).write(to: url)
        let base = try workbook.answer(to: "4.3.2").code
        #expect(base.hasPrefix(Self.stub))
        #expect(try write(base.replacing("todo()", with: "// 风\n    wind"), over: base))
        let expected = StandIn.exercises(answering: "4.3.2", with: "// 风\n    wind")
        #expect(try Data(contentsOf: url) == Data("\u{FEFF}let mixed = 1\r".utf8) + file(expected))
    }

    @Test func `A change from elsewhere is not overwritten; an equal text is no change`() throws {
        let saved = StandIn.exercises(answering: "4.3.2")
        try workbook.write(saved)
        #expect(try !write())
        #expect(try write(Self.stub.replacing("todo()", with: "wind"), over: "something"))
        #expect(try workbook.read() == saved)
    }

    @Test(arguments: ["headline", "exercise", "file"])
    func `A deleted headline, exercise or file is restored with the answer`(_ what: String) throws {
        var base = ""
        switch what {
        case "headline":
            base = Self.stub
            try workbook.write(StandIn.exercises.replacing("/// Exercise 4.3.2 · Let only", with: "/// Only"))
        case "exercise":
            try workbook.write(StandIn.exercises.components(separatedBy: "/// Exercise 4.3.2")[0])
        default: try workbook.remove(StandIn.signals)
        }
        #expect(try write(over: base))
        #expect(try workbook.answer(to: "4.3.2").code == Self.code)
        #expect(try workbook.answer(to: "4.3.1").code.contains("todo()"))
    }

    @Test(
        "If an answer cannot be written, that is an error, and the file stays as it was",
        arguments: [
            ("read-only", "is read-only"), ("another headline", "begins another exercise"),
            ("bytes", "could not be"),
        ])
    func refusals(_ what: String, _ words: String) throws {
        let url = workbook.folder.appending(path: StandIn.signals)
        var (code, base) = (Self.code, Self.stub)
        switch what {
        case "read-only":
            try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: url.path)
        case "bytes":
            try Data([0xFF, 0xFE]).write(to: url)
            base = ""
        default: code += "\n/// Exercise 4.3.9 · Mine."
        }
        let before = try Data(contentsOf: url)
        let error = #expect(throws: WorkbookError.self) { try write(code, over: base) }
        #expect(error?.message.contains(words) == true)
        #expect(try Data(contentsOf: url) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).count
                == 1)
    }

    @Test func `The file keeps its mode, and a symbolic link stays a link`() throws {
        let (url, other) = (
            workbook.folder.appending(path: StandIn.signals), workbook.folder.appending(path: "mine.swift")
        )
        try FileManager.default.moveItem(at: url, to: other)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: other)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: other.path)
        #expect(try write())
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: url.path) == other.path)
        #expect(
            try FileManager.default.attributesOfItem(atPath: other.path)[.posixPermissions] as? Int == 0o640)
        #expect(try String(contentsOf: other, encoding: .utf8).contains("// 风"))
    }
}
