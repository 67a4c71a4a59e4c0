import Marbles
import Testing

extension DocumentationTests {
    /// The code blocks in the documentation of the operators are run: diagrams in virtual time, snippets as they are.
    @Suite("Examples") struct ExampleTests {
        private static let entries =
            transformingExamples + choosingExamples + joiningExamples + timedExamples

        private static func blocks() throws -> [CodeBlock] {
            let operators = try Checkout.files(in: "Sources/FRP/Operators", ending: ".swift")
            let creation = try Checkout.file("Sources/FRP/Signal/Creation.swift")
            return (operators + [creation]).flatMap(CodeBlock.all)
        }

        @Test func `what is shown is what happens`() throws {
            for block in try Self.blocks() {
                let entries = try Self.entries.filter { try $0.isBehind(block) }
                #expect(
                    entries.count == 1, "\(block.place)\none entry must contain the code of\n\(block.text)")
                guard let entry = entries.first else { continue }
                let happened = try entry.run(showing: block)
                #expect(
                    happened == block.shown,
                    "\(block.place)\n\(block.text)\nreally:\n\(happened.joined(separator: "\n"))")
            }
        }

        @Test func `every entry is shown`() throws {
            let blocks = try Self.blocks()
            let hidden = try Self.entries.filter { entry in try !blocks.contains { try entry.isBehind($0) } }
            #expect(try hidden.map { try $0.text() } == [])
        }

        @Test func `a diagram has sources, one line of code, and a result`() throws {
            let diagram = try #require(
                DocumentedDiagram([
                    "source         --1--2!        left at 5",
                    "other               ^'a b'|",
                    "source.merge(other)",
                    "result         --1--(2|)",
                ]))
            #expect(diagram.sources.map(\.marbles) == ["--1--2!", "     ^'a b'|"])
            #expect(diagram.call == "source.merge(other)")
            #expect(diagram.result.marbles == "--1--(2|)")
            #expect(DocumentedDiagram(["source  --1|", "result  --1|"]) == nil)
            #expect(DocumentedDiagram(["map { $0 }", "source  --1|"]) == nil)
        }

        @Test func `a result that is something else is noticed`() throws {
            for result in ["--2--4--5|", "--2--4--", "--4--2---|"] {
                let block = CodeBlock(
                    place: "", lines: ["source  --1--2---|", "map { $0 * 2 }", "result  \(result)"])
                let example = Example("") { $0.numbers("source").map { $0 * 2 } }
                #expect(try example.run(showing: block) != block.shown)
            }
        }

        @Test func `a source that is subscribed at another time, or not at all, is noticed`() throws {
            let block = CodeBlock(
                place: "", lines: ["one     --1|", "other     ^-2|", "one.concat(other)", "result  --1-2|"])
            let late = Example("") { $0.numbers("one").concat($0.numbers("other")) }
            #expect(try late.run(showing: block) == ["--1|", "   ^-2|", "--1--2|"])
            let never = Example("") { $0.numbers("one") }
            #expect(try never.run(showing: block)[1] == "")
        }

        @Test func `an entry is about a block if its code is all that the entry does`() throws {
            let entry = "Example(\"\") { $0.numbers(\"source\")\n    .map { $0 * 2 }\n},"
            #expect(entry.ends(withCode: "map { $0 * 2 }"))
            #expect(!entry.ends(withCode: "ap { $0 * 2 }"))
            #expect(!entry.ends(withCode: "numbers(\"source\")"))
        }
    }
}

extension CodeBlock {
    fileprivate var text: String { lines.joined(separator: "\n") }

    /// What it says that happens.
    fileprivate var shown: [String] {
        if let diagram = DocumentedDiagram(lines) {
            return (diagram.sources + [diagram.result]).map(\.marbles)
        }
        return DocumentedSnippet(lines)?.output ?? []
    }
}
