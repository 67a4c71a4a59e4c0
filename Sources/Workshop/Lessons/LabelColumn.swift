import Text

/// The column at the left of a figure, as wide as the longest label and two spaces.
package struct LabelColumn {
    package let width: Int
    private let labels: [String]

    package init(_ labels: [String]) {
        self.labels = labels.map { $0.truncated(toWidth: 24) }
        let longest = self.labels.map(\.displayWidth).max() ?? 0
        width = longest == 0 ? 0 : longest + 2
    }

    /// A labelled line.
    package func line(_ index: Int, _ text: String) -> String {
        text.isEmpty ? labels[index] : labels[index].padded(toWidth: width) + text
    }

    /// A line without a label.
    package func indent(_ text: String) -> String {
        String(repeating: " ", count: width) + text
    }
}
