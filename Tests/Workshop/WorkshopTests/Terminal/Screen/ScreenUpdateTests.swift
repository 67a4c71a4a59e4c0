import Harness
import Terminal
import Testing
import Trials

@Suite struct ScreenUpdateTests {
    private func picture(_ lines: [String], _ style: Style = .plain, columns: Int = 12) -> Canvas {
        var canvas = Canvas(size: Size(columns: columns, rows: lines.count))
        for (row, line) in lines.enumerated() { canvas.write(line, row: row, column: 0, style) }
        return canvas
    }

    private func text(from shown: Canvas?, to wanted: Canvas, _ colours: ColourSupport = .trueColour)
        -> String
    {
        String(decoding: ScreenUpdate.bytes(from: shown, to: wanted, colours: colours), as: UTF8.self)
    }

    @Test func `Nothing is sent when nothing has changed`() {
        let canvas = picture(["热信号", "hot"], Style(.red))
        #expect(text(from: canvas, to: canvas) == "")
    }

    @Test func `Only what has changed is sent`() {
        let update = text(from: picture(["hot signal"]), to: picture(["hot singal"]))
        #expect(update == "\u{1B}[1;7H\u{1B}[0mng\u{1B}[0m")
    }

    @Test func `The terminal is cleared if its contents are unknown, or the size has changed`() {
        let canvas = picture(["hot"])
        let whole = "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0mhot\u{1B}[0m"
        #expect(text(from: nil, to: canvas) == whole)
        #expect(text(from: picture(["hot"], columns: 13), to: canvas) == whole)
    }

    @Test func `The cursor is hidden while the picture changes`() {
        var shown = picture(["hot"])
        shown.cursor = Position(row: 0, column: 3)
        var moved = shown
        moved.cursor = Position(row: 0, column: 1)
        var hidden = shown
        hidden.cursor = nil
        #expect(text(from: shown, to: moved) == "\u{1B}[?25l\u{1B}[1;2H\u{1B}[?25h")
        #expect(text(from: shown, to: hidden) == "\u{1B}[?25l")
    }

    @Test func `The colours are those that the terminal has; without any, the attributes stay`() {
        let canvas = picture(["x"], Style(.rgb(255, 0, 0), .bold))
        #expect(text(from: nil, to: canvas, .palette256).contains("\u{1B}[0;1;38;5;196mx"))
        #expect(text(from: nil, to: canvas, .none).contains("\u{1B}[0;1mx"))
    }

    /// Updates between random pictures: the terminal shows each as if it had been drawn completely.
    @Test func `After each update the terminal shows the picture`() {
        var screen = VirtualScreen(columns: 12, rows: 4)
        var shown: Canvas?
        var dice = Dice()
        for _ in 0..<300 {
            let wanted = anyPicture(after: shown, &dice)
            screen.feed(ScreenUpdate.bytes(from: shown, to: wanted, colours: .trueColour))
            var whole = VirtualScreen(columns: 12, rows: 4)
            whole.feed(ScreenUpdate.bytes(from: nil, to: wanted, colours: .trueColour))
            let isSame = (0..<4).allSatisfy { row in
                (0..<12).allSatisfy { screen[row, $0] == whole[row, $0] }
            }
            #expect(
                isSame && screen.lines == (0..<4).map(wanted.text), "\(screen.text)\nand not\n\(whole.text)")
            shown = wanted
        }
    }

    private func anyPicture(after shown: Canvas?, _ dice: inout Dice) -> Canvas {
        var canvas =
            Bool.random(using: &dice)
            ? Canvas(size: Size(columns: 12, rows: 4)) : shown ?? picture(["", "", "", ""])
        let words = ["hot", "热信号", "❄︎ cold", "é", "👍🏽", "▀▀", "  "]
        let styles = [Style.plain, .bold, Style(.red), Style(.rgb(1, 2, 3), on: .blue)]
        for _ in 0..<Int.random(in: 0..<6, using: &dice) {
            canvas.write(
                words.randomElement(using: &dice) ?? "", row: .random(in: -1...4, using: &dice),
                column: .random(in: -2...12, using: &dice), styles.randomElement(using: &dice) ?? .plain)
        }
        return canvas
    }
}
