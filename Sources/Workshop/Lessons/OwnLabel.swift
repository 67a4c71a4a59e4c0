import Text

/// What the workbook itself calls a row, or the line of a figure. All other labels are names that stand in the code, which are the same
/// in each language.
package enum OwnLabel: String {
    case given, expected, yours, wrong

    /// A label as the reader's language has it, if it is the workbook's own.
    package static func inLanguage(_ label: String) -> String {
        OwnLabel(rawValue: label) == nil ? label : label.translated
    }
}

extension Figure {
    /// The figure with the workbook's own labels in the reader's language. In its text, columns still stand under each other.
    package var withLabelsInLanguage: Figure {
        let labels = lines.map(\.label)
        let own = labels.map(OwnLabel.inLanguage)
        guard own != labels else { return self }
        let before = LabelColumn(labels + ["seconds"]).width
        let after = LabelColumn(own + ["seconds"]).width
        return Figure(
            lines: zip(lines, own).map { Line(label: $1, columns: $0.columns, moments: $0.moments) },
            width: width, seconds: seconds, cuts: cuts, legend: legend,
            text: text.map { line in
                let (label, rest) = line.parted(atColumn: before)
                let start = OwnLabel.inLanguage(label.trimmed)
                return rest.isEmpty ? start : start.padded(toWidth: after) + rest
            })
    }
}

extension String {
    /// What stands in the first columns, and what stands behind them.
    fileprivate func parted(atColumn column: Int) -> (start: String, rest: String) {
        var width = 0
        let start = prefix { character in
            width += String(character).displayWidth
            return width <= column
        }
        return (String(start), String(dropFirst(start.count)))
    }

    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
