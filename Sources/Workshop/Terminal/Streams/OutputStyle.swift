import Foundation

/// What an output can take: how wide its lines may be and which colours it shows.
public struct OutputStyle: Sendable, Hashable {
    /// Columns of a line: those of the terminal, 80 at most; 80 where there is no terminal.
    public var width: Int
    /// The colours it shows.
    public var colours: ColourSupport

    /// An output of `width` columns and these colours.
    public init(width: Int = 80, colours: ColourSupport = .none) {
        self.width = width
        self.colours = colours
    }

    /// Eighty columns, no colour: what a pipe or a file gets.
    public static let plain = OutputStyle()

    /// What an output can take, judged by the environment, whether it is a terminal, and the terminal's columns.
    public static func detected(
        environment: [String: String], isTerminal: Bool, columns: Int?
    ) -> OutputStyle {
        let width = if isTerminal, let columns, columns > 0 { min(columns, 80) } else { 80 }
        return OutputStyle(width: width, colours: .detected(environment: environment, isTerminal: isTerminal))
    }

    /// What standard output can take at this moment.
    public static func ofStandardOutput() -> OutputStyle {
        detected(
            environment: ProcessInfo.processInfo.environment, isTerminal: StandardOutput.isTerminal,
            columns: StandardOutput.size?.columns)
    }

    /// `text` in `style`, and back to plain after it; `text` alone where there is no colour.
    ///
    ///     print(output.styled("asking the weather station", as: .dim))
    public func styled(_ text: some StringProtocol, as style: Style) -> String {
        guard colours != .none, style != .plain, !text.isEmpty else { return String(text) }
        return style.sequence(for: colours) + text + "\u{1B}[0m"
    }
}

/// How many colours an output can show, from none to all.
public enum ColourSupport: Sendable, Hashable, CaseIterable {
    /// A pipe, a file, or somebody who asked for no colour.
    case none
    /// The sixteen named colours.
    case ansi16
    /// The sixteen, a cube of 216 and 24 greys.
    case palette256
    /// 24-bit colour.
    case trueColour

    /// What the environment says of an output.
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
