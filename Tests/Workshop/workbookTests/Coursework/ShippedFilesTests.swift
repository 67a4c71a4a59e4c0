import Foundation
import Testing

@testable import Coursework

/// The shipped files of a chapter are stored as one text, from which each file can be extracted unchanged.
struct ShippedFilesTests {
    private let workbook: StandIn
    private let place = ShippedFiles.path(ofChapter: 4)

    init() throws { workbook = try StandIn() }

    private func texts() throws(WorkbookError) -> [String: String] {
        try ShippedFiles(ofChapter: 4, in: workbook.folder).texts
    }

    @Test(arguments: [
        "", "\n", "\n\nlet empty = \"\"\n\n", "==> Signals.swift: 2 lines\n",
        "/*\n==> A.swift: 1 lines\n*/\n",
    ])
    func `Each file is extracted unchanged, whatever its text is`(_ text: String) throws {
        try workbook.ship(text, as: "Exercises/Chapter4/Subjects.swift")
        try workbook.ship("let last = 1\n", as: "Exercises/Chapter4/Time.swift")
        #expect(
            try texts() == [
                StandIn.signals: StandIn.exercises, "Exercises/Chapter4/Subjects.swift": text,
                "Exercises/Chapter4/Time.swift": "let last = 1\n",
            ])
    }

    @Test func `A checkout with CR LF makes no difference`() throws {
        try workbook.write(try workbook.read(place).replacing("\n", with: "\r\n"), to: place)
        #expect(try texts() == [StandIn.signals: StandIn.exercises])
    }

    @Test(
        "A damaged text is an error, which says where it is, and how to get it again",
        arguments: [
            ("empty", "", 1), ("without a headline", "import FRP\n", 1),
            ("cut off", "==> A.swift: 3 lines\n1\n2\n", 1),
            ("cut off in a line", "==> A.swift: 2 lines\n1\n2", 1),
            ("too long", "==> A.swift: 1 lines\n1\n2\n", 3),
            ("of two minds", "==> A.swift: 1 lines\n1\n<<<<<<< HEAD\n==> B.swift: 1 lines\n2\n", 3),
            ("for another folder", "==> ../A.swift: 1 lines\n1\n", 1),
        ])
    func damage(_ what: String, _ text: String, _ line: Int) throws {
        try workbook.write(text, to: place)
        let error = #expect(throws: WorkbookError.self) { try texts() }
        #expect(
            error?.message == """
                Exercises/Stubs/Chapter4.txt is damaged: see its line \(line). It belongs to the workbook, and nothing of yours is in \
                it. Get it again from the archive that you unpacked, or with: git checkout -- Exercises/Stubs/Chapter4.txt
                """)
    }

    @Test func `A missing text is an error`() throws {
        try workbook.remove(place)
        let complaint = "Exercises/Stubs/Chapter4.txt is missing, or cannot be read."
        #expect(try workbook.expect("list", complains: complaint, status: 2).text.words == "")
    }

    @Test func `Folders of no chapter need no text`() throws {
        try workbook.write("let old = 1\n", to: "Exercises/Chapter4 as it was/Signals.swift")
        try workbook.write("let mine = 1\n", to: "Exercises/Chapter12/Mine.swift")
        #expect(ShippedFiles.chapters(in: workbook.folder) == [4, 5])
    }
}
