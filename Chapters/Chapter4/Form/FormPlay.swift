import FRP
import Narration
import Terminal
import Views

/// The form in a real terminal: keys change the text, and the screen follows the model.
package let formPlay = Play(
    "form", "the form of sections 4.4 to 4.6, live", insteadOf: "deriving-state",
    start: { try play(FormModel(on: .main)) },
    page: { try ViewServer.run("Sign up") { FormPage(FormModel(on: .main)) } })

@MainActor package func play(_ form: FormModel) throws {
    let session = try TerminalSession(needing: FormScreen.size)
    let watching = Signal.changes(of: form).subscribe(next: { session.redraw() })
    defer { watching.dispose() }
    var isPressedInVain = false
    try session.run(
        explaining: { FormScreen.keys },
        drawing: { canvas in FormScreen.draw(form, isPressedInVain: isPressedInVain, on: &canvas) },
        handling: { key in
            isPressedInVain = key == .enter && form.colour.value == .red
            switch key {
            case .character(let character): form.text.modify { $0.append(character) }
            case .backspace: form.text.modify { _ = $0.popLast() }
            case .control("u"): form.text.value = ""
            case .enter: form.button.press()
            case .escape: session.end()
            default: break
            }
        }
    )
}
