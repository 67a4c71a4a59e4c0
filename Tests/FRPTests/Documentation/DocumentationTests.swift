import Testing

/// What is written about the core, held against the core and its tests.
@Suite("Documentation") enum DocumentationTests {
    /// The core stays small enough to be read.
    @Suite("Size") struct SizeTests {
        private let core: [Checkout.File]

        init() throws { core = try Checkout.files(in: "Sources/FRP", ending: ".swift") }

        @Test func `the core has at most 92 files and 2,150 lines of code`() {
            #expect(core.count <= 92 && lines(of: core) <= 2150)
        }

        @Test func `a value passes 12 files and 400 lines of code at most`() throws {
            let page = try Checkout.file("Sources/FRP/FRP.docc/FRP.md").text
            let way = page.components(separatedBy: "### The way of a value").dropFirst().joined()
            let names = way.matches(of: /\d+\. `(\w+\/\w+\.swift)`:/).map { "Sources/FRP/\($0.1)" }
            let files = core.filter { names.contains($0.path) }
            #expect(files.count == names.count && (10...12).contains(files.count))
            #expect(lines(of: files) <= 400)
        }

        /// Without blank lines and comments.
        private func lines(of files: [Checkout.File]) -> Int {
            files.flatMap { $0.text.split(separator: "\n") }
                .map { $0.trimmingPrefix(while: \.isWhitespace) }
                .filter { !$0.isEmpty && !$0.hasPrefix("//") }.count
        }
    }
}
