import RegexBuilder
import Terminal
import Text

/// A text that is longer than the window: the visible lines, the search, and the effect of each key.
struct Pager {
    /// What the reader does at the end of the text.
    enum Ending { case nextSection, quit }

    private(set) var lines: [StyledLine] = []
    /// The first visible line.
    private(set) var top = 0
    /// The search text while it is being typed after `/`; `nil` otherwise.
    private(set) var draft: String?
    /// The text of the last search; empty before the first.
    private(set) var query = ""
    /// The line of the present match; `nil` if there is none.
    private(set) var hit: Int?
    private(set) var ending: Ending?
    private var rows = 1

    /// The visible lines.
    var visible: Range<Int> { top..<min(top + rows, lines.count) }
    var isAtEnd: Bool { visible.upperBound == lines.count }

    /// Fits the text into a window with `rows` rows. If its lines are broken in other places now, it is shown from the same words
    /// on.
    mutating func layOut(_ lines: [StyledLine], rows: Int) {
        self.rows = max(1, rows)
        if lines != self.lines {
            let before = self.lines.prefix(top).reduce(0) { $0 + $1.letters }
            self.lines = lines
            var passed = 0
            top =
                lines.firstIndex { line in
                    passed += line.letters
                    return passed > before
                } ?? 0
            hit = match(from: top, by: 1)
        }
        go(to: top)
    }

    mutating func take(_ key: Key) {
        if let draft { handleTyping(key, after: draft) } else { handleReading(key) }
    }

    private mutating func handleReading(_ key: Key) {
        switch key {
        case .character(" "), .pageDown: if isAtEnd { ending = .nextSection } else { go(to: top + rows) }
        case .character("b"), .pageUp, .backspace: go(to: top - rows)
        case .down: go(to: top + 1)
        case .up: go(to: top - 1)
        case .home: go(to: 0)
        case .end: go(to: lines.count)
        case .enter: ending = .nextSection
        case .character("q"), .character("Q"), .control("d"): ending = .quit
        case .character("/"): draft = ""
        case .character("n"): seek(from: (hit ?? top) + 1, by: 1)
        case .character("N"): seek(from: (hit ?? top) - 1, by: -1)
        default: break
        }
    }

    private mutating func handleTyping(_ key: Key, after draft: String) {
        switch key {
        case .character(let character): self.draft = draft + String(character)
        case .backspace: self.draft = draft.isEmpty ? nil : String(draft.dropLast())
        case .enter:
            (self.draft, query) = (nil, draft.isEmpty ? query : draft)
            seek(from: top, by: 1)
        case .escape: self.draft = nil
        default: break
        }
    }

    private mutating func go(to line: Int) { top = max(0, min(line, lines.count - rows)) }

    private mutating func seek(from line: Int, by step: Int) {
        hit = match(from: line, by: step)
        if let hit { go(to: hit) }
    }

    /// The first line with a match, from `line` on in steps of 1 or −1. The search wraps around the ends of the text.
    private func match(from line: Int, by step: Int) -> Int? {
        let count = lines.count
        return lines.indices.lazy.map { (line + $0 * step % count + count) % count }
            .first { !hits(in: lines[$0]).isEmpty }
    }

    /// The matches in a line. Case does not matter.
    func hits(in line: StyledLine) -> [Range<String.Index>] {
        query.isEmpty ? [] : line.plain.ranges(of: Regex { query }.ignoresCase())
    }
}

extension StyledLine {
    /// The number of letters and digits. Their sum over the lines before a word does not depend on the width, unlike that of the
    /// spaces, so it serves to find the word again.
    fileprivate var letters: Int { plain.count { $0.isLetter || $0.isNumber } }
}
