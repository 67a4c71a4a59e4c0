import Book
import FRP
import Marbles
import Synchronization

@testable import Narration

extension RunningExamples {
    /// A section as data, with questions before the output of its examples.
    struct QuestionerTests {
        private let guess = Guess(
            "let wind", "What is strong?",
            .right("the 7", shows: "strong -----7|", "It is above 5."),
            .wrong("the 3", shows: "strong --3---|", thinking: "3 is above 5.", "That needs a smaller limit.")
        )

        private func examples(
            asking guesses: [Guess], replacing diagrams: [DiagramPlace: String] = [:]
        ) throws -> [ExampleData] {
            let entry = BookSection("4.3", "Winds", name: "winds", pages: [:])
            let section = Section(entry) { tell in
                tell.example { print("calm") }
                tell.example {
                    let wind = Signal<Int>(marbles: "--3--7|")
                    print("it begins")
                    draw(["strong": wind.filter { $0 > 5 }])
                }
            }
            return try section.asking(guesses).data(typed: nil, replacing: diagrams).examples
        }

        @Test func `The right example has a question, and the output is the same as without it`()
            throws
        {
            let (asked, plain) = (try examples(asking: [guess]), try examples(asking: []))
            #expect(asked.map { $0.guess?.question } == [nil, "What is strong?"])
            #expect(plain.map { $0.guess?.question } == [nil, nil])
            #expect(
                asked.map(\.output) == plain.map(\.output) && asked.map(\.sources) == plain.map(\.sources))
        }

        @Test func `With another diagram, which changes the answer, nothing is asked`() throws {
            let place = try #require(DiagramPlace("wind"))
            let examples = try examples(asking: [guess], replacing: [place: "--9--7|"])
            #expect(examples.map { $0.guess?.question } == [nil, nil])
        }

        @Test func `The question comes before the output`() throws {
            let heard = Heard()
            let questioner = Questioner([guess], asking: heard)
            let section = Section(BookSection("4.3", "Winds", name: "winds", pages: [:])) { tell in
                tell.example {
                    let wind = Signal<Int>(marbles: "--3--7|")
                    draw(["strong": wind.filter { $0 > 5 }])
                }
            }
            _ = section.tell(to: questioner, typed: nil)
            #expect(heard.kinds == ["source", "guess", "picture", "over"])
        }
    }
}

/// Records the parts of examples that it gets.
private final class Heard: Audience {
    private let heard = Mutex<[String]>([])

    var kinds: [String] { heard.withLock(\.self) }

    func hear(_ block: Block) {
        guard case .example(_, let part) = block else { return }
        let kind =
            switch part {
            case .source: "source"
            case .guess: "guess"
            case .printed: "printed"
            case .drawn: "drawn"
            case .picture: "picture"
            case .over: "over"
            }
        heard.withLock { $0.append(kind) }
    }
}
