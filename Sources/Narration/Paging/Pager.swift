import RegexBuilder
import Terminal
import Text

/// A text that is longer than the window: which of its lines are seen, what is sought in it, and what each key does.
struct Pager {
    /// How somebody ends reading it.
    enum Ending { case goesOn, leaves }

    private(set) var lines: [StyledLine] = []
    /// The first line that is seen.
    private(set) var top = 0
    /// What is typed to be sought, while it is.
    private(set) var typed: String?
    /// What is sought; empty at first.
    private(set) var sought = ""
    /// The line where it was found; `nil` if it is nowhere.
    private(set) var hit: Int?
    private(set) var ending: Ending?
    private var rows = 1

    /// The lines that are seen.
    var visible: Range<Int> { top..<min(top + rows, lines.count) }
    var isAtEnd: Bool { visible.upperBound == lines.count }

    /// Fits the text into a window with so many rows for it. Broken into other lines, it is seen from the same words on.
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
            hit = place(from: top, by: 1)
        }
        go(to: top)
    }

    mutating func take(_ key: Key) {
        if let typed { type(key, after: typed) } else { read(key) }
    }

    private mutating func read(_ key: Key) {
        switch key {
        case .character(" "), .pageDown: if isAtEnd { ending = .goesOn } else { go(to: top + rows) }
        case .character("b"), .pageUp, .backspace: go(to: top - rows)
        case .down: go(to: top + 1)
        case .up: go(to: top - 1)
        case .home: go(to: 0)
        case .end: go(to: lines.count)
        case .enter: ending = .goesOn
        case .character("q"), .character("Q"), .control("d"): ending = .leaves
        case .character("/"): typed = ""
        case .character("n"): seek(from: (hit ?? top) + 1, by: 1)
        case .character("N"): seek(from: (hit ?? top) - 1, by: -1)
        default: break
        }
    }

    private mutating func type(_ key: Key, after typed: String) {
        switch key {
        case .character(let character): self.typed = typed + String(character)
        case .backspace: self.typed = typed.isEmpty ? nil : String(typed.dropLast())
        case .enter:
            (self.typed, sought) = (nil, typed.isEmpty ? sought : typed)
            seek(from: top, by: 1)
        case .escape: self.typed = nil
        default: break
        }
    }

    private mutating func go(to line: Int) { top = max(0, min(line, lines.count - rows)) }

    private mutating func seek(from line: Int, by step: Int) {
        hit = place(from: line, by: step)
        if let hit { go(to: hit) }
    }

    /// The first line from here on that contains what is sought; after the last line comes the first.
    private func place(from line: Int, by step: Int) -> Int? {
        let count = lines.count
        return lines.indices.lazy.map { (line + $0 * step % count + count) % count }
            .first { !hits(in: lines[$0]).isEmpty }
    }

    /// Where a line contains what is sought, in capital letters or small ones.
    func hits(in line: StyledLine) -> [Range<String.Index>] {
        sought.isEmpty ? [] : line.plain.ranges(of: Regex { sought }.ignoresCase())
    }
}

extension StyledLine {
    /// How many letters and digits it has: as many, together, on a page of any width.
    fileprivate var letters: Int { plain.count { $0.isLetter || $0.isNumber } }
}
