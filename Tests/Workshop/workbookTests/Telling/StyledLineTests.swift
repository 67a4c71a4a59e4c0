import Terminal
import Testing

@testable import workbook

struct StyledLineTests {
    @Test func `Prose is wrapped between words, with a hanging indent after its mark`() {
        let lines = [StyledLine].wrapped("one two three four five six", mark: "1. ", width: 23)
        #expect(lines.map(\.plain) == ["1. one two three four", "   five six"])
    }

    @Test(arguments: [
        "--3--7--9--2--8--3--7--9--|", "a    b    c    d    e    f", "12 | wind.map { $0 + 1 }   ",
    ])
    func `Diagrams and tables are not wrapped`(_ line: String) {
        #expect([StyledLine].wrapped(line, width: 20).map(\.plain) == [line])
    }

    @Test func `Code is broken before a call, after a comma, or otherwise at its last space`() {
        #expect("wind.map(knots).filter(big)".broken(toWidth: 24) == ["wind.map(knots)", "    .filter(big)"])
        #expect("wind.map { 1 }.take(2)".broken(toWidth: 20) == ["wind.map { 1 }", "    .take(2)"])
        #expect(
            "wind.map(f).takeUntil(model.isAway)".broken(toWidth: 28)
                == ["wind.map(f)", "    .takeUntil(model.isAway)"])
        #expect("send(Failure(status:".broken(toWidth: 16) == ["send(Failure(", "    status:"])
        #expect("f(one, two, n: three)".broken(toWidth: 19) == ["f(one, two,", "    n: three)"])
        #expect("  let sum = one + other".broken(toWidth: 17) == ["  let sum = one +", "      other"])
        #expect("  let sum = one + other".broken(toWidth: 16) == ["  let sum = one", "      + other"])
    }

    @Test func `Code is not broken after a comma near its beginning`() {
        #expect(
            "func f(_ a: Signal<Int>) -> Signal<(Int, Int)> {".broken(toWidth: 42)
                == ["func f(_ a: Signal<Int>)", "    -> Signal<(Int, Int)> {"])
        #expect(
            "f(_ a: Signal<(Int, Int)>, b: Int)".broken(toWidth: 32) == [
                "f(_ a: Signal<(Int, Int)>,", "    b: Int)",
            ])
        #expect("f(a, one + two + three)".broken(toWidth: 19) == ["f(a, one + two +", "    three)"])
    }

    @Test func `A word that is too long is broken anywhere`() {
        #expect("abcdefgh".broken(toWidth: 5) == ["abcde", "    f", "    g", "    h"])
        #expect("日本語".broken(toWidth: 4) == ["日本", "    語"])
        #expect("".broken(toWidth: 4) == [""])
    }

    @Test func `Styles are written only to a terminal that has styles`() {
        var line = StyledLine("✔", Style(.green))
        line.append(" plain")
        #expect(line.plain == "✔ plain" && line.text(in: .plain) == "✔ plain")
        #expect(line.text(in: OutputStyle(colours: .ansi16)).contains("\u{1B}["))
        #expect(line.indented(2).plain == "  ✔ plain" && StyledLine().indented(2).plain == "")
    }
}
