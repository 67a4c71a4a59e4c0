import Harness
import Testing

@testable import Checking
@testable import Coursework

/// Answers must not use what belongs to the tests.
struct ForbiddenTestAccessTests {
    private static let file = "Exercises/Chapter4/Signals.swift"
    private static let tests = "lab.expect(gusts(wind.signal)); #expect(wind.subscriptions == [])"

    private func trouble(_ text: String) -> String? {
        ForbiddenTestAccess([(Self.file, text)], tests: { Self.tests }).trouble
    }

    @Test(arguments: [
        "import ExerciseChecks", "import ExerciseTests", "import Testing", "import Lessons",
        "internal import ExerciseChecks", "@testable import ExerciseChecks",
        "import func ExerciseChecks.expect",
        "import /* mine */ ExerciseChecks", "import\nTesting", "import FRP; import `Testing`",
        "import Chapter4Solutions",
    ])
    func `An answer must not import the modules of the tests`(_ line: String) {
        #expect(trouble("import FRP\n\(line)\n")?.hasPrefix("\(Self.file):2 ") == true)
        #expect(trouble("import FRP\n\(line)\n")?.contains("belongs to the tests") == true)
    }

    @Test(arguments: [
        "@_spi(Checks) import Attempts", "@testable import Attempts", "@_silgen_name(\"x\") func x()",
        "@_cdecl(\"memcmp\") public func x() {}", "@c(memcmp) public func x() {}",
    ])
    func `An answer must not use SPI, or replace symbols`(_ line: String) {
        #expect(trouble(line)?.contains("must not change the tests") == true)
    }

    @Test func `A word in brackets belongs to its attribute`() {
        #expect(trouble("@_spi(Checks) import Attempts")?.contains("Delete `@_spi(Checks)`, and") == true)
    }

    @Test(arguments: [
        "public struct Always: Equatable, ExpressibleByArrayLiteral {}",
        "public struct Always {}\nextension Always: ExpressibleByArrayLiteral {}",
    ])
    func `An answer must not make a type from the tests' literals`(_ text: String) {
        #expect(trouble(text)?.contains("Delete `ExpressibleByArrayLiteral`, and check again.") == true)
    }

    @Test(arguments: [
        "extension MarbleSource where Value == Int { public var subscriptions: [Int] { [] } }",
        "public extension MarbleSource {\n    var signal: Signal<Int> { .empty }\n}",
        "extension Marbles.MarbleSource {\n    package var signal: Signal<Int> { .empty }\n}",
        "extension Array where Element == Int { public static func == (one: Self, other: Self) -> Bool { true } }",
    ])
    func `A public member is refused if the tests use that name`(_ text: String) {
        #expect(trouble("import FRP\n\(text)")?.contains("Delete the word `public`") == true)
    }

    @Test(arguments: [
        "import FRP\nimport Foundation\nimport Marbles\n",
        "// import ExerciseChecks\nlet text = \"import Testing\"\n/* @testable import X */",
        "extension MarbleSource { var signal: Signal<Int> { .empty } }",
        "extension Signal { public func doubled() -> Signal { self } }",
        "public extension Signal { func doubled() -> Signal { let signal = self; return signal } }",
        "public struct Parcel {}\nextension Parcel { public var signal: Int { 3 } }",
        "public func important() {}\nlet importTesting = 3",
        "@concurrent func calm() async {}\n// ExpressibleByArrayLiteral",
        "struct Word: ExpressibleByStringLiteral {}\npublic struct Parcel {}",
    ])
    func `Ordinary code is not refused`(_ text: String) { #expect(trouble(text) == nil) }

    @Test
    func `A chapter whose answers use the tests is not judged, with a reason; another chapter is judged`()
        throws
    {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "5.1.1": "passed"])
        try workbook.write("import ExerciseChecks\n", to: "Exercises/Chapter4/Helper.swift")
        try workbook.expect(
            "check", says: "✔ 5.1.1", "Exercises/Chapter4/Helper.swift:1 imports ExerciseChecks.",
            inWords: "Could not be tried: 4.3.1, 4.3.2.", status: 2)
    }
}
