import Text

/// The labels of rows and lines that are the workbook's own. All other labels are names in the code, which are not translated.
package enum OwnLabel: String {
    case given, expected, yours, wrong

    /// The label in the reader's language, if it is the workbook's own.
    package static func inLanguage(_ label: String) -> String {
        OwnLabel(rawValue: label) == nil ? label : label.translated
    }
}

extension Figure {
    /// The figure with the workbook's own labels in the reader's language. The columns of its text remain aligned.
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
    /// The text in the first columns, and the text after them.
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
