import FRP
import Harness
import Testing
import Text
import Trials

@testable import Marbles

struct PictureTests {
    /// Timelines named 1, 2, 3…, of diagrams whose characters are the values.
    private static func timelines(_ drawn: [String]) throws -> [Timeline] {
        try drawn.enumerated().map { Timeline("\($0 + 1)", try Diagram<String>($1)) }
    }

    @Test(arguments: [
        (["--1--2|", "-----3--"], ["1  --1--2|", "2  -----3--"]),
        (["--1--2|", "   ^-1|"], ["1  --1--2|", "2     ^-1|"]),
        (["(12)-3", "-4----"], ["1  (12)-3", "2  -4----"]),
        (["-(12)--3", "-4---5-3"], ["1  -(12)--3", "2  -4---5-3"]),
        (["-(1X)"], ["1  -(1X)"]),
        ([""], ["1"]),
    ])
    func `equal times are in equal columns`(diagrams: [String], picture: [String]) throws {
        #expect(Picture(try Self.timelines(diagrams)).bareLines == picture)
        let lines = Picture(try Self.timelines(diagrams)).lines
        #expect(
            lines.prefix(picture.count).map { $0.replacing("        ", with: "  ", maxReplacements: 1) }
                == picture)
    }

    @Test func `the line below a picture gives the seconds of its columns`() throws {
        let lines = Picture(
            Timeline("wind", try Diagram<Int>("--3--7--9--2--8--|")),
            Timeline("strong", try Diagram<Int>("-----7--9-----8--|"))
        ).lines
        #expect(
            lines == [
                "wind     --3--7--9--2--8--|",
                "strong   -----7--9-----8--|",
                "seconds  0    5    10   15",
            ])
    }

    @Test
    func `a value of several characters gets a letter, the same in all lines; columns stay seconds`() throws {
        let weather = try Diagram("-ab-a|", values: ["a": "18°", "b": "21°"])
        let picture = Picture(
            Timeline("weather", weather),
            Timeline("visits", try Diagram<String>("-123-|")),
            Timeline("warm", Diagram(events: [TimedEvent(at: .seconds(2), Event.next("21°"))])))
        #expect(
            picture.lines == [
                "weather  -ab-a|",
                "visits   -123-|",
                "warm     --b",
                "seconds  0    5",
                "         a = 18°   b = 21°",
            ])
    }

    @Test(arguments: [("a", "b"), ("ab", "c")])
    func `a letter that is a value, or a sign, is not used for another value`(taken: String, letter: String)
        throws
    {
        let lines = [
            Timeline("1", try Diagram<String>("-'-'")),
            Timeline("2", try Diagram<String>("-" + taken.map { "\($0)" }.joined(separator: "-"))),
        ]
        #expect(Picture(lines).lines.first == "1        -\(letter)")
        #expect(Picture(lines).lines.last == "         \(letter) = -")
    }

    @Test func `wide, empty and invisible values are explained too`() throws {
        let lines = Picture(try Self.timelines(["-'流'-''-' '-'\\n'-"])).lines
        #expect(lines.first == "1        -a----b--c---d----")
        #expect(lines.last == "         a = 流   b = ''   c = ' '   d = '\\n'")
    }

    @Test func `events at one time get a letter if there is no room for them before the next event`() throws {
        let events = [0, 0, 2, 2].map { TimedEvent(at: .seconds($0), Event.next(7)) }
        #expect(
            Picture(Timeline("same", Diagram(events: events))).lines
                == ["same     a-(77)", "seconds  0    5", "         a = (77)"]
        )
    }

    @Test func `a long legend takes several lines`() throws {
        let words = ["harbour", "dunes", "snow line", "night bus"].map { "'\($0)'" }.joined()
        let lines = Picture([Timeline("photos", try Diagram<String>(words))], width: 40).lines
        #expect(
            lines.suffix(2) == ["         a = harbour   b = dunes", "         c = snow line   d = night bus"])
    }

    @Test func `if there is no letter left, values are in quotes, and times have different columns`() {
        let names = (10..<80).map(String.init)
        let events = names.enumerated().map { TimedEvent(at: .seconds($0), Event.next($1)) }
        let lines = Picture([Timeline("all", Diagram(events: events))], width: 2000).lines
        #expect(
            lines[0].hasPrefix("all      abcd")
                && lines[0].hasSuffix("YZ" + names.suffix(19).map { "'\($0)'" }.joined()))
    }

    @Test
    func `without ruler and legend values are not replaced, and move later ones if necessary`() throws {
        let picture = Picture(
            Timeline("weather", try Diagram("-ab|", values: ["a": "18°", "b": "21°"])),
            Timeline("visits", try Diagram<Int>("-123|")))
        #expect(picture.bareLines == ["weather  -18°-21°|", "visits   -1---2--3|"])
    }

    @Test func `fractional times get columns of their own, in order, and the ruler fits them`() {
        let halves = (0..<13).map { TimedEvent(at: .milliseconds(500 * $0), Event.next($0 % 10)) }
        let wholes = [TimedEvent(at: .seconds(1), Event.next(2))]
        let picture = Picture(
            Timeline("halves", Diagram(events: halves)), Timeline("wholes", Diagram(events: wholes)))
        #expect(picture.description == "halves   0123456789012\nwholes   --2\nseconds  0         5")
    }

    @Test func `a long quiet time is shortened in all lines, and the ruler fits it`() throws {
        let quiet = String(repeating: "-", count: 200)
        let lines = try Self.timelines(["--1\(quiet)2|", "-3-\(quiet)--|", "--|"])
        #expect(
            Picture(lines, width: 56).lines == [
                "1        --1--------------------…-------------------2|",
                "2        -3---------------------…---------------------|",
                "3        --|",
                "seconds  0    5    10   15   20   185  190  195  200",
            ])
    }

    @Test func `a picture that is still too wide continues below, with its seconds`() throws {
        let numbers = (0..<60).map { "\($0 % 10)" }.joined()
        let lines = try Self.timelines([numbers, "--3--|"])
        #expect(
            Picture(lines, width: 49).lines == [
                "1        " + "0123456789012345678901234567890123456789",
                "2        " + "--3--|",
                "seconds  " + "0    5    10   15   20   25   30   35",
                "",
                "1        " + "01234567890123456789",
                "seconds  " + "40   45   50   55",
            ])
    }

    @Test func `labels of any script line up, and none is longer than 24 columns`() throws {
        let one = try Diagram<String>("-1|")
        let lines = Picture(
            Timeline("温度", one), Timeline("wind", one), Timeline("a label without any end to it", one)
        ).bareLines
        #expect(
            lines == [
                "温度                      -1|", "wind                      -1|",
                "a label without any end…  -1|",
            ])
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func `order is kept and equal times are aligned, whatever is drawn`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let names = ["1", "2", "流", "18°", "-5", "a long name"]
        let lines = (0..<3).map { _ in
            let times = (0..<8).map { _ in Int.random(in: 0..<30, using: &dice) * 500 }.sorted()
            return Timeline(
                "line",
                Diagram(
                    events: times.map {
                        TimedEvent(at: .milliseconds($0), .next(names.randomElement(using: &dice) ?? ""))
                    }))
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
        let picture = Picture(lines, width: 60)
        let tooWide = (picture.lines + picture.bareLines).filter { $0.displayWidth > 60 }
        #expect(tooWide == [])
    }
}

extension String {
    /// The characters of the columns; the second half of a wide one is empty.
    fileprivate var columns: [String] { flatMap { $0.displayWidth == 2 ? [String($0), ""] : [String($0)] } }
}
