import Book
import FRP
import Foundation
import Marbles

@testable import Narration

extension RunningExamples {
    struct RunningExampleTests {
        private func teller(on paper: Paper) -> Teller {
            let page = Page(style: .plain)
            let section = BookSection("4.3", "Winds", pages: [:])
            return Teller(section, to: Typesetter(page, on: paper), page: page, typed: nil)
        }

        /// The output of an example without its source.
        private func shown(_ body: () throws -> Void) -> [String] {
            let paper = Paper()
            teller(on: paper).example(file: "", body)
            return paper.text.lines
        }

        @Test func printIsLikeSwifts() {
            let absent: Int? = nil
            let shown = shown {
                print("wind", 7, [1.5], separator: ", ")
                print("half", terminator: " ")
                print("and half\nsecond line")
                print()
                print(absent as Any, "\r\nthird", terminator: "")
            }
            expect(
                shown,
                read: """
                       ▸ wind, 7, [1.5]
                       ▸ half and half
                       ▸ second line
                       ▸
                       ▸ nil
                       ▸ third
                    """.replacing("nil\n", with: "nil \n")
            )
        }

        @Test func drawingsStandApart() {
            let shown = shown {
                print("before", terminator: "")
                draw(["--a--|", "--b--|"])
                draw(["--c--|"])
                print("after")
            }
            expect(shown, read: "   ▸ before\n\n     --a--|\n     --b--|\n\n     --c--|\n\n   ▸ after")
        }

        @Test func eachExampleHasAClockOfItsOwn() {
            for _ in 1...2 {
                let shown = shown {
                    clock.schedule(after: .seconds(3)) { print("at", clock.now) }
                    clock.run()
                }
                #expect(shown == ["   ▸ at 3.0 seconds"])
            }
        }

        @Test func whatIsPrintedWhileAPictureIsTakenStandsBeforeIt() {
            let shown = shown {
                let wind = Signal<Int>(marbles: "--3|").doNext { print("wind", $0) }
                draw(["wind": wind])
            }
            expect(shown, read: "   ▸ wind 3\n\n     wind     --3|\n     seconds  0")
        }

        @Test func `A warning of the core is printed`() {
            let label = Property("", name: "The label")
            let shown = shown {
                for text in ["one", "other"] { Signal.return(text).concat(.never).bind(to: label) }
                print("the label says", label.value)
            }
            let warning = "   ▸ FRP: The label is bound already, and a second signal was bound to it. The"
            #expect(shown.first == warning)
            #expect(shown.last == "   ▸ the label says one")
        }

        @Test func linesOfOtherThreadsAreWhole() {
            let count = 200
            let shown = shown {
                DispatchQueue.concurrentPerform(iterations: count) { print("reading", $0) }
            }
            #expect(Set(shown) == Set((0..<count).map { "   ▸ reading \($0)" }) && shown.count == count)
        }

        @Test func linesOfAnotherThreadStandWhereTheyWerePrinted() {
            let shown = shown {
                print("here")
                onThreads(1) { _ in print("there") }
                print("here again")
            }
            expect(shown, read: "   ▸ here\n   ▸ there\n   ▸ here again")
        }

        @Test func anExampleInsideAnotherPrintsIntoItself() {
            let inner = Paper()
            let shown = shown {
                print("outer")
                teller(on: inner).example(file: "") {
                    print("inner")
                }
                print("outer again")
            }
            expect(shown, read: "   ▸ outer\n   ▸ outer again")
            expect(inner.text.lines, read: "   ▸ inner")
        }

        @Test func anErrorIsTheLastLine() {
            let shown = shown {
                print("asking", terminator: "")
                throw CocoaError(.fileNoSuchFile)
            }
            #expect(shown.first == "   ▸ asking")
            #expect(shown.dropFirst().first?.hasPrefix("   ▸ stopped by an error: ") == true)
        }

        @Test func anExampleThatIsOverTakesNoMore() {
            let paper = Paper()
            let example = RunningExample(1, to: Typesetter(Page(style: .plain), on: paper))
            example.run {}
            #expect(!example.print("late\n") && !example.draw(["late"]) && paper.text.isEmpty)
        }
    }
}
