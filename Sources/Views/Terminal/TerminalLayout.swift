import Terminal
import Text

/// A rectangle of the screen, in character cells.
struct Area {
    var row: Int
    var column: Int
    var size: Size
}

/// Computes the place of each view on a screen of characters.
///
/// In a vertical stack there is a blank line between views, unless one is a picture or a collection: these take all room that the
/// others leave.
@MainActor struct TerminalLayout {
    /// A view to draw, and its area.
    struct Piece {
        let view: Int
        let area: Area
        /// The collection, cell, or table that contains it; `nil`: none does.
        var inside: Int?
    }

    static let picture = Size(columns: 18, rows: 9)
    private static let step = Size(columns: 20, rows: 11)
    private static let avatar = Size(columns: 6, rows: 3)
    private static let columnOfTable = 11

    let shown: ShownViews
    /// For each collection the first visible row of cells: its scroll position.
    var tops: [Int: Int]
    private(set) var pieces: [Piece] = []
    /// For each collection the visible numbers of columns and rows of cells.
    private(set) var shapes: [Int: Size] = [:]

    init(_ shown: ShownViews, in area: Area, tops: [Int: Int]) {
        (self.shown, self.tops) = (shown, tops)
        for root in shown.views(in: PageContent.page) { place(root, in: area, inside: nil) }
    }

    /// The indices of the visible cells of a collection.
    func visible(in collection: Int) -> Range<Int> {
        guard let shape = shapes[collection] else { return 0..<0 }
        let first = tops[collection, default: 0] * shape.columns
        return (first..<first + shape.columns * shape.rows).clamped(to: 0..<shown.count(in: collection))
    }

    // MARK: Measuring

    private func isFlexible(_ view: Int) -> Bool {
        switch shown.kind(of: view) {
        case "grid", "list", "image": true
        case "cell", "table", "details": false
        default: shown.views(in: view).contains(where: isFlexible)
        }
    }

    /// The smallest size of a window in which everything that cannot scroll has room.
    static func needed(_ shown: ShownViews) -> Size {
        let layout = TerminalLayout(
            shown, in: Area(row: 0, column: 0, size: Size(columns: 40, rows: 0)), tops: [:])
        let tables = shown.all().filter { shown.kind(of: $0) == "table" }
        let columns = tables.map { layout.width(of: $0, in: 200, inside: nil) + 2 }.max() ?? 24
        let rows = shown.views(in: PageContent.page).map {
            layout.height(of: $0, in: max(columns, 40), inside: nil)
        }
        return Size(columns: max(columns, 24), rows: max((rows.max() ?? 0) + 1, 8))
    }

    /// The columns that a view takes, at most `columns`.
    private func width(of view: Int, in columns: Int, inside: Int?) -> Int {
        switch shown.kind(of: view) {
        case "label", "title": min(shown.text("text", of: view).displayWidth, columns)
        case "activity": min(words(of: view).displayWidth, columns)
        case "button": min(shown.text("text", of: view).displayWidth + 4, columns)
        case "details": min(shown.text("text", of: view).displayWidth + 2, columns)
        case "field" where inside == nil: min(shown.text("label", of: view).displayWidth + 1 + 24, columns)
        case "image" where inside != nil: min(Self.avatar.columns, columns)
        case "table": 3 + Self.columnOfTable * ((shown.views(in: view).first.map(shown.count) ?? 1) - 1)
        case "horizontal":
            min(
                shown.views(in: view).reduce(0) { $0 + width(of: $1, in: columns, inside: inside) + 2 },
                columns)
        case "vertical", "cell":
            shown.views(in: view).map { width(of: $0, in: columns, inside: inside ?? view) }.max() ?? 0
        default: columns
        }
    }

    /// The rows that a view takes in this width; of a flexible view, the fewest.
    private func height(of view: Int, in columns: Int, inside: Int?) -> Int {
        switch shown.kind(of: view) {
        case "label", "title": inside == nil ? lines(of: view, in: columns).count : 1
        case "activity": words(of: view).isEmpty ? 0 : 1
        case "image": inside == nil ? 1 : Self.avatar.rows
        case "grid": inside == nil ? Self.step.rows - 1 : 0
        case "list": shown.count(in: view) == 0 ? 0 : 1
        case "table": shown.views(in: view).count
        case "horizontal" where inside == nil:
            rows(of: view, in: columns).reduce(0) { sum, row in
                sum + (row.map { height(of: $0.view, in: $0.columns, inside: inside) }.max() ?? 0)
            }
        case "horizontal":
            shown.views(in: view).map { height(of: $0, in: columns, inside: inside) }.max() ?? 0
        case "vertical", "screens", "cell":
            shown.views(in: view).reduce(0) {
                $0 + height(of: $1, in: columns, inside: insideOf(view, inside))
            }
        case "details":
            1 + shown.views(in: view).reduce(0) { $0 + height(of: $1, in: columns - 2, inside: inside) }
        default: 1
        }
    }

    private func insideOf(_ view: Int, _ inside: Int?) -> Int? {
        ["cell", "grid", "list", "table"].contains(shown.kind(of: view)) ? view : inside
    }

    /// The text of an activity indicator.
    func words(of activity: Int) -> String {
        shown.flag("running", of: activity) ? "\("Working".translated) …" : ""
    }

    /// The lines of a label.
    func lines(of label: Int, in columns: Int) -> [String] {
        let text = shown.text("text", of: label)
        if text.isEmpty { return [] }
        return text.displayWidth <= columns ? [text] : text.wrapped(toWidth: columns)
    }

    /// The views of a horizontal stack, broken into rows like words into lines.
    private func rows(of view: Int, in columns: Int) -> [[(view: Int, columns: Int)]] {
        var rows: [[(view: Int, columns: Int)]] = [[]]
        var left = columns
        for child in shown.views(in: view) {
            let wanted = width(of: child, in: columns, inside: nil)
            if wanted == 0 { continue }
            if wanted > left {
                rows.append([])
                left = columns
            }
            rows[rows.count - 1].append((child, wanted))
            left -= wanted + 2
        }
        return rows
    }

    // MARK: Placing

    private mutating func place(_ view: Int, in area: Area, inside: Int?) {
        guard area.size.rows > 0, area.size.columns > 0 else { return }
        switch shown.kind(of: view) {
        case "screens": for top in shown.views(in: view) { place(top, in: area, inside: inside) }
        case "vertical": placeUnderOneAnother(view, in: area, inside)
        case "horizontal": placeBesideOneAnother(view, in: area, inside)
        case "table": placeTable(view, in: area)
        case "grid", "list": placeCells(of: view, in: area)
        case "cell":
            pieces.append(Piece(view: view, area: area, inside: inside))
            placeUnderOneAnother(view, in: area, view)
        case "details":
            pieces.append(Piece(view: view, area: area, inside: inside))
            var below = area
            (below.row, below.column) = (area.row + 1, area.column + 2)
            below.size = Size(columns: area.size.columns - 2, rows: area.size.rows - 1)
            placeUnderOneAnother(view, in: below, inside)
        default: pieces.append(Piece(view: view, area: area, inside: inside))
        }
    }

    private mutating func placeUnderOneAnother(_ view: Int, in area: Area, _ inside: Int?) {
        let columns = area.size.columns
        let inCell = inside != nil
        let views = shown.views(in: view).map { child in
            // A whole screen takes all room, even if no view in it is flexible.
            let isScreen = !inCell && ["screens", "vertical"].contains(shown.kind(of: child))
            return (child, height(of: child, in: columns, inside: inside), isScreen || isFlexible(child))
        }
        .filter { $0.1 > 0 || $0.2 }
        let flexible = views.count { $0.2 }
        let fixed = views.filter { !$0.2 }.reduce(0) { $0 + $1.1 }
        let gap = flexible == 0 && !inCell && fixed + views.count - 1 <= area.size.rows ? 1 : 0
        let room = max(0, area.size.rows - fixed) / max(flexible, 1)
        var row = area.row
        for (child, rows, isFlexible) in views {
            let height = min(isFlexible ? room : rows, area.row + area.size.rows - row)
            let part = Area(row: row, column: area.column, size: Size(columns: columns, rows: height))
            place(child, in: part, inside: inside)
            row += height + gap
        }
    }

    private mutating func placeBesideOneAnother(_ view: Int, in area: Area, _ inside: Int?) {
        let views = shown.views(in: view)
        guard inside == nil, let list = views.last, views.contains(where: { shown.isCollection($0) }) else {
            return placeInRows(view, in: area, inside)
        }
        // A list beside a grid takes a third of the width, if both have room.
        let columns = area.size.columns
        let aside = views.count > 1 && columns >= 58 ? min(38, columns / 3) : 0
        place(
            views[0],
            in: Area(
                row: area.row, column: area.column, size: Size(columns: columns - aside, rows: area.size.rows)
            ), inside: nil)
        guard aside > 0 else { return }
        place(
            list,
            in: Area(
                row: area.row, column: area.column + columns - aside,
                size: Size(columns: aside, rows: area.size.rows)), inside: nil)
    }

    private mutating func placeInRows(_ view: Int, in area: Area, _ inside: Int?) {
        var row = area.row
        let all =
            inside == nil
            ? rows(of: view, in: area.size.columns)
            : [shown.views(in: view).map { ($0, width(of: $0, in: area.size.columns, inside: inside)) }]
        for views in all {
            var (column, height) = (area.column, 1)
            for (child, columns) in views {
                let left = area.column + area.size.columns - column
                let width = child == views.last?.0 ? left : min(columns, left)
                let rows = self.height(of: child, in: width, inside: inside)
                let size = Size(columns: width, rows: min(rows, area.row + area.size.rows - row))
                place(child, in: Area(row: row, column: column, size: size), inside: inside)
                column += columns + 2
                height = max(height, rows)
            }
            row += height
        }
    }

    private mutating func placeTable(_ table: Int, in area: Area) {
        for (index, line) in shown.views(in: table).enumerated() {
            for (place, view) in shown.views(in: line).enumerated() {
                let column = area.column + (place == 0 ? 0 : 3 + (place - 1) * Self.columnOfTable)
                let size = Size(columns: place == 0 ? 2 : Self.columnOfTable - 1, rows: 1)
                pieces.append(
                    Piece(
                        view: view, area: Area(row: area.row + index, column: column, size: size),
                        inside: table))
            }
        }
    }

    private mutating func placeCells(of collection: Int, in area: Area) {
        let cells = shown.views(in: collection)
        guard let first = cells.first else { return }
        let isGrid = shown.kind(of: collection) == "grid"
        let natural = height(of: first, in: area.size.columns, inside: collection)
        let step = isGrid ? Self.step : Size(columns: area.size.columns, rows: natural > 1 ? natural + 1 : 1)
        // No gap is needed after the last cell.
        let shape = Size(
            columns: isGrid ? max(1, (area.size.columns + 2) / step.columns) : 1,
            rows: max(1, (area.size.rows + (step.rows > 1 ? 1 : 0)) / step.rows))
        shapes[collection] = shape
        let chosen = shown.chosen(in: collection) / shape.columns
        let all = (cells.count + shape.columns - 1) / shape.columns
        var top = min(tops[collection, default: 0], max(0, all - shape.rows))
        top = min(max(top, chosen - shape.rows + 1), chosen)
        tops[collection] = top
        for index in visible(in: collection) {
            let place = index - top * shape.columns
            let size =
                isGrid
                ? Size(columns: Self.picture.columns, rows: step.rows - 1)
                : Size(columns: area.size.columns - 1, rows: natural)
            let corner = Area(
                row: area.row + place / shape.columns * step.rows,
                column: area.column + place % shape.columns * step.columns, size: size)
            self.place(cells[index], in: corner, inside: collection)
        }
    }
}
