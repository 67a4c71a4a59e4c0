import FRP
import Text
import Harness
import Testing

@testable import Marbles

struct PictureTests {
    /// Timelines named a, b, c…, of diagrams whose characters are the values.
    private static func timelines(_ drawn: [String], remark: String? = nil) throws -> [Timeline] {
        try zip("abcdef", drawn).map { Timeline("\($0)", try Diagram<String>($1), remark: remark) }
    }

    @Test(
        "lines are drawn as they are written, and equal times stand one under the other",
        arguments: [
            (["--1--2|", "-----3--"], ["a  --1--2|", "b  -----3--"]),
            (["--1--2|", "   ^-1|"], ["a  --1--2|", "b     ^-1|"]),
            (["(12)-3", "-4----"], ["a  (12)-3", "b  -4----"]),
            (["-(12)--3", "-4---5-3"], ["a  -(12)--3", "b  -4---5-3"]),
            (["流-1", "-1-"], ["a  流-1", "b  -1-"]),
            (["--'18°'----5", "---2-3--"], ["a  --18°------5", "b  ---2-3--"]),
            // Where one value has several characters, none touch.
            (["-'18°'|", "12"], ["a  --18°--|", "b  1-2"]),
            (["-('18°''21°'X)"], ["a  -(18°,21°,X)"]),
            (["-'-5'-'a b'-''|"], ["a  -'-5'-'a b'-''|"]),
            ([""], ["a"]),
        ]
    )
    func draws(diagrams: [String], picture: [String]) throws {
        #expect(Picture(try Self.timelines(diagrams)).lines == picture)
    }

    @Test("time is stretched, in all lines alike, where a value needs the room")
    func stretches() throws {
        let weather = try Diagram("-ab|", values: ["a": "18°", "b": "21°"])
        let groups = Diagram(events: [0, 0, 1].map { TimedEvent(at: .seconds($0), Event.next(7)) })
        let picture = Picture(
            Timeline("weather", weather),
            Timeline("visits", try Diagram<Int>("-123|")),
            Timeline("same", groups)
        )
        #expect(
            picture.lines == [
                "weather  ------18°-21°|",
                "visits   ------1---2--3|",
                "same     (7,7)-7",
            ]
        )
    }

    @Test("times between columns get columns of their own, in order")
    func halfTimes() {
        let halves = (0..<4).map { TimedEvent(at: .milliseconds(500 * $0), Event.next($0)) }
        let wholes = [TimedEvent(at: .seconds(1), Event.next(2))]
        let picture = Picture(
            Timeline("halves", Diagram(events: halves)),
            Timeline("wholes", Diagram(events: wholes))
        )
        #expect(picture.description == "halves  0123\nwholes  --2")
    }

    @Test("remarks stand at the right, and below where they have no room")
    func remarks() throws {
        let lines = [
            Timeline("window", try Diagram<String>("--a--b--c--|")),
            Timeline("garden", try Diagram<String>("     ^-b|"), remark: "subscribed later"),
        ]
        #expect(
            Picture(lines).lines == [
                "window  --a--b--c--|", "garden       ^-b|      subscribed later",
            ]
        )
        #expect(
            Picture(lines, width: 32).lines == [
                "window  --a--b--c--|", "garden       ^-b|", "        subscribed later",
            ]
        )
    }

    @Test("a long quiet is cut short, in all lines alike")
    func quiet() throws {
        let quiet = String(repeating: "-", count: 200)
        let lines = try Self.timelines(["--1\(quiet)2|", "-3-\(quiet)--|", "--|"])
        #expect(
            Picture(lines, width: 50).lines == [
                "a  --1--------------------…-------------------2|",
                "b  -3---------------------…---------------------|",
                "c  --|",
            ]
        )
    }

    @Test("what is still too wide goes on underneath")
    func blocks() throws {
        let numbers = (0..<60).map { "\($0 % 10)" }.joined()
        let lines = try Self.timelines([numbers, "--3--|"], remark: "digits")
        #expect(
            Picture(lines, width: 43).lines == [
                "a  " + "0123456789012345678901234567890123456789", "b  --3--|", "",
                "a  " + "01234567890123456789", "a: digits", "b: digits",
            ]
        )
    }

    @Test("labels of any script line up, and none is longer than 24 columns")
    func labels() throws {
        let one = try Diagram<String>("-1|")
        let lines = Picture(
            Timeline("温度", one),
            Timeline("wind", one),
            Timeline("a label without any end to it", one)
        ).lines
        #expect(
            lines == [
                "温度                      -1|", "wind                      -1|",
                "a label without any end…  -1|",
            ]
        )
    }

    @Test(
        "order is kept and equal times are aligned, whatever is drawn",
        arguments: 1...100 as ClosedRange<UInt64>
    )
    func alignment(seed: UInt64) {
        var dice = Dice(seed: seed)
        let names = ["1", "2", "流", "18°", "-5", "a long name"]
        let lines = (0..<3).map { _ in
            let times = (0..<8).map { _ in Int.random(in: 0..<30, using: &dice) * 500 }.sorted()
            return Timeline(
                "line",
                Diagram(
                    events: times.map {
                        TimedEvent(at: .milliseconds($0), .next(names.randomElement(using: &dice) ?? ""))
                    }
                )
            )
        }
        let axis = TimeAxis(lines, notation: .readable(for: lines))
        let times = Set(lines.flatMap(\.moments).map(\.time)).sorted()
        let columns = times.map(axis.column)
        let rises = zip(columns, columns.dropFirst()).allSatisfy { $0 < $1 }
        #expect(rises)
        let misplaced = lines.flatMap { line in
            let text = Array(Strip(line, on: axis).text.columns)
            return line.moments.filter { moment in
                let drawn = axis.notation.text(of: moment.marks)
                return text.dropFirst(axis.column(of: moment.time)).prefix(drawn.displayWidth)
                    != drawn.columns[...]
            }
        }
        #expect(misplaced.isEmpty)
        let tooWide = Picture(lines, width: 60).lines.filter { $0.displayWidth > 60 }
        #expect(tooWide == [])
    }
}

extension String {
    /// What stands in each column; the second half of a wide character is empty.
    fileprivate var columns: [String] {
        flatMap { $0.displayWidth == 2 ? [String($0), ""] : [String($0)] }
    }
}
