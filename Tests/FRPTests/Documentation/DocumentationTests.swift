import Testing

/// What is written about the core, held against the core and its tests.
@Suite("Documentation", .reported) enum DocumentationTests {
    /// The core stays small enough to be read.
    @Suite("Size") struct SizeTests {
        private let core: [Checkout.File]

        /// What stands on Foundation is a module of its own.
        init() throws {
            core = try Checkout.files(in: "Sources/FRP", ending: ".swift")
                .filter { !$0.path.hasPrefix("Sources/FRP/Foundation/") }
        }

        @Test func `the core has at most 93 files and 2,215 lines of code`() {
            #expect(core.count <= 93 && lines(of: core) <= 2215)
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

    /// The pages of `Sources/FRP/FRP.docc` list in groups what is public.
    @Suite("Groups") struct GroupTests {
        @Test func `every public type stands on the first page`() throws {
            let page = try Checkout.file("Sources/FRP/FRP.docc/FRP.md").text
            let types = try Checkout.files(in: "Sources/FRP", ending: ".swift").flatMap { file in
                file.text.matches(of: /\npublic (?:final )?(?:class|struct|enum|protocol) (\w+)/).map(\.1)
            }
            #expect(types.count > 20)
            #expect(types.filter { !page.contains("- ``\($0)``") } == [])
        }

        @Test func `every operator stands on the page of Signal`() throws {
            let page = try Checkout.file("Sources/FRP/FRP.docc/Signal.md").text
            let operators = try Checkout.files(in: "Sources/FRP/Operators", ending: ".swift").flatMap {
                file in
                // What is no longer available has a line above it that says its new name.
                file.text.matches(
                    of: /(\n    @available.*)?\n    (?:@discardableResult )?public (?:static )?func `?(\w+)/
                ).filter { $0.1 == nil }.map(\.2)
            }
            #expect(operators.count > 50)
            #expect(operators.filter { !page.contains("- ``\($0)(") } == [])
        }
    }
}
