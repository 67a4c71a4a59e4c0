import Book
import Coursework
import Terminal
import Text

/// Draws the live screen: progress at the top, the exercise or the list in the middle, the keys at the bottom.
struct LiveView {
    static let smallest = Size(columns: 40, rows: 12)
    /// The largest width of text, in columns, as in the sections.
    private static let measure = 78

    let model: LiveModel
    let size: Terminal.Size
    /// All lines of the middle part; they may be more than have room.
    private let body: [StyledLine]

    init(model: LiveModel, size: Terminal.Size) {
        (self.model, self.size) = (model, size)
        body =
            switch model.panel {
            case .exercise: LiveExercise(model: model, width: min(size.columns - 2, Self.measure)).lines
            case .list: LiveList(model: model).lines
            }
    }

    /// Rows of the middle part.
    var page: Int { size.rows - header.count - footer.count }

    func draw(on canvas: inout Canvas) {
        for (row, line) in header.enumerated() { write(line, row, on: &canvas) }
        let shown = body[first..<min(body.count, first + max(0, page))]
        for (row, line) in shown.enumerated() { write(line, header.count + row, on: &canvas) }
        let top = size.rows - footer.count
        for (row, line) in footer.enumerated() { write(line, top + row, on: &canvas) }
        if first + page < body.count {
            let mark = "↓ more".translated
            canvas.write(mark, row: top, column: size.columns - mark.displayWidth - 1, .dim)
        }
    }

    private func write(_ line: StyledLine, _ row: Int, on canvas: inout Canvas) {
        canvas.write(line, row: row, column: 1)
    }

    private var width: Int { size.columns - 2 }

    /// The first visible line of the middle part: the scroll position, or that which centres the selected exercise of the list.
    private var first: Int {
        guard case .list(let selected, _) = model.panel else { return min(max(0, model.scroll), scrollLimit) }
        return min(max(0, LiveList(model: model).row(of: selected) - page / 2), scrollLimit)
    }

    /// The largest scroll position.
    var scrollLimit: Int { max(0, body.count - page) }

    // MARK: Above

    private var header: [StyledLine] {
        let exercises = model.exercises
        let passed = exercises.filter { model.verdict(on: $0).state == .passed }.count
        var line = StyledLine("A workbook of FRP".translated + "  ", .bold)
        let bar = max(6, min(30, width - 30))
        line.append(ProgressBar.text(Double(passed) / Double(exercises.count), width: bar), Style(.green))
        line.append("  \(passed)/\(exercises.count)")
        return [line, sections, StyledLine(String(repeating: "─", count: width), .dim)]
    }

    /// The progress of the chapter, the current section in bold, and a mark for each of its exercises.
    private var sections: StyledLine {
        let current = model.current
        let chapter = model.exercises.filter { $0.id.chapter == current.id.chapter }
        let section = chapter.filter { $0.id.section == current.id.section }
        let passed = chapter.filter { model.verdict(on: $0).state == .passed }.count
        var line = StyledLine("Chapter \(current.id.chapter)".translated + "  \(passed)/\(chapter.count)   ")
        let title = BookSection(current.id.section)?.title.translated ?? current.sectionName
        line.append("\(current.id.section) \(title)  ", .bold)
        for exercise in section {
            let mark = model.verdict(on: exercise).state.mark
            line.append(
                mark.text, exercise == current ? Style(mark.style.foreground, .underline) : mark.style)
        }
        return line
    }

    // MARK: Below

    private var footer: [StyledLine] {
        let status = statusLines
        return [StyledLine(String(repeating: "─", count: width), .dim)] + status + keys
    }

    private var statusLines: [StyledLine] {
        switch model.question {
        case .solution:
            return .wrapped("Show the solution before you have passed? [y/N]", width: width, .bold)
        case .reset(let typed):
            let question = """
                To put \(model.current.id) back as it was, type “\(LiveModel.resetWord)” and press Enter; Esc leaves it:
                """
            return .wrapped(question, width: width, .bold) + [StyledLine(typed)]
        case nil: break
        }
        var lines: [StyledLine] = []
        if let activity = model.activity {
            lines.append(StyledLine(activity.line(seconds: model.seconds, width: width)))
        }
        if !model.note.isEmpty { lines += .wrapped(model.note, width: width) }
        return lines
    }

    private var keys: [StyledLine] {
        var lines = [StyledLine()]
        for (key, word) in LiveKeys.shown(in: model.panel) {
            let (key, name) = (key.translated, word.translated)
            let used = lines[lines.count - 1].plain.displayWidth
            if used > 0, used + key.displayWidth + name.displayWidth + 3 > width {
                lines.append(StyledLine())
            }
            let gap = lines[lines.count - 1].plain.isEmpty ? "" : "  "
            lines[lines.count - 1].append(gap + key, .bold)
            lines[lines.count - 1].append(" " + name, .dim)
        }
        return lines
    }
}
