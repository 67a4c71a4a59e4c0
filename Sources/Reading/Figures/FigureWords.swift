import Manuscript

/// A figure in words, for whoever hears a page: `wind: 3 at 2, 7 at 5, completed at 8.`
struct FigureWords {
    private let figure: Figure

    init(_ figure: Figure) { self.figure = figure }

    var text: String { figure.lines.map(words).joined(separator: " ") }

    private func words(of line: Figure.Line) -> String {
        let events = line.moments.flatMap { moment in
            moment.marks.map { "\(words(of: $0)) at \(Self.number(moment.seconds))" }
        }
        let said = events.isEmpty ? "nothing" : events.joined(separator: ", ")
        return (line.label.isEmpty ? said : "\(line.label): \(said)") + "."
    }

    private func words(of mark: Figure.Mark) -> String {
        switch mark.kind {
        case .value: figure.legend.first { $0.letter == mark.text }?.meaning ?? mark.text
        case .error: "an error"
        case .completed: "completed"
        case .subscribed: "subscribed"
        case .disposed: "disposed"
        }
    }

    private static func number(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }
}
