import Terminal
import Text

extension Page {
    /// Number and title, at the right where this stands in the book, and a rule below; the place gets lines of its
    /// own where one is too short.
    func heading(number: String, title: String, place: String?, rule: Character) -> [StyledLine] {
        let number = number + "  "
        let indent = margin + .spaces(number.displayWidth)
        let left = (number + title).folded(to: measure, hanging: number.displayWidth)
        let ruler = [line(margin, String(repeating: rule, count: measure), Look.aside)]
        let titled = left.map { line(margin, $0, Look.title) }
        guard let place, !place.isEmpty else { return titled + ruler }

        let gap = measure - (left.last ?? "").displayWidth - place.displayWidth
        if left.count == 1, gap >= 2 {
            return [titled[0] + line(.spaces(gap), place, Look.aside)] + ruler
        }
        let below = place.folded(to: measure - number.displayWidth, hanging: 0)
        return titled + below.map { line(indent, $0, Look.aside) } + ruler
    }

    /// A headline inside of a section, with a piece of a rule before it, which is seen without colours too.
    func turn(_ title: String) -> [StyledLine] {
        ("── " + title).folded(to: measure, hanging: 3).map { line(margin, $0, Look.title) }
    }
}
