/// How many colours an output can show, from none to all.
public enum ColourSupport: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// A pipe, a file, or somebody who asked for no colour.
    case none
    /// The sixteen named colours.
    case ansi16
    /// The sixteen, a cube of 216 and 24 greys.
    case palette256
    /// 24-bit colour.
    case trueColour

    /// Fewer colours come before more.
    public static func < (left: ColourSupport, right: ColourSupport) -> Bool {
        left.rawValue < right.rawValue
    }

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
