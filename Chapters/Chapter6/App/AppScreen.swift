import FRP
import Pixels
import Terminal

/// A screen of the app: it shows what its view models say, hands keys on to them, and decides nothing.
@MainActor protocol AppScreen: AnyObject {
    /// Active while the screen is the one that is seen.
    var viewModels: [any ViewModel] { get }
    /// Fits what is shown into a window of this size, before it is drawn.
    func layOut(in size: Size)
    func draw(on canvas: inout Canvas)
    func handle(_ key: Key, in navigator: Navigator)
    /// What each key does, for `?`.
    var keys: KeyValuePairs<String, String> { get }
}

extension AppScreen {
    func layOut(in size: Size) {}
}

extension Canvas {
    /// Says that something is being fetched, or why it is not there, from a row on.
    mutating func write(_ fetching: Fetching, row: Int) {
        if let trouble = fetching.trouble.value {
            let next = writeWrapped(trouble, row: row, Style(.red))
            write("r tries again", row: next, column: 1, .dim)
        } else if fetching.isLoading.value {
            write("loading …", row: row, column: 1, .dim)
        }
    }

    /// The last line of a screen: what you can press.
    mutating func writeHelp(_ text: String) { write(text, row: size.rows - 1, column: 1, .dim) }
}
