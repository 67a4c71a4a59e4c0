import FRP
import Pixels
import Views
import Terminal

/// One photo in full size. One turns to the next and the one before.
@MainActor final class PagesScreen: AppScreen {
    private let pages: PagesViewModel

    init(_ pages: PagesViewModel) { self.pages = pages }

    var viewModels: [any ViewModel] { [pages] }

    func handle(_ key: Key, in navigator: Navigator) {
        switch key {
        case .right, .pageDown, .character(" "): pages.turn(1)
        case .left, .pageUp: pages.turn(-1)
        case .enter, .character("d"): navigator.push(pages.details().map { DetailsScreen($0, in: navigator) })
        case .character("r"): pages.page.value?.fetching.again()
        case .escape, .backspace: navigator.pop()
        case .character("q"): navigator.leave()
        default: break
        }
    }

    var keys: KeyValuePairs<String, String> {
        [
            "← →": "turn to another photo, as Page Up and Page Down do", "Enter": "shows more of the photo",
            "r": "tries again what failed", "Esc": "goes back", "q": "leaves",
        ]
    }

    func draw(on canvas: inout Canvas) {
        guard let photo = pages.page.value else { return }
        canvas.writeAsItIs(photo.name.truncated(toWidth: canvas.size.columns - 2), row: 0, column: 1, .bold)
        canvas.write(photo.fetching, row: 2)
        if let picture = photo.picture.value {
            let room = Size(columns: canvas.size.columns - 2, rows: canvas.size.rows - 3)
            canvas.draw(picture, row: 1, column: 1, room)
        }
        canvas.writeHelp(
            "\(pages.index.value + 1) of \(pages.count)   ← → turn, Enter shows more, Esc goes back, ? keys")
    }
}
