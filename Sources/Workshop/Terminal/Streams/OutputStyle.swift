import Foundation

/// What an output supports: the width of its lines, and colours.
public struct OutputStyle: Sendable, Hashable {
    /// The columns of a line: those of the terminal, but at most 80; 80 if there is no terminal.
    public var width: Int
    /// The colours that it supports.
    public var colours: ColourSupport

    public init(width: Int = 80, colours: ColourSupport = .none) {
        self.width = width
        self.colours = colours
    }

    /// The style for a pipe or a file: eighty columns, no colours.
    public static let plain = OutputStyle()

    /// Detects the style by the environment, whether it is a terminal, and the terminal's columns.
    public static func detected(
        environment: [String: String], isTerminal: Bool, columns: Int?
    ) -> OutputStyle {
        let width = if isTerminal, let columns, columns > 0 { min(columns, 80) } else { 80 }
        return OutputStyle(width: width, colours: .detected(environment: environment, isTerminal: isTerminal))
    }

    /// The present style of standard output.
    public static func ofStandardOutput() -> OutputStyle {
        detected(
            environment: ProcessInfo.processInfo.environment, isTerminal: StandardOutput.isTerminal,
            columns: StandardOutput.size?.columns)
    }

    /// `text` in `style`, with a reset after it; only `text` if there are no colours.
    ///
    ///     print(output.styled("asking the weather station", as: .dim))
    public func styled(_ text: some StringProtocol, as style: Style) -> String {
        guard colours != .none, style != .plain, !text.isEmpty else { return String(text) }
        return style.sequence(for: colours) + text + "\u{1B}[0m"
    }
}

/// How many colours an output supports.
public enum ColourSupport: Sendable, Hashable, CaseIterable {
    /// No colours: a pipe, a file, or a user who set `NO_COLOR`.
    case none
    /// The sixteen named colours.
    case ansi16
    /// The sixteen, a cube of 216 colours and 24 greys.
    case palette256
    /// 24-bit colour.
    case trueColour

    /// Detects the support by the environment:
    ///
    /// - `NO_COLOR` set and not empty, no terminal, or `TERM` unset or `dumb`: none.
    /// - `COLORTERM` is `truecolor` or `24bit`, or `TERM` ends in `-direct`: 24-bit colour.
    /// - `TERM` contains `256color`: the palette of 256. Any other terminal: sixteen colours.
    public static func detected(environment: [String: String], isTerminal: Bool) -> ColourSupport {
        let term = environment["TERM"] ?? ""
        guard isTerminal, environment["NO_COLOR", default: ""].isEmpty, !term.isEmpty, term != "dumb" else {
            return .none
        }
        if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct") {
            return .trueColour
        }
        return term.contains("256color") ? .palette256 : .ansi16
    }
}
