import Testing

@testable import Checking
@testable import Coursework

/// What the tests call and is not there is found before anything is built.
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
    func `A function that was renamed is gone`(_ start: String) throws {
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
    func `One that is declared in another way is there`(_ start: String) throws {
        let text = StandIn.exercises.replacing("public func strongWinds", with: start)
        #expect(try verdicts(text).isEmpty)
    }

    @Test func `An exercise of which nothing is left is missing, with the way to bring it back`() throws {
        let found = try verdicts("import FRP\n")
        #expect(found.values.map(\.state) == [.missing, .missing])
        #expect(
            found["4.3.1"]?.lesson.text
                == "It is gone from Exercises/Chapter4/Signals.swift.\nBring it back with: swift run workbook reset 4.3.1"
        )
    }

    @Test func `An answer moved to another file of the chapter is there`() throws {
        #expect(
            try verdicts(StandIn.exercises.replacing("/// Exercise 4.3.2", with: "/// Moved 4.3.2")).isEmpty)
    }
}
