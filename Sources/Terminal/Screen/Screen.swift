/// The screen of a terminal: shows a picture, and remembers it to write only what changes.
struct Screen {
    private let output: Int32
    private let colours: ColourSupport
    private var shown: Canvas?

    init(output: Int32, colours: ColourSupport) {
        self.output = output
        self.colours = colours
    }

    /// Shows `canvas`; false when the terminal is gone.
    mutating func draw(_ canvas: Canvas) -> Bool {
        let bytes = ScreenUpdate.bytes(from: shown, to: canvas, colours: colours)
        shown = canvas
        return bytes.withUnsafeBytes { writeAll($0, to: output) }
    }

    /// Somebody else has written to the terminal: the next picture is drawn whole.
    mutating func forget() {
        shown = nil
    }
}
