import Testing

@testable import chapter6

/// What chapter 6 shows of its own sources.
struct SourceFolderTests {
    @Test(arguments: ["\n", "\r\n"])
    func `The public constants of a type are told as they are declared, however its lines end`(_ end: String)
    {
        let lines = [
            "public final class Wind {", "    /// How strong.",
            "    public let speed = Property(0, name: \"speed\")",
            "    let source: Source", "    public var isStrong: Bool { speed.value > 5 }", "}",
        ]
        #expect(SourceFolder.publicConstants(in: lines.joined(separator: end)) == ["let speed = Property(0)"])
    }

    @Test func `A type whose file cannot be read tells nothing`() {
        #expect(SourceFolder("Sources/Pixels/ViewModels").publicConstants(of: "Nobody") == [])
        #expect(!SourceFolder("Sources/Pixels/ViewModels").publicConstants(of: "TimelineViewModel").isEmpty)
    }
}
