import FRP
import Narration
import Views

/// The form, at a terminal and in a browser.
package let formPlay = Play(
    "form", "the form of sections 4.4 to 4.6, live", withoutTerminal: "deriving-state",
    start: { try TerminalWindow.run { FormController(FormModel(on: .main)) } },
    page: { try ViewServer.run("Sign up") { FormController(FormModel(on: .main)) } })
