import Text

/// The first difference between the list that was expected and the list that came, drawn and told.
///
///     expected  [23, 1, 23, 0,  12]
///     yours     [23, 1, 23, 24, 12]
///               ------------^ the first 3 of 5 are right; then 24 came instead of 0
public struct ListDifference: Sendable {
    /// The expected list; its elements stand over those that came.
    public let expected: String
    /// The list that came.
    public let yours: String
    /// What the first difference is, in a learner's words.
    public let sentence: String
    /// Where in both texts the first difference stands.
    private let column: Int

    /// The lists as texts of at most `width` columns: of long ones, the part around the difference. `nil` if they do not
    /// differ.
    public init?<Element: Equatable>(
        expected: some Collection<Element>, yours: some Collection<Element>, width: Int
    ) {
        let (wanted, came) = (Array(expected), Array(yours))
        guard wanted != came else { return nil }
        let words = ListWords(wanted: wanted, came: came)
        let rows = [wanted, came].map { $0.map { String(reflecting: $0) } }
        let table = ListTable(rows: rows, around: words.place, width: width)
        (self.expected, self.yours) = (table.text(of: 0), table.text(of: 1))
        (sentence, column) = (words.sentence, table.column)
    }

    /// A list that somebody has predicted, against what really comes, which is not told.
    public init?<Element: Equatable>(
        prediction: some Collection<Element>, of actual: some Collection<Element>, width: Int
    ) {
        let (wanted, came) = (Array(actual), Array(prediction))
        guard wanted != came else { return nil }
        let words = ListWords(wanted: wanted, came: came)
        let table = ListTable(rows: [came.map { String(reflecting: $0) }], around: words.place, width: width)
        (expected, yours) = ("", table.text(of: 0))
        (sentence, column) = (words.hint, table.column)
    }

    /// A caret under the difference, with the sentence beside it or, where there is no room, below it.
    public func caret(width: Int) -> [String] {
        let pointer = String(repeating: "-", count: column) + "^"
        let line = "\(pointer) \(sentence)"
        return line.displayWidth <= width ? [line] : [pointer] + sentence.wrapped(toWidth: width)
    }
}

/// Where two lists differ first, and what is said about it.
private struct ListWords<Element: Equatable> {
    let wanted: [Element]
    let came: [Element]
    /// How many elements at the beginning are alike.
    let place: Int

    init(wanted: [Element], came: [Element]) {
        (self.wanted, self.came) = (wanted, came)
        place = zip(wanted, came).prefix { $0 == $1 }.count
    }

    var sentence: String {
        if came.isEmpty { return "your list is empty" }
        if wanted.isEmpty { return "an empty list was expected" }
        if place == wanted.count {
            let (more, after) = (came.count - place, place == 1 ? "it" : "them")
            let rest = more == 1 ? "the one after \(after) is" : "the \(more) after \(after) are"
            return "\(all) right; \(rest) too many"
        }
        if place == came.count {
            let missing = wanted.count - place
            return
                "\(first) right; then \(missing == 1 ? "\(name(wanted[place])) is" : "\(missing) more are") missing"
        }
        let beginning = place == 0 ? "at first" : "\(first) right; then"
        if wanted.without(place) == came { return "\(beginning) \(name(wanted[place])) is missing" }
        if came.without(place) == wanted { return "\(beginning) \(name(came[place])) is too many" }
        let order = came.isReordered(wanted) ? ". Only the order is wrong" : ""
        return "\(beginning) \(name(came[place])) came instead of \(name(wanted[place]))\(order)"
    }

    /// The same for a prediction: says nothing of what really comes.
    var hint: String {
        if came.isEmpty { return "your list is empty" }
        if place == came.count { return "\(all(of: place)) right, but that is not all" }
        return place == 0 ? "this one is not right" : "\(first(place)) right; this one is not"
    }

    private var all: String { place == 1 ? "the first is" : all(of: place) }
    private var first: String {
        place == 1 ? "the first of \(wanted.count) is" : "the first \(place) of \(wanted.count) are"
    }

    private func all(of count: Int) -> String { count == 1 ? "this one is" : "all \(count) are" }
    private func first(_ count: Int) -> String { count == 1 ? "the first is" : "the first \(count) are" }
    private func name(_ element: Element) -> String { String(reflecting: element).truncated(toWidth: 30) }
}

/// Lists as rows of text, element over element; of long ones, the part around a place.
private struct ListTable {
    /// Where the element of interest begins.
    let column: Int
    private let rows: [[String]]
    private let shown: Range<Int>
    private let widths: [Int]

    init(rows: [[String]], around place: Int, width: Int) {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { index in
            rows.compactMap { index < $0.count ? $0[index].displayWidth : nil }.max() ?? 0
        }
        // Each element is followed by a comma and a space; the brackets, and a mark on either side, take the rest.
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
