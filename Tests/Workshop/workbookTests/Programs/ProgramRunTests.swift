import Foundation
import Harness
import Testing
import Trials

@testable import Programs

/// A run of a chapter's program.
@Suite(.waits) struct ProgramRunTests {
    private func run(
        _ script: String, typed: String? = nil, seconds: Double = 20, bytes: Int = 1_000_000,
        isAwaited: () -> Bool = { true }
    ) throws -> ProgramRun {
        try ProgramRun(
            "/bin/sh", ["-c", script], typed: typed,
            limits: ProgramRun.Limits(time: .seconds(seconds), bytes: bytes), isAwaited: isAwaited)
    }

    @Test func `A program gets the typed lines as input; standard output and error are kept`() throws {
        let run = try run("cat; echo words >&2; exit 3", typed: "one\ntwo\n")
        #expect(run.output == Array("one\ntwo\n".utf8) && run.lastLines == ["words"] && run.end == .exited(3))
        #expect(try self.run("cat").output == [])
    }

    @Test func `Long output is complete`() throws {
        #expect(try run("head -c 900000 /dev/zero").output.count == 900_000)
    }

    @Test func `A program that does not end is ended at the time limit, with its children`() throws {
        let run = try run("sleep 600 & echo $!; wait", seconds: 0.5)
        let child = try #require(pid_t(String(decoding: run.output, as: UTF8.self).dropLast()))
        #expect(run.end == .stuck)
        try waitForEnd(of: [child])
    }

    @Test func `When a program ends, a child that keeps its output open is ended, too`() throws {
        let run = try run("sleep 600 & echo $!")
        let child = try #require(pid_t(String(decoding: run.output, as: UTF8.self).dropLast()))
        #expect(run.end == .exited(0))
        try waitForEnd(of: [child])
    }

    @Test func `A program that prints endlessly is ended`() throws {
        #expect(try run("while :; do echo again and again; done").end == .flooding)
    }

    @Test func `A program that nobody waits for is ended`() throws {
        #expect(try run("sleep 600", isAwaited: { false }).end == .unwanted)
    }
}
