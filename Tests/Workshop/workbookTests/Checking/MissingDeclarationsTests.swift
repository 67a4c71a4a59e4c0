import Testing

@testable import Checking
@testable import Coursework

/// Declarations that the tests need and that are missing are found before a build.
struct MissingDeclarationsTests {
    private func verdicts(_ text: String) throws -> [String: Verdict] {
        let workbook = try StandIn()
        try workbook.write(text)
        let exercises = try workbook.catalogue().exercises.filter { $0.id.chapter == 4 }
        let found = MissingDeclarations.verdicts(on: exercises, try workbook.answers())
        return Dictionary(uniqueKeysWithValues: found.map { ("\($0.key)", $0.value) })
    }

    @Test(arguments: [
        "func strongWind(", "func StrongWinds(", "func strongWindsNew(", "let strongWind: (",
        "func windsStrong(_ strongWinds: (",
    ])
    func `A renamed function is missing`(_ start: String) throws {
        let found = try verdicts(StandIn.exercises.replacing("func strongWinds(", with: start))
        #expect(found.keys.sorted() == ["4.3.2"] && found["4.3.2"]?.state == .doesNotCompile)
        #expect(
            found["4.3.2"]?.lesson.text.contains(
                """
                The function strongWinds is gone, and its test calls it. Declare it again:
                    public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
                """) == true)
    }

    @Test(arguments: [
        "public  func  strongWinds", "func strongWinds", "public let strongWinds: @Sendable ",
        "@MainActor public func strongWinds",
        "public func `strongWinds`", "public\nfunc strongWinds", "public func strongWinds<Wind>",
    ])
    func `A function that is declared in another way is found`(_ start: String) throws {
        let text = StandIn.exercises.replacing("public func strongWinds", with: start)
        #expect(try verdicts(text).isEmpty)
    }

    @Test func `A deleted exercise is missing, and the lesson says how to restore it`() throws {
        let found = try verdicts("import FRP\n")
        #expect(found.values.map(\.state) == [.missing, .missing])
        #expect(
            found["4.3.1"]?.lesson.text
                == "It is gone from Exercises/Chapter4/Signals.swift.\nBring it back with: swift run workbook reset 4.3.1"
        )
    }

    @Test func `An answer in another file of the chapter is found`() throws {
        #expect(
            try verdicts(StandIn.exercises.replacing("/// Exercise 4.3.2", with: "/// Moved 4.3.2")).isEmpty)
    }
}
