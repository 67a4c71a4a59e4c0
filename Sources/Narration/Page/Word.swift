import Terminal
import Text

/// A unit that is not broken: a word, or code with the punctuation that touches it.
struct Word {
    struct Fragment {
        var text: String
        let isCode: Bool
    }

    var fragments: [Fragment]
    /// Whether a space separates it from the word before. There is none between two Chinese characters.
    var hasSpaceBefore = true

    var width: Int { fragments.reduce(0) { $0 + $1.text.displayWidth } }

    /// The words of a paragraph. A backtick without a partner is an ordinary character.
    static func all(in text: String, keepsBackticks: Bool) -> [Word] {
        var words: [Word] = []
        var isAfterSpace = true
        func append(_ text: some StringProtocol, isCode: Bool, glued: Bool) {
            let fragment = Fragment(text: String(text), isCode: isCode)
            if glued && !isAfterSpace && !words.isEmpty {
                words[words.count - 1].fragments.append(fragment)
            } else {
                words.append(Word(fragments: [fragment], hasSpaceBefore: isAfterSpace))
            }
            isAfterSpace = false
        }

        var rest = text[...]
        while let character = rest.first {
            if character.isWhitespace {
                isAfterSpace = true
                rest.removeFirst()
            } else if let span = rest.leadingCodeSpan {
                append(
                    keepsBackticks ? span : span.dropFirst().dropLast(), isCode: true,
                    glued: !(words.last?.endsBreakable(before: span) ?? false))
                rest = rest[span.endIndex...]
            } else {
                let run = rest.leadingRun
                append(run, isCode: false, glued: !(words.last?.endsBreakable(before: run) ?? false))
                rest = rest[run.endIndex...]
            }
        }
        return words
    }

    /// The words in lines of at most `width` columns. A longer word is broken.
    static func filled(_ words: [Word], width: Int) -> [[Fragment]] {
        var lines: [[Word]] = []
        var used = 0
        for word in words.flatMap({ $0.pieces(fitting: width) }) {
            let gap = word.hasSpaceBefore ? 1 : 0
            if !lines.isEmpty && used + gap + word.width <= width {
                lines[lines.count - 1].append(word)
                used += gap + word.width
            } else {
                lines.append([word])
                used = word.width
            }
        }
        lines.keepCompanyAtTheEnd(\.isOneChineseCharacter)
        return lines.map { line in
            line.enumerated().flatMap { index, word in
                let space = Fragment(text: index > 0 && word.hasSpaceBefore ? " " : "", isCode: false)
                return index == 0 ? word.fragments : [space] + word.fragments
            }
        }
    }

    private var isOneChineseCharacter: Bool {
        fragments.allSatisfy { !$0.isCode } && fragments.map(\.text).joined().isOneChineseCharacter
    }

    /// The word itself if it fits. Otherwise code is broken at its spaces, and text where the line ends.
    private func pieces(fitting width: Int) -> [Word] {
        guard self.width > width else { return [self] }
        var pieces: [Word] = []
        for fragment in fragments {
            for (index, part) in fragment.text.split(separator: " ").enumerated() {
                var rest = part
                var hasSpace = pieces.isEmpty ? hasSpaceBefore : index > 0
                while !rest.isEmpty {
                    let end = rest.endOfPrefix(room: width)
                    let piece = Fragment(text: String(rest[..<end]), isCode: fragment.isCode)
                    pieces.append(Word(fragments: [piece], hasSpaceBefore: hasSpace))
                    rest = rest[end...]
                    hasSpace = false
                }
            }
        }
        return pieces
    }

    /// Whether a line may end after this word, although there is no space.
    private func endsBreakable(before next: Substring) -> Bool {
        guard let last = fragments.last, !last.isCode, let end = last.text.last, let start = next.first else {
            return false
        }
        return Character.lineMayEnd(between: end, start)
    }
}

extension Substring {
    /// The text from this backtick to the next one.
    fileprivate var leadingCodeSpan: Substring? {
        guard first == "`", let end = dropFirst().firstIndex(of: "`") else { return nil }
        return self[...end]
    }

    /// A single Chinese character, or the characters up to the next space, backtick or Chinese character.
    fileprivate var leadingRun: Substring {
        guard let first, !first.isWide else { return prefix(1) }
        return self[..<(dropFirst().firstIndex { $0.isWhitespace || $0 == "`" || $0.isWide } ?? endIndex)]
    }
}
