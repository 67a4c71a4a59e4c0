import FRP

/// Timelines drawn one under the other, equal times one under the other.
///
///     print(Picture(Timeline("window", window), Timeline("garden", garden)))
///
///     window   --a--b--c--|
///     garden        ^-b--c|
///     seconds  0    5    10
///     a = 18°   b = 21°   c = 19°
///
/// Signs are those of ``Diagram``. A column is always a second: a value of several characters gets a letter, which is explained
/// under the picture. What is too wide has its quiet times cut short, marked `…`, and then goes on underneath.
public struct Picture: Sendable, CustomStringConvertible {
    let timelines: [Timeline]
    let letters: [String: Character]
    private let width: Int

    /// - Parameter width: how many columns of the screen there are.
    public init(_ timelines: Timeline..., width: Int = 74) {
        self.init(timelines, width: width)
    }

    /// - Parameters:
    ///   - letters: those for values of several characters that have one already, by what they are called.
    ///   - width: how many columns of the screen there are.
    public init(_ timelines: [Timeline], letters: [String: Character] = [:], width: Int = 74) {
        (self.timelines, self.letters, self.width) = (timelines, letters, width)
    }

    /// What is seen of some signals: subscribes to all of them, runs the clock of the stage until nothing is left to happen,
    /// and ends the subscriptions.
    public init(
        watching signals: KeyValuePairs<String, any Drawable>, on stage: Stage = .current, width: Int = 74
    ) {
        let lines = signals.map { ($0.key, $0.value.watch(on: stage.clock)) }
        stage.clock.run()
        self.init(lines.map { label, line in line(label) }, letters: stage.letters, width: width)
    }

    /// The lines of text, without line breaks and without blanks at the end.
    public var lines: [String] { lines(width: width) }

    /// The same for a screen of other width.
    public func lines(width: Int) -> [String] {
        let legend = Legend(for: timelines, preferring: letters)
        let sheet = Sheet(legend.lines, notation: .exact, hasRuler: true, width: width)
        return sheet.lines + legend.text(width: sheet.room).map(sheet.labels.indent)
    }

    /// The lines without ruler and legend, as the core's documentation shows them: values of several characters stand as they
    /// are, and move all that is later to the right where they need the room.
    public var bareLines: [String] {
        Sheet(timelines, notation: .readable(for: timelines), hasRuler: false, width: width).lines
    }

    /// The lines, with line breaks between them.
    public var description: String { lines.joined(separator: "\n") }
}
