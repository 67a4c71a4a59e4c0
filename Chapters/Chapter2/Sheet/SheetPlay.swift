import FRP
import Narration
import Terminal
import Views

/// The sheet in a real terminal: keys change cells, and the cells that look at them follow.
package let sheetPlay = Play(
    "sheet", "the sheet of section 2.2, live", insteadOf: "functional-reactive-programming",
    start: { try play(SheetModel()) },
    page: { try ViewServer.run("A sheet whose sums stay right") { SheetPage(SheetModel()) } })

/// - Parameter news: sends when something has changed by itself.
@MainActor package func play(_ model: SheetModel, news: Signal<Void> = .never) throws {
    let session = try TerminalSession(needing: SheetScreen.size)
    let watching = news.subscribe(next: { session.redraw() })
    defer { watching.dispose() }
    try session.run(
        explaining: { SheetScreen.keys },
        drawing: { canvas in SheetScreen.draw(model, on: &canvas) },
        handling: { key in
            switch key {
            case .up: model.move(rows: -1)
            case .down, .enter: model.move(rows: 1)
            case .left: model.move(columns: -1)
            case .right, .tab: model.move(columns: 1)
            case .backspace: model.deleteBackwards()
            case .delete: model.clear()
            case .escape: if !model.cancel() { session.end() }
            case .character(let character): model.type(character)
            default: break
            }
        }
    )
}
