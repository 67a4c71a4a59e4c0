import Testing

/// What is written about the core, held against the core and its tests.
@Suite("Documentation") enum DocumentationTests {
    /// The core stays small enough to be read.
    @Suite("Size") struct SizeTests {
        private let core: [Checkout.File]

        init() throws { core = try Checkout.files(in: "Sources/FRP", ending: ".swift") }

        @Test func `the core has at most 92 files and 2,150 lines of code`() {
            let lines = core.flatMap { $0.text.split(separator: "\n") }
                .map { $0.trimmingPrefix(while: \.isWhitespace) }
            #expect(core.count <= 92)
            #expect(lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.count <= 2150)
        }

        @Test func `the files that a value passes are there`() throws {
            let page = try Checkout.file("Sources/FRP/FRP.docc/FRP.md").text
            let way = page.components(separatedBy: "### The way of a value").dropFirst().joined()
            let files = way.matches(of: /\d+\. `(\w+\/\w+\.swift)`:/).map { "Sources/FRP/\($0.1)" }
            #expect(files.count == 14)
            #expect(files.filter { file in !core.contains { $0.path == file } } == [])
        }
    }
}
