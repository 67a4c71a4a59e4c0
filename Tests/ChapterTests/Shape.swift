/// A text without what changes from run to run where something is measured: numbers, units, the length of bars, which one
/// was fastest, and where lines break because of them.
enum Shape {
    static func of(_ text: String) -> String {
        text.replacing(/now: (loop|eager chain|lazy chain)/, with: "now: …")
            .replacing(/[0-9][0-9.,]*( (µs|ms|s)\b)?/, with: "#")
            .replacing(/█+/, with: "█")
            .split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
            .replacing(" █ ", with: " █\n")
            .replacing(". ", with: ".\n")
    }
}
