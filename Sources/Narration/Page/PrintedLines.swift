import Terminal

extension Page {
    /// A line that an example printed. What steers a terminal is shown, not sent.
    func printed(_ line: String) -> [String] {
        let folded = line.withVisibleControls.folded(to: codeWidth, hanging: 2)
        return folded.enumerated().map { index, text in
            let start = index == 0 ? style.styled(mark, as: Look.mark) : codeIndent
            return text.isEmpty ? start.droppingTrailingSpaces : start + text
        }
    }
}

extension String {
    /// Control characters as the pictures Unicode has for them, `␛` for escape; a tab as four spaces.
    var withVisibleControls: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar == "\t" {
                text += .spaces(4)
            } else {
                text.unicodeScalars.append(scalar.isControl ? scalar.picture : scalar)
            }
        }
    }

    fileprivate var droppingTrailingSpaces: String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }

    fileprivate var picture: Unicode.Scalar {
        switch value {
        case ..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: "\u{FFFD}"
        }
    }
}
