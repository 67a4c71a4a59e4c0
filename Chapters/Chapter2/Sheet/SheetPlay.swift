import FRP
import Narration
import Views

/// The sheet, at a terminal and in a browser: cells change as one types, and those that look at them follow.
package let sheetPlay = Play(
    "sheet", "the sheet of section 2.2, live", insteadOf: "functional-reactive-programming",
    start: { try TerminalWindow.run { SheetController(SheetModel()) } },
    page: { try ViewServer.run("A sheet whose sums stay right") { SheetController(SheetModel()) } })
