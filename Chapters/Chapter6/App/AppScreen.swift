import FRP
import Pixels
import Terminal

/// A screen of the app: it shows what its view models say, hands keys on to them, and decides nothing.
@MainActor protocol AppScreen: AnyObject {
    /// Active while the screen is the one that is seen.
    var viewModels: [any ViewModel] { get }
    /// Something that is shown has changed.
    var changes: Signal<Void> { get }
    func draw(on canvas: inout Canvas)
    func handle(_ key: Key, in navigator: Navigator)
}

extension Property {
    /// That the value is another one.
    var changes: Signal<Void> { signal.map { _ in } }
}

extension Fetching {
    /// That something else is to be said of it.
    var changes: Signal<Void> { .merge([isLoading.changes, trouble.changes]) }
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

/// What the terminal can show.
let colours = OutputStyle.ofStandardOutput().colours
