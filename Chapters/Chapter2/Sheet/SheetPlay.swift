import FRP
import Narration
import Views

/// The sheet in a terminal and in a browser: cells change while one types, and so do those that depend on them.
package let sheetPlay = Play(
    "sheet", "the sheet of section 2.2, live", withoutTerminal: "functional-reactive-programming",
    start: { try TerminalWindow.run { SheetController(SheetModel()) } },
    page: { try ViewServer.run("A sheet whose sums stay right") { SheetController(SheetModel()) } })
