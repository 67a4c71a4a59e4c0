import Marbles
import Narration

/// The figures of the appendix, each under the name of its operator.
typealias Figures = [String: Figure]

/// A figure: code, and what it draws.
struct Figure: Sendable {
    let tell: @Sendable (Teller) -> Void

    static func example(
        file: String = #filePath, line: Int = #line, column: Int = #column,
        _ body: @escaping @Sendable () -> Void
    ) -> Figure {
        Figure { $0.example(file: file, line: line, column: column, body) }
    }
}

let figures = [
    creatingFigures, transformingFigures, choosingFigures, sequencingFigures, joiningFigures, timedFigures,
    sharingFigures, stateFigures, listFigures,
].reduce(into: [:]) { $0.merge($1) { $1 } }
