import Book
import Foundation
import Harness
import Testing

/// `which` without a terminal, or without questions.
struct WhichTests {
    @Test func `An unknown operator is an error, which names the nearest one`() throws {
        let workbook = try StandIn()
        try workbook.expect(
            "which debonce", complains: "“which” asks nothing about “debonce”.", "Did you mean “debounce”?",
            "It asks about:\nmerge, concat", status: 64)
        try workbook.expect("which zip merge", complains: "one operator at a time", status: 64)
        #expect(workbook.builds == [])
    }

    @Test func `In a pipe it says that it builds, and why there are no questions`() throws {
        let workbook = try StandIn(fates: [
            "error": "ROOT/Chapters/Chapter4/Signals.swift:1:2: error: expected expression"
        ])
        try workbook.expect(
            "which </dev/null",
            complains: "Building chapter 4, which makes the questions.",
            "The questions are made by chapter 4.",
            "expected expression", status: 2)
        #expect(workbook.builds.count == 1)
    }

    @Test func `If the chapter's program fails, the error has its last lines`() throws {
        let workbook = try StandIn()
        try workbook.writeProgram("echo broken >&2; exit 1")
        try workbook.expect(
            "which </dev/null", complains: "The program of chapter 4 has made no question.", "broken",
            status: 2)
        #expect(workbook.builds == [])
    }
}
