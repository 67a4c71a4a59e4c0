import Manuscript

/// Reads a figure from its text, as a lesson of `Exercises/Lessons` draws it:
///
///     wind      --3--7--9--|
///     expected  -----7--9--|
///     yours     --3--7--9--|
///     seconds   0    5    10
///               --^ at 2 you sent 3; nothing was expected there
///
/// The signs are those of a diagram; what stands in a column of the text stands in that column of the figure.
struct FigureText {
    let figure: Figure
    /// What is said at the mark under the figure.
    let mark: Lesson.Mark?
    /// How many lines of the text it takes.
    let count: Int

    /// A lesson's lines as they are, and the figures among them.
    static func parts(of part: Lesson.Part) -> [Lesson.Part] {
        guard case .lines(let lines) = part else { return [part] }
        var (parts, rest) = ([Lesson.Part](), lines[...])
        while let first = rest.first {
            if let drawn = FigureText(rest) {
                parts.append(.figure(drawn.figure, mark: drawn.mark))
                rest = rest.dropFirst(drawn.count)
            } else {
                parts.append(.lines([first]))
                rest = rest.dropFirst()
            }
        }
        return parts
    }

    /// The figure with which some lines begin. `nil` if they begin with none, or with one that is parted in several or cut short.
    init?(_ lines: ArraySlice<String>) {
        let block = lines.prefix { !$0.isEmpty }
        guard let ruler = block.firstIndex(where: { $0.hasPrefix("seconds ") }), ruler > lines.startIndex,
            let zero = lines[ruler].firstIndex(where: \.isNumber)
        else { return nil }
        let start = lines[ruler].distance(from: lines[ruler].startIndex, to: zero)
        let drawn = lines[..<ruler].compactMap { FigureTextLine($0, from: start) }
        guard drawn.count == lines[..<ruler].count, lines[ruler].dropFirst(start).first == "0" else {
            return nil
        }

        let below = lines[(ruler + 1)...].prefix { $0.prefix(start).allSatisfy { $0 == " " } && !$0.isEmpty }
            .map { String($0.dropFirst(start)) }
        let words = below.prefix { Self.explanations($0).isEmpty }
        mark = Self.mark(words.joined(separator: " "))
        guard words.isEmpty || mark != nil else { return nil }
        let meanings = below.dropFirst(words.count)
        let width = drawn.map(\.width).max() ?? 0
        let text = lines[...ruler] + meanings.map { String(repeating: " ", count: start) + $0 }
        figure = Figure(
            lines: drawn.map(\.line), width: width, seconds: (0..<width).map { $0 }, cuts: [],
            legend: meanings.flatMap(Self.explanations), text: Array(text))
        count = lines[...ruler].count + below.count
    }

    private static func mark(_ line: String) -> Lesson.Mark? {
        guard let match = line.wholeMatch(of: /(-*)\^ ?(.*)/) else { return nil }
        return .init(column: match.1.count, sentence: String(match.2))
    }

    private static func explanations(_ line: String) -> [Figure.Explanation] {
        line.split(separator: "   ").compactMap { part in
            part.wholeMatch(of: /(.) = (.*)/).map { .init(letter: String($0.1), meaning: String($0.2)) }
        }
    }
}
