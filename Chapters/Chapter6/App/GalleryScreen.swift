import FRP
import Pixels
import Views
import Terminal

/// The gallery as a grid of pictures and, beside it if somebody wants it, as a list of names. Both are windows on one view
/// model.
@MainActor final class GalleryScreen: AppScreen {
    static let smallest = Size(columns: 24, rows: 14)
    private static let picture = Size(columns: 18, rows: 9)
    private static let step = Size(columns: 20, rows: 11)
    private static let top = 2
    private static let listWidth = 38
    private let gallery: GalleryViewModel
    private let grid: GridViewModel
    private let list: GridViewModel
    /// The list, while it is shown and gets the keys.
    private var isListing = false

    init(_ gallery: GalleryViewModel) {
        self.gallery = gallery
        grid = gallery.grid(withPictures: true)
        list = gallery.grid(withPictures: false)
    }

    var viewModels: [any ViewModel] { [gallery, grid, list] }

    func handle(_ key: Key, in navigator: Navigator) {
        let window = isListing ? list : grid
        switch key {
        case .right: window.move(columns: 1)
        case .left: window.move(columns: -1)
        case .down: window.move(rows: 1)
        case .up: window.move(rows: -1)
        case .pageDown, .character(" "): window.move(pages: 1)
        case .pageUp: window.move(pages: -1)
        case .home: gallery.choose(0)
        case .end: gallery.choose(.max)
        case .enter: navigator.push(gallery.pages().map(PagesScreen.init))
        case .character("l"), .tab: isListing.toggle()
        case .character("r"): gallery.retry()
        case .character("q"), .escape: navigator.leave()
        default: break
        }
    }

    var keys: KeyValuePairs<String, String> {
        [
            "← ↑ ↓ →": "choose another photo", "space": "the next page of photos, as Page Down",
            "Page Up": "the page before",
            "Home End": "the first photo, or the last", "Enter": "opens the photo",
            "l": "shows the list beside the pictures, or takes it away", "r": "tries again what failed",
            "q": "leaves, as Esc does",
        ]
    }

    func layOut(in size: Size) {
        let rows = size.rows - Self.top
        grid.layOut(columns: (gridWidth(in: size) + 1) / Self.step.columns, rows: rows / Self.step.rows)
        list.layOut(columns: 1, rows: rows)
    }

    private func gridWidth(in size: Size) -> Int { size.columns - (isListing ? Self.listWidth : 0) }

    // MARK: Drawing

    func draw(on canvas: inout Canvas) {
        canvas.write(gallery.title, row: 0, column: 1, .bold)
        canvas.write(gallery.fetching, row: 1)
        if !gallery.photos.value.isEmpty {
            let place = "\(gallery.chosen.value + 1) of \(gallery.photos.value.count)"
            canvas.writeFirstThatFits(
                [
                    "\(place)   arrows move, Enter opens, l lists, q leaves, ? keys",
                    "\(place)   q leaves, ? keys",
                    "q leaves, ? keys", "? keys",
                ], row: 0, column: 17, .dim)
        }
        drawGrid(on: &canvas)
        if isListing { drawList(fromColumn: gridWidth(in: canvas.size), on: &canvas) }
    }

    private func drawGrid(on canvas: inout Canvas) {
        let columns = grid.viewport.value.columns
        for (place, index) in grid.visible.enumerated() {
            let (row, column) = (
                Self.top + place / columns * Self.step.rows, 1 + place % columns * Self.step.columns
            )
            draw(gallery.photos.value[index], row: row, column: column, on: &canvas)
            canvas.writeAsItIs(
                gallery.photos.value[index].name.truncated(toWidth: Self.picture.columns),
                row: row + Self.picture.rows, column: column, style(of: index))
        }
    }

    private func draw(_ photo: any PhotoShowing, row: Int, column: Int, on canvas: inout Canvas) {
        canvas.draw(photo.picture.value, row: row, column: column, Self.picture)
        if photo.picture.value == nil {
            let words = photo.trouble.value == nil ? "…" : "no picture, r"
            canvas.write(words, row: row + 4, column: column + 2, .dim)
        }
    }

    private func drawList(fromColumn column: Int, on canvas: inout Canvas) {
        for (row, line) in GalleryList.lines(list).enumerated() {
            canvas.writeAsItIs(
                line.truncated(toWidth: Self.listWidth - 1), row: Self.top + row, column: column,
                style(of: list.visible.lowerBound + row))
        }
    }

    private func style(of index: Int) -> Style {
        index == gallery.chosen.value ? Style(.black, on: .brightYellow) : .dim
    }
}
