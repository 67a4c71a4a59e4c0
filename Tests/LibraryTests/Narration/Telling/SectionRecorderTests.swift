import Book
import FRP
import Foundation
import Marbles

@testable import Narration

extension RunningExamples {
    /// A section as data, for programs that do not show it in a terminal.
    struct SectionRecorderTests {
        private func data(
            replacing diagrams: [DiagramPlace: String] = [:], _ tell: @escaping @Sendable (Teller) -> Void
        ) throws -> SectionData {
            let entry = BookSection("4.3", "Winds", name: "winds", pages: ["signals": "信号"])
            return try Section(entry, tell: tell).data(typed: nil, replacing: diagrams)
        }

        @Test func `Blocks are in the order of the section`() throws {
            let data = try data { tell in
                tell.heading("The first turn")
                tell.prose("First `this`.")
                tell.diagram(["a   b"])
                tell.translation(["wind.rac_textSignal": "wind.signal", "[wind ctach:spare]": "?"])
                tell.fold("At work", "It has `another` name.")
                tell.closing("Rx says the same.")
            }
            #expect(
                data.blocks == [
                    .heading("The first turn"), .prose("First `this`."), .drawing(["a   b"]),
                    .translation([
                        Counterpart(
                            place: "the book", objectiveC: "wind.rac_textSignal", here: "wind.signal"),
                        Counterpart(place: "nowhere", objectiveC: "[wind ctach:spare]", here: "?"),
                    ]),
                    .fold(FoldData(title: "At work", text: "It has `another` name.")),
                    .aside("Rx says the same."),
                ])
            #expect((data.number, data.title, data.name) == ("4.3", "Winds", "winds"))
            #expect((data.place, data.chineseTitle) == ("chapter4/signals", "信号"))
        }

        @Test func `An example has its code, its output, and its diagrams`() throws {
            let data = try data { tell in
                tell.example {
                    let wind = Signal<Int>(marbles: "--3--7|")
                    print("one", terminator: " ")
                    print("line\nand another")
                    draw(["a table"])
                    draw(["strong": wind.filter { $0 > 5 }])
                }
                tell.example(file: "") { print("the second") }
            }
            let examples = data.examples
            #expect(examples.map(\.number) == [1, 2] && data.blocks.count == 2)
            let first = try #require(examples.first)
            #expect(first.code?.file.hasSuffix("SectionRecorderTests.swift") == true)
            #expect(first.code?.lines.count == 5 && first.sources.map(\.marbles) == ["--3--7|"])
            #expect(first.sources.map(\.current) == ["--3--7|"])
            #expect(first.output.prefix(2) == [.printed(["one line", "and another"]), .drawn(["a table"])])
            #expect(first.figures.map(\.text) == [["strong   -----7|", "seconds  0    5"]])
            #expect(examples[1].code == nil && examples[1].output == [.printed(["the second"])])
        }

        @Test func `Other diagrams for its sources change the output, and are in the data`() throws {
            let place = try #require(DiagramPlace("1.1"))
            let tell: @Sendable (Teller) -> Void = { tell in
                tell.example(file: "") { draw(["wind": Signal<Int>(marbles: "--3|")]) }
            }
            let data = try data(replacing: [place: "-9-|"], tell)
            let example = try #require(data.examples.first)
            let source = try #require(example.sources.first)
            #expect(source.marbles == "--3|" && source.current == "-9-|")
            #expect(source.moments.map(\.column) == [1, 3])
            #expect(example.figures.first?.text[0] == "wind     -9-|")
            let error = #expect(throws: UsageError.self) { try self.data(replacing: [place: "-9)|"], tell) }
            #expect(error?.message.contains("column 2") == true)
        }

        @Test func `A section that asks for typed lines says so`() throws {
            #expect(try data { _ = $0.typedLines }.readsTyped)
            #expect(try !data { $0.prose("Nobody is asked.") }.readsTyped)
        }

        @Test func `An encoded chapter can be decoded`() throws {
            let data = try SampleSections.chapter.data(of: SampleSections.chapter.sections)
            let read = try JSONDecoder().decode(ChapterData.self, from: Data(data.json().utf8))
            #expect(read == data && read.version == 5 && read.sections.count == 3)
        }
    }
}
