import Testing

extension DocumentationTests {
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
