import FRP
import Testing

@testable import Marbles

/// The grammar that is documented at `Diagram`.
struct DiagramTests {
    private static func at(_ second: Int, _ event: Event<String>) -> TimedEvent<String> {
        TimedEvent(at: .seconds(second), event)
    }

    @Test(arguments: [
        ("", []),
        ("---", []),
        ("a", [at(0, .next("a"))]),
        ("--a-b|", [at(2, .next("a")), at(4, .next("b")), at(5, .completed)]),
        ("-X", [at(1, .error(MarbleFailure()))]),
        ("-(ab|)", [at(1, .next("a")), at(1, .next("b")), at(1, .completed)]),
        ("(ab)c", [at(0, .next("a")), at(0, .next("b")), at(4, .next("c"))]),
        ("-'18°'-b", [at(1, .next("18°")), at(7, .next("b"))]),
        (#"'\'|'"#, [at(0, .next("'|"))]),
        (#"'a\nb\\'"#, [at(0, .next("a\nb\\"))]),
        ("'X'''", [at(0, .next("X")), at(3, .next(""))]),
        ("流-a", [at(0, .next("流")), at(3, .next("a"))]),
        ("--a|   ", [at(2, .next("a")), at(3, .completed)]),
        ("  (^a)-b", [at(2, .next("a")), at(7, .next("b"))]),
    ])
    func `every column is a second`(marbles: String, events: [TimedEvent<String>]) throws {
        #expect(try Diagram<String>(marbles).events == events)
    }

    @Test func `subscription, disposal and the last column are parsed too`() throws {
        let garden = try Diagram<Int>("  ^-1--!")
        #expect(garden.subscribed == .seconds(2) && garden.disposed == .seconds(7))
        #expect(try Diagram<Int>("--1--").watched == .seconds(4))
    }

    @Test func `a legend gives values of any kind, X any error`() throws {
        struct Storm: Error {}
        let diagram = try Diagram("-a'-'X", values: ["a": 18.5, "-": -3], error: Storm())
        #expect(
            diagram.events == [
                TimedEvent(at: .seconds(1), .next(18.5)),
                TimedEvent(at: .seconds(2), .next(-3)),
                TimedEvent(at: .seconds(5), .error(Storm())),
            ])
    }

    @Test(arguments: [
        ("--3--7)--|", 6, "this ')' closes nothing; write '(' where the group begins"),
        ("--(37--|", 5, "expected an event or ')'; a group happens at one time"),
        ("--(3 7)|", 4, "expected an event or ')'; a group happens at one time"),
        ("--(37", 2, "this group is not closed; write ')' after its last event"),
        ("--(3(7))", 4, "expected an event or ')'; there are no groups in groups"),
        ("-()-", 2, "expected an event in this group"),
        ("--3|-", 4, "expected nothing here; the line ended at column 3"),
        ("--X7", 3, "expected nothing here; the line ended at column 2"),
        ("-(|3)", 3, "expected nothing here; the line ended at column 2"),
        ("-!|", 2, "expected nothing here; the line ended at column 1"),
        ("-|  3", 4, "expected nothing here; the line ended at column 1"),
        ("--^3", 2, "expected no '^' here; the line began at column 0 already"),
        ("  --3", 2, "expected '^' after the blanks; write '-' where time passes"),
        ("  (3)", 3, "expected '^' after the blanks; write '-' where time passes"),
        ("--3 -7", 3, "expected no blank before the end; write '-' where time passes"),
        ("--q|", 2, "expected a value of type Int, and 'q' is none"),
        ("-'1q'|", 1, "expected a value of type Int, and '1q' is none"),
        ("-'12--|", 1, "this quoted value has no end; write ' after it"),
        (#"-'12\"#, 1, "this quoted value has no end; write ' after it"),
        ("--3\t|", 3, "expected a visible character; a diagram is one line, without tabs"),
        ("--3--|\n", 6, "expected a visible character; a diagram is one line, without tabs"),
        ("--流--", 2, "expected a value of type Int, and '流' is none"),
        ("—3|", 0, "a long dash is no sign of a diagram; write -- in its place, two hyphens"),
        ("--3–|", 3, "“–” is no hyphen; write - in its place"),
    ])
    func `a mistake has its column, and a message what was expected`(
        marbles: String, column: Int, problem: String
    ) {
        let expected = MarbleMistake(marbles: marbles, column: column, problem: problem)
        #expect(throws: expected) { try Diagram<Int>(marbles) }
    }

    @Test(arguments: ["—", "–", "‐", "−"]) func `a dash is no value, unless it is in quotes`(dash: String)
        throws
    {
        #expect(throws: MarbleMistake.self) { try Diagram<String>("--\(dash)|") }
        #expect(try Diagram<String>("--'\(dash)'|").description == "--'\(dash)'|")
    }

    @Test func `the message about a value that is not in the legend lists those that are`() {
        let expected = """
            -a-c
               ^ column 3: expected a value of the legend ('a', 'b'), and 'c' is none
            """
        let mistake = #expect(throws: MarbleMistake.self) { try Diagram("-a-c", values: ["b": 2, "a": 1]) }
        #expect(mistake?.description == expected)
    }

    @Test(arguments: [
        "", "---", "a", "--a-7|", "-X", "-(°x|)", "(流b)-👍🏽-", "-'18°'-b!", "--('-5''X'X)", #"'\''-'\\n'|"#,
        " ^!", "  ^-'流水'--|", "       (^a)-('a b'!)", "(''a)(aX)",
    ])
    func `a parsed diagram is drawn as it was written`(marbles: String) throws {
        #expect(try Diagram<String>(marbles).description == marbles)
    }
}
