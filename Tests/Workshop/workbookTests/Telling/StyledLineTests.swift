import Terminal
import Testing

@testable import workbook

struct StyledLineTests {
    @Test func `Prose is broken between words, and hangs under its mark`() {
        let lines = [StyledLine].wrapped("one two three four five six", mark: "1. ", width: 23)
        #expect(lines.map(\.plain) == ["1. one two three four", "   five six"])
    }

    @Test(arguments: [
        "--3--7--9--2--8--3--7--9--|", "a    b    c    d    e    f", "12 | wind.map { $0 + 1 }   ",
    ])
    func `What is drawn, or set in columns, stays as it is`(_ line: String) {
        #expect([StyledLine].wrapped(line, width: 20).map(\.plain) == [line])
    }

    @Test func `Code is broken before a call, after a comma, or else at its last space`() {
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

    @Test func `A comma near the beginning is no place to break`() {
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

    @Test func `Looks are told apart only where there are any`() {
        var line = StyledLine("✔", Style(.green))
        line.append(" plain")
        #expect(line.plain == "✔ plain" && line.text(in: .plain) == "✔ plain")
        #expect(line.text(in: OutputStyle(colours: .ansi16)).contains("\u{1B}["))
        #expect(line.indented(2).plain == "  ✔ plain" && StyledLine().indented(2).plain == "")
    }
}
