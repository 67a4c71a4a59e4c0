import Lessons
import Text

/// The first difference between an expected list and an actual one, as rows of text with a sentence.
///
///     expected  [23, 1, 23, 0,  12]
///     yours     [23, 1, 23, 24, 12]
///               ------------^ the first 3 of 5 are right; then 24 came instead of 0
public struct ListDifference: Sendable {
    /// The expected list, with its elements above those of the actual list. For a prediction, only the predicted list.
    public let rows: [Lesson.Row]
    /// The column of the first difference, and a sentence about it.
    public let mark: Lesson.Mark
    /// Whether the actual list is right as far as it goes, but too short.
    public let isBeginning: Bool

    /// The lists as texts of at most `width` columns. Long ones are reduced to the part around the difference. `nil` if they are
    /// equal.
    public init?<Element: Equatable>(
        expected: some Collection<Element>, yours: some Collection<Element>, width: Int = Lesson.listWidth
    ) {
        let words = ListWords(wanted: Array(expected), came: Array(yours))
        guard words.wanted != words.came else { return nil }
        self.init(words, words.sentence, [("expected", words.wanted), ("yours", words.came)], width)
    }

    /// Compares a list that somebody has predicted with the actual one, without revealing the latter.
    public init?<Element: Equatable>(
        prediction: some Collection<Element>, of actual: some Collection<Element>,
        width: Int = Lesson.listWidth
    ) {
        let words = ListWords(wanted: Array(actual), came: Array(prediction))
        guard words.wanted != words.came else { return nil }
        self.init(words, words.hint, [("yours", words.came)], width)
    }

    private init<Element>(
        _ words: ListWords<Element>, _ sentence: String, _ lists: [(String, [Element])], _ width: Int
    ) {
        isBeginning = words.isBeginning
        let texts = lists.map { $0.1.map { String(reflecting: $0) } }
        let table = ListTable(rows: texts, around: words.place, width: width)
        rows = lists.indices.map { .init(lists[$0].0, table.text(of: $0)) }
        mark = .init(column: table.column, sentence: sentence)
    }
}

/// The first difference of two lists, and the sentences about it.
private struct ListWords<Element: Equatable> {
    let wanted: [Element]
    let came: [Element]
    /// The number of equal elements at the beginning.
    let place: Int

    init(wanted: [Element], came: [Element]) {
        (self.wanted, self.came) = (wanted, came)
        place = zip(wanted, came).prefix { $0 == $1 }.count
    }

    var isBeginning: Bool { place == came.count }

    private enum Finding {
        case nothingCame, nothingWasExpected
        case tooLong(by: Int), tooShort(by: Int)
        case missing(String), tooMany(String)
        case exchanged(String, due: String), reordered(String, due: String)
    }

    private var finding: Finding {
        if came.isEmpty { return .nothingCame }
        if wanted.isEmpty { return .nothingWasExpected }
        if place == wanted.count { return .tooLong(by: came.count - place) }
        if wanted.without(place) == came { return .missing(name(wanted[place])) }
        if isBeginning { return .tooShort(by: wanted.count - place) }
        if came.without(place) == wanted { return .tooMany(name(came[place])) }
        let (first, due) = names(came[place], wanted[place])
        return came.isReordered(wanted) ? .reordered(first, due: due) : .exchanged(first, due: due)
    }

    var sentence: String {
        let count = wanted.count
        return switch (finding, place) {
        case (.nothingCame, _): "your list is empty"
        case (.nothingWasExpected, _): "an empty list was expected"
        case (.tooLong(by: 1), 1): "the first is right; the one after it is too many"
        case (.tooLong(by: 1), _): "all \(place) are right; the one after them is too many"
        case (.tooLong(let more), 1): "the first is right; the \(more) after it are too many"
        case (.tooLong(let more), _): "all \(place) are right; the \(more) after them are too many"
        case (.tooShort(let less), 1): "the first of \(count) is right; then \(less) more are missing"
        case (.tooShort(let less), _):
            "the first \(place) of \(count) are right; then \(less) more are missing"
        case (.missing(let due), 0): "at first \(due) is missing"
        case (.missing(let due), 1): "the first of \(count) is right; then \(due) is missing"
        case (.missing(let due), _): "the first \(place) of \(count) are right; then \(due) is missing"
        case (.tooMany(let came), 0): "at first \(came) is too many"
        case (.tooMany(let came), 1): "the first of \(count) is right; then \(came) is too many"
        case (.tooMany(let came), _): "the first \(place) of \(count) are right; then \(came) is too many"
        case (.exchanged(let came, let due), 0): "at first \(came) came instead of \(due)"
        case (.exchanged(let came, let due), 1):
            "the first of \(count) is right; then \(came) came instead of \(due)"
        case (.exchanged(let came, let due), _):
            "the first \(place) of \(count) are right; then \(came) came instead of \(due)"
        case (.reordered(let came, let due), 0):
            "at first \(came) came instead of \(due). Only the order is wrong"
        case (.reordered(let came, let due), 1):
            "the first of \(count) is right; then \(came) came instead of \(due). Only the order is wrong"
        case (.reordered(let came, let due), _):
            """
            the first \(place) of \(count) are right; then \(came) came instead of \(due). Only the order is wrong
            """
        }
    }

    /// The sentence for a prediction, which does not reveal the actual list.
    var hint: String {
        switch (place, isBeginning) {
        case (0, true): "your list is empty"
        case (1, true): "this one is right, but that is not all"
        case (_, true): "all \(place) are right, but that is not all"
        case (0, false): "this one is not right"
        case (1, false): "the first is right; this one is not"
        case (_, false): "the first \(place) are right; this one is not"
        }
    }

    /// The texts of two elements. If they are long and begin alike, the part around the difference.
    private func names(_ one: Element, _ other: Element) -> (String, String) {
        if name(one) != name(other) { return (name(one), name(other)) }
        let (one, other) = (String(reflecting: one), String(reflecting: other))
        let start = max(0, zip(one, other).prefix { $0 == $1 }.count - 10)
        func part(_ text: String) -> String { "…\(text.dropFirst(start))".truncated(toWidth: 30) }
        return (part(one), part(other))
    }

    private func name(_ element: Element) -> String { String(reflecting: element).truncated(toWidth: 30) }
}

/// Lists as rows of text with aligned elements. Long ones are reduced to the part around one element.
private struct ListTable {
    /// The column of that element.
    let column: Int
    private let rows: [[String]]
    private let shown: Range<Int>
    private let widths: [Int]

    init(rows: [[String]], around place: Int, width: Int) {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { index in
            rows.compactMap { index < $0.count ? $0[index].displayWidth : nil }.max() ?? 0
        }
        // Each element is followed by a comma and a space. The brackets and the marks of omissions take the rest.
        func room(_ range: Range<Int>) -> Int {
            let marks = (range.lowerBound > 0 ? 3 : 0) + (range.upperBound < count ? 3 : 0)
            return widths[range].reduce(0) { $0 + $1 + 2 } + marks
        }
        var shown = min(place, count)..<min(place + 1, count)
        func grow(to wider: Range<Int>) -> Bool {
            guard wider.lowerBound >= 0, wider.upperBound <= count, room(wider) <= width else { return false }
            shown = wider
            return true
        }
        var isGrowing = true
        while isGrowing {
            let grewLeft = grow(to: shown.lowerBound - 1..<shown.upperBound)
            let grewRight = grow(to: shown.lowerBound..<shown.upperBound + 1)
            isGrowing = grewLeft || grewRight
        }
        (self.rows, self.shown, self.widths) = (rows, shown, widths)
        let before = widths[shown.lowerBound..<min(place, shown.upperBound)].reduce(0) { $0 + $1 + 2 }
        column = 1 + (shown.lowerBound > 0 ? 3 : 0) + before
    }

    func text(of row: Int) -> String {
        let cells = rows[row]
        var text = shown.lowerBound > 0 && !cells.isEmpty ? "[…, " : "["
        for index in shown where index < cells.count {
            let isLast = index == cells.count - 1
            text += isLast ? cells[index] : (cells[index] + ",").padded(toWidth: widths[index] + 2)
        }
        return text + (cells.count > shown.upperBound ? "…]" : "]")
    }
}

extension Array where Element: Equatable {
    fileprivate func without(_ index: Int) -> [Element] {
        var rest = self
        rest.remove(at: index)
        return rest
    }

    /// Whether these are the same elements in another order.
    fileprivate func isReordered(_ other: [Element]) -> Bool {
        guard count == other.count, count <= 100 else { return false }
        var rest = other
        return allSatisfy { element in
            guard let place = rest.firstIndex(of: element) else { return false }
            rest.remove(at: place)
            return true
        }
    }
}
