import FRP

/// Timelines drawn below each other, with equal times in equal columns.
///
///     print(Picture(Timeline("window", window), Timeline("garden", garden)))
///
///     window   --a--b--c--|
///     garden        ^-b--c|
///     seconds  0    5    10
///     a = 18°   b = 21°   c = 19°
///
/// The signs are those of ``Diagram``. A column is always a second: a value of several characters gets a letter, which is explained
/// below the picture. In a picture that is too wide, quiet times are shortened, which is marked `…`; if that is not enough, it
/// continues below.
public struct Picture: Sendable, CustomStringConvertible {
    let timelines: [Timeline]
    let letters: [String: Character]
    private let width: Int

    /// - Parameter width: the width of the screen in columns.
    public init(_ timelines: Timeline..., width: Int = 74) {
        self.init(timelines, width: width)
    }

    /// - Parameters:
    ///   - letters: letters for the names of values of several characters.
    ///   - width: the width of the screen in columns.
    public init(_ timelines: [Timeline], letters: [String: Character] = [:], width: Int = 74) {
        (self.timelines, self.letters, self.width) = (timelines, letters, width)
    }

    /// Subscribes to signals, runs the clock of the stage until nothing is left to do, and disposes the subscriptions.
    public init(
        watching signals: KeyValuePairs<String, any Drawable>, on stage: Stage = .current, width: Int = 74
    ) {
        let lines = signals.map { ($0.key, $0.value.watch(on: stage.clock)) }
        stage.clock.run()
        self.init(lines.map { label, line in line(label) }, letters: stage.letters, width: width)
    }

    /// The lines of text, without line breaks and without blanks at the end.
    public var lines: [String] { lines(width: width) }

    /// The lines of text for a screen of another width.
    public func lines(width: Int) -> [String] {
        let legend = Legend(for: timelines, preferring: letters)
        let sheet = Sheet(legend.lines, notation: .exact, hasRuler: true, width: width)
        return sheet.lines + legend.text(width: sheet.room).map(sheet.labels.indent)
    }

    /// The lines without ruler and legend, as in the core's documentation. Values of several characters are not replaced by
    /// letters, and shift everything after them to the right if they need more room.
    public var bareLines: [String] {
        Sheet(timelines, notation: .readable(for: timelines), hasRuler: false, width: width).lines
    }

    /// The lines, joined by line breaks.
    public var description: String { lines.joined(separator: "\n") }
}
