import Pixels
import Views
import Terminal
import Text

/// Draws the gallery, and a photo in full size.
enum GalleryScreen {
    /// The size of a small picture, in cells of the terminal: square, since a cell is twice as high as wide.
    static let picture = Size(columns: 18, rows: 9)
    static let smallest = Size(columns: 24, rows: 14)
    private static let step = Size(columns: 20, rows: 11)
    private static let top = 2

    static var keys: KeyValuePairs<String, String> {
        [
            "← ↑ ↓ →": "choose another photo", "space": "the next page of photos, as Page Down",
            "Page Up": "the page before",
            "Home End": "the first photo, or the last", "Enter": "opens the photo",
            "r": "tries again what failed",
            "q": "leaves, as Esc does",
        ]
    }

    static var pagerKeys: KeyValuePairs<String, String> {
        [
            "← →": "turn to another photo, as Page Up and Page Down do",
            "Esc": "goes back to the gallery, as Enter does",
            "r": "tries again what failed", "q": "leaves",
        ]
    }

    /// How many columns and rows of photos a window of this size has room for.
    static func layout(in size: Size) -> (columns: Int, rows: Int) {
        ((size.columns + 1) / step.columns, (size.rows - top) / step.rows)
    }

    static func draw(_ gallery: Gallery, on canvas: inout Canvas) {
        let (columns, _) = layout(in: canvas.size)
        canvas.write("Popular photos", row: 0, column: 1, .bold)
        canvas.writeFirstThatFits(remarks(on: gallery), row: 0, column: 17, .dim)
        if case .failed(let words) = gallery.status.value {
            canvas.writeWrapped(words, row: 3, Style(.red))
            canvas.write("r tries again, q leaves", row: canvas.size.rows - 1, column: 1, .dim)
            return
        }
        for (place, cell) in gallery.cells.value.enumerated() {
            let (row, column) = (top + place / columns * step.rows, 1 + place % columns * step.columns)
            let index = gallery.top.value * columns + place
            draw(cell, isChosen: index == gallery.chosen.value, row: row, column: column, on: &canvas)
        }
    }

    /// From long to short.
    private static func remarks(on gallery: Gallery) -> [String] {
        let photos = gallery.photos.value
        let chosen = gallery.chosen.value
        switch gallery.status.value {
        case .loading where photos.isEmpty: return ["loading …"]
        default:
            guard photos.indices.contains(chosen) else { return [] }
            return [
                "\(chosen + 1) of \(photos.count)   arrows move, Enter opens, q leaves, ? keys",
                "\(chosen + 1) of \(photos.count)   q leaves, ? keys", "q leaves, ? keys", "? keys",
            ]
        }
    }

    private static func draw(
        _ cell: GalleryCell, isChosen: Bool, row: Int, column: Int, on canvas: inout Canvas
    ) {
        guard let photo = cell.photo.value else { return }
        canvas.draw(cell.picture.value, row: row, column: column, Self.picture)
        if cell.picture.value == nil {
            canvas.write(
                cell.trouble.value == nil ? "…" : "no picture, r", row: row + 4, column: column + 2, .dim)
        }
        let name = photo.name.truncated(toWidth: Self.picture.columns)
        canvas.writeAsItIs(
            name, row: row + Self.picture.rows, column: column,
            isChosen ? Style(.black, on: .brightYellow) : .dim)
    }

    static func draw(_ pager: FullSizePager, on canvas: inout Canvas) {
        guard let photo = pager.photo else { return }
        canvas.writeAsItIs(photo.name.truncated(toWidth: canvas.size.columns - 2), row: 0, column: 1, .bold)
        let rating = (photo.rating * 100).rounded() / 100
        let words = "by {photographer}, rated {rating}"
            .translated(naming: ["photographer": photo.photographer, "rating": "\(rating)"])
        canvas.writeAsItIs(words, row: 1, column: 1, .dim)
        let room = Size(columns: canvas.size.columns - 2, rows: canvas.size.rows - 4)
        if let picture = pager.picture.value {
            canvas.draw(picture, row: 2, column: 1, room)
        } else if let trouble = pager.trouble.value {
            canvas.writeWrapped(trouble, row: 3, Style(.red))
        } else {
            canvas.write("loading …", row: canvas.size.rows / 2, column: canvas.size.columns / 2 - 5, .dim)
        }
        let help = "\(pager.index.value + 1) of \(pager.photos.count)   ← → turn, Esc goes back"
        canvas.write(
            pager.trouble.value == nil ? help : "r tries again   \(help)", row: canvas.size.rows - 1,
            column: 1, .dim)
    }
}
