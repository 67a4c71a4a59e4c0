import FRP
import Lessons
import Testing
import Text

@testable import Marbles

struct CompareTests {
    private func compare(_ expected: Diagram<Int>, _ actual: Diagram<Int>) -> Difference? {
        Marbles.compare(expected: expected, actual: actual)
    }

    @Test(arguments: [
        ("", ""), ("--3--7|", "--3--7|"), ("-(37|)", "-(37|)"), ("--X", "--X"), ("---", "-----"),
        ("--3", "--3-----"),
        // The subscription is compared only if the expected diagram has one.
        ("-----3", "   ^-3"), ("--3", "--3-!"), ("  ^--3-!", "  ^--3-!"),
    ]) func `equal events give no difference`(expected: String, actual: String) throws {
        #expect(compare(try Diagram(expected), try Diagram(actual)) == nil)
    }

    @Test(arguments: [
        // Values
        ("-----7--|", "--3--7--|", "at 2 you sent 3; nothing was expected there"),
        ("--3--7--|", "-----7--|", "at 2 nothing came; 3 was expected there"),
        ("--3--7--|", "--3--9--|", "at 5 you sent 9; 7 was expected there"),
        ("--3-----", "--3--7--", "at 5 you sent 7; nothing was expected there"),
        ("--3--7--", "--3-----", "at 5 nothing came; 7 was expected there"),
        // Times
        ("--3--7--|", "--3-7---|", "at 4 you sent 7, too early; that was expected at 5"),
        ("--3--7--|", "--3---7-|", "at 5 nothing came; 7 came too late, at 6"),
        ("--3--3--|", "-----3--|", "at 2 nothing came; 3 was expected there"),
        ("-----3--|", "--3--3--|", "at 2 you sent 3; nothing was expected there"),
        // Several at one time
        ("--(37)|", "--(73)|", "at 2 you sent 7 before 3; the other order was expected"),
        ("--(37)|", "--3---|", "at 2 you sent 3 but not 7, which was expected too"),
        ("--(37)|", "--7---|", "at 2 you sent 7 but not 3, which was expected too"),
        ("--3---|", "--(37)|", "at 2 you sent 7 as well; that was not expected"),
        ("--7---|", "--(37)|", "at 2 you sent 3 as well; that was not expected"),
        ("--(37)|", "--(39)|", "at 2 you sent 9; 7 was expected there"),
        ("--(37|)", "--(3|)", "at 2 your signal completed; 7 was expected there"),
        // Ends
        ("--3--|", "--3---", "your signal never completed; that was expected at 5"),
        ("--3--X", "--3---", "your signal never failed; that was expected at 5"),
        ("--3----", "--3--|", "at 5 your signal completed; it was expected to go on"),
        ("--3----", "--3--X", "at 5 your signal failed (the error drawn as X); it was expected to go on"),
        ("--3--|", "--3--X", "at 5 your signal failed (the error drawn as X); completion was expected there"),
        ("--3--X", "--3--|", "at 5 your signal completed; an error was expected there"),
        ("--3--7|", "--3|", "at 3 your signal completed; 7 was expected at 5"),
        ("--3--7|", "--3X", "at 3 your signal failed (the error drawn as X); 7 was expected at 5"),
        ("--3--|", "--3-|", "at 4 your signal completed, too early; that was expected at 5"),
        ("--3--|", "--3---|", "at 5 nothing came; completion came too late, at 6"),
        ("--3--|", "--3---7|", "at 5 completion was expected, but your signal went on: 7 came at 6"),
        ("--3--|", "--3--7", "at 5 you sent 7; completion was expected there"),
        ("--3--|", "--3--(7|)", "at 5 you sent 7 as well; that was not expected"),
        // Subscriptions
        ("  ^--3", "   ^-3", "your subscription began at 3; that was expected at 2"),
        ("--3-!", "--3--!", "your subscription was disposed at 5; that was expected at 4"),
        ("--3-!", "--3---", "your subscription was never disposed; that was expected at 4"),
    ])
    func `the first difference gives one sentence`(expected: String, actual: String, sentence: String) throws
    {
        #expect(compare(try Diagram(expected), try Diagram(actual))?.sentence == sentence)
    }

    @Test(arguments: [
        ("-----7--|", "--3--7--|", "at 2 3 came; nothing was expected there"),
        ("--3--7--|", "--3--9--|", "at 5 9 came; 7 was expected there"),
        ("--3--7--|", "--3-7---|", "at 4 7 came, too early; that was expected at 5"),
        ("--(37)|", "--(73)|", "at 2 7 came before 3; the other order was expected"),
        ("--(37)|", "--3---|", "at 2 3 came but not 7, which was expected too"),
        ("--3---|", "--(37)|", "at 2 7 came as well; that was not expected"),
        ("--3--|", "--3---", "your signal never completed; that was expected at 5"),
    ])
    func `the learner has not sent what is only observed`(expected: String, actual: String, sentence: String)
        throws
    {
        let (expected, actual) = try (Diagram<Int>(expected), Diagram<Int>(actual))
        #expect(Marbles.compare(expected: expected, actual: actual, isSent: false)?.sentence == sentence)
    }

    @Test func `a value has its letter of the task, even if a source sends that letter`() throws {
        let expected = try Diagram("-b|", values: ["b": "dun"])
        let given = Timeline("text", try Diagram<String>("-b|"))
        var difference = try #require(
            Marbles.compare(expected: expected, actual: try Diagram("--|"), given: [given]))
        difference.letters = ["dun": "b"]
        #expect(difference.description.contains("expected  -b|"))
        #expect(difference.description.contains("b = dun"))
    }

    @Test func `events after the end are reported, although no diagram can have them`() throws {
        let late = Recorder<Int>()
        for event in [.next(3), .completed, .next(7)] as [Event<Int>] { late.receive(event) }
        let sentence = compare(try Diagram("(3|)"), late.diagram)?.sentence
        #expect(sentence == "at 0 you sent 7, after the end; nothing may follow the end")
    }

    @Test(arguments: [
        ("-----7|", "--3---", ["your signal never completed."]),
        ("-----7X", "--3---", ["your signal never failed."]),
        ("-----7|", "--3--X", ["your signal failed (the error drawn as X) instead of completing."]),
        ("-----7X", "--3--|", ["your signal completed instead of failing."]),
        ("-----7-", "--3--|", ["your signal completed; it was expected to go on."]),
        ("-----7-", "--3--X", ["your signal failed (the error drawn as X); it was expected to go on."]),
        ("-----7|", "--3--|", []),
        ("-----7|", "-----|", []),
    ])
    func `a wrong ending is reported besides`(expected: String, actual: String, remarks: [String]) throws {
        #expect(compare(try Diagram(expected), try Diagram(actual))?.remarks == remarks)
    }

    @Test func `a certain error is expected only if it is named`() throws {
        struct Storm: Error {}
        let failed = try Diagram<Int>("--X", error: Storm())
        let named = try Diagram<Int>("--X", error: MarbleMistake(marbles: "", column: 0, problem: ""))
        #expect(compare(try Diagram("--X"), failed) == nil)
        #expect(compare(failed, failed) == nil)
        #expect(compare(named, failed) != nil)
        let sentence = compare(failed, try Diagram("--X"))?.sentence
        #expect(
            sentence == "at 2 your signal failed (the error drawn as X); the error Storm() was expected there"
        )
    }

    @Test func `texts are in quotes, times are in columns, with fractions`() throws {
        let actual = Diagram(events: [TimedEvent(at: .milliseconds(2500), Event.next("wind"))])
        let sentence = Marbles.compare(expected: try Diagram<String>("---"), actual: actual)?.sentence
        #expect(sentence == "at 2.5 you sent \"wind\"; nothing was expected there")
    }

    @Test
    func `the picture has the sources, the expected and the actual events, and the difference`() throws {
        let wind = try Diagram<Int>("--3--7--9--2--8--|")
        let difference = Marbles.compare(
            expected: try Diagram<Int>("-----7--9-----8--|"),
            actual: try Diagram<Int>("--3--------2---------"), given: [Timeline("wind", wind)])
        #expect(
            difference?.description == """
                wind      --3--7--9--2--8--|
                expected  -----7--9-----8--|
                yours     --3--------2---------
                seconds   0    5    10   15   20
                          --^ at 2 you sent 3; nothing was expected there
                Also: your signal never completed.
                """)
    }

    @Test func `the caller's note comes before other remarks, and is not one of them`() throws {
        var difference = try #require(compare(try Diagram("--3|"), try Diagram("--7|")))
        difference.note = "the source is cold."
        difference.remarks.append("the source was subscribed to twice.")
        #expect(
            difference.lesson().lines() == [
                "expected  --3|", "yours     --7|", "seconds   0",
                "          --^ at 2 you sent 7; 3 was expected there",
                "Note: the source is cold.",
                "Also: the source was subscribed to twice.",
            ])
    }

    @Test func `groups of values that would look the same are drawn differently`() throws {
        let twelve = try Diagram<Int>("--'12'--")
        let lines = compare(try Diagram("--12--"), twelve)?.lesson().lines() ?? []
        #expect(lines.prefix(2) == ["expected  --12--", "yours     --a-----"])
        #expect(lines.contains("          a = 12"))
    }

    @Test func `a long picture is reduced to the part around the difference`() throws {
        let beginning = String(repeating: "123456789-", count: 12)
        let difference = compare(
            try Diagram(beginning + "7" + beginning + "|"), try Diagram(beginning + "8" + beginning + "|"))
        #expect(
            difference?.lesson(width: 80).lines(width: 80) == [
                "expected  …789-123456789-123456789-123456789-7123456789-123456789-123456789-123…",
                "yours     …789-123456789-123456789-123456789-8123456789-123456789-123456789-123…",
                "seconds   85   90   95   100  105  110  115  120  125  130  135  140  145  150",
                "          -----------------------------------^",
                "          at 120 you sent 8; 7 was expected there",
            ])
    }

    @Test(arguments: [30, 40, 80, 200]) func `no picture is wider than the screen`(_ width: Int) throws {
        let long = String(repeating: "1-'流水'---", count: 40)
        let expected = try Diagram<String>(long + "|")
        let tooWide = try (0..<40).flatMap { missing in
            let actual = try Diagram<String>(long.dropLast(missing * 9) + "-----|")
            let difference = Marbles.compare(expected: expected, actual: actual)
            return difference?.lesson(width: width).lines(width: width) ?? []
        }.filter { $0.displayWidth > width }
        #expect(tooWide == [])
    }
}
