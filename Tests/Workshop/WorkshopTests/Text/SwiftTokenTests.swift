import Testing

@testable import Text

/// The tokens of Swift, for colours.
struct SwiftTokenTests {
    /// The coloured tokens of a line: `keyword let`.
    private func words(_ line: String) -> [String] {
        SwiftToken.lines(of: [line])[0].filter { $0.kind != .other }.map { "\($0.kind) \($0.text)" }
    }

    @Test(arguments: [
        (
            #"let wind = Signal<Int>(marbles: "--3--|")"#,
            ["keyword let", "name Signal", "name Int", #"literal "--3--|""#]
        ),
        ("wind.filter { $0 > 5 } // strong", ["literal 0", "literal 5", "comment // strong"]),
        ("wind.delay(.seconds(3), on: clock)", ["name delay", "name seconds", "literal 3"]),
        (#"print("at \(clock.now) o'clock")"#, ["name print", #"literal "at \(clock.now) o'clock""#]),
        ("let half = total / 2", ["keyword let", "literal 2"]),
        ("text.contains(/a+/)", ["name contains", "literal /a+/"]),
        ("#expect(isTrue)", ["name expect"]),
        ("return .none /* nothing */", ["keyword return", "comment /* nothing */"]),
        ("letter.island = classes", []),
        (#"let open = "no end"#, ["keyword let"]),
    ])
    func kinds(_ line: String, _ expected: [String]) {
        #expect(words(line) == expected)
    }

    @Test(
        "Together the tokens are the source, line by line",
        arguments: [
            ["let a = \"\"\"", "  } two", "  \"\"\"", "", "/* one", "two */ b()"], [""],
            ["热信号(\"冷\")", "\t`if`"],
            ["\"never closed", "}", "/* nor this"],
        ])
    func whole(_ lines: [String]) {
        #expect(SwiftToken.lines(of: lines).map { $0.map(\.text).joined() } == lines)
    }

    @Test func `A token over several lines has its kind in each of them`() {
        let kinds = SwiftToken.lines(of: ["/* one", "two */", "\"\"\"", "text", "\"\"\""]).map {
            $0.map(\.kind)
        }
        #expect(kinds == [[.comment], [.comment], [.literal], [.literal], [.literal]])
    }
}
