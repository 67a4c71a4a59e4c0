import Foundation
import Harness
import Testing

@testable import workbook

extension FirstHourTests {
    /// Answers that try to pass without being right, in a clone of the last commit, with the real tests.
    struct Cheats {
        private static let names = [
            "public func exercise(_ test: @escaping @Sendable () throws -> Void) async {}",
            "package func exercise(without: Set<Int> = [], _ test: () -> Void) {}",
            "public func expect(_ yours: [Int], is expected: [Int], for given: String? = nil, because: String? = nil) {}",
            "public func expectPrediction(_ yours: [String], is actual: [String], hint: String) {}",
            "public func trying(_ input: String?, _ body: () -> Void) {}",
            "public func == (one: [Int], other: [Int]) -> Bool { true }",
            "public enum ExerciseChecks { public static func exercise(_ test: () -> Void) {} }",
            "public struct Tally { public init() {}; public var count: Int { 0 } }",
            "public struct Lab { public init() {} }", "public enum Law { case all }",
            "public struct Filter {}", "public enum Chapter3 {}",
        ]

        /// Each with the expected state of 3.2.1, whose answer is wrong.
        private static let cheats: [(helper: String, answer: String, state: String)] = [
            (names.joined(separator: "\n"), "[1]", "failed"),
            ("", "_ = Attempt.current?.noteFailure(); return [1]", "doesNotCompile"),
            ("import ExerciseChecks\nfunc help() { _ = Law.allCases }", "[1]", "notJudged"),
            (forgery, "forge(); return [1]", "notJudged"), (always, "[1]", "notJudged"),
            (memcmp, "[1]", "notJudged"),
            ("import Foundation\nfunc leave() -> Never { exit(0) }", "leave()", "crashed"),
        ]

        /// A type that is equal to every list that a test expects.
        private static let always = """
            public struct Always: Equatable, ExpressibleByArrayLiteral, Sendable {
                public init(arrayLiteral elements: Int...) {}
                public static func == (one: Always, other: Always) -> Bool { true }
            }
            """

        /// A replacement for the system's `memcmp`, which compares long strings.
        private static let memcmp = """
            @_cdecl("memcmp")
            public func same(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Int32 { 0 }
            """

        private static let forgery = #"""
            import Foundation
            func forge() {
                guard let path = ProcessInfo.processInfo.environment["WORKBOOK_TRACE"] else { return }
                let file = FileHandle(forUpdatingAtPath: path)
                _ = try? file?.seekToEnd()
                for mark in ["end passed x", "begin 3.3.1", "end passed y"] {
                    try? file?.write(contentsOf: Data("\u{1E}\(mark)\n".utf8))
                }
                exit(0)
            }
            """#

        @Test func `No cheat passes`() throws {
            let desk = try Desk()
            #expect(try desk.shell("swift build --product workbook").status == 0)
            for (helper, answer, state) in Self.cheats {
                try desk.write(helper, to: "Exercises/Chapter3/Helper.swift")
                try desk.answer("3.2.1", in: "Exercises/Chapter3/Map.swift", answer)
                let run = try desk.tool("grade 3.2 3.3 --json")
                try desk.write(run.text, to: "grades.json")
                let grades = try Grades(readFrom: desk.path("grades.json"))
                let found = grades.exercises.first { $0.id == "3.2.1" }?.state
                #expect(found == state && grades.core.passed == 0, "\(helper)\n\(run.text)\(run.errorText)")
            }
            try desk.remove("Exercises/Chapter3/Helper.swift")
            try desk.answer("3.2.1", in: "Exercises/Chapter3/Map.swift", "Set(hours.map { ($0 + 1) % 24 })")
            try desk.edit("Exercises/Chapter3/Map.swift") {
                $0 = $0.replacing("(_ hours: [Int]) -> [Int]", with: "(_ hours: [Int]) -> Set<Int>")
            }
            let set = try desk.tool("check 3.2.1").text
            #expect(set.contains("A set has no order, and holds each value once."), "\(set)")
        }
    }
}
