import Foundation
import Terminal

/// Reading in a terminal: a text that is longer than the window is shown page by page, from its beginning.
@MainActor struct Reader {
    let section: Section
    /// The next section; `nil` after the last.
    let next: Section?
    /// Whether a question comes next.
    var isQuestion = false

    /// Shows a text that has already been printed in the terminal, so that a crash loses nothing, and all of it can be scrolled
    /// back to.
    ///
    /// - Parameter isAsked: whether the reader is asked whether to go on, even if everything fits in the window.
    /// - Returns: the section to continue with another time, if the reader quits before the end.
    func read(_ told: Typesetter, isAsked: Bool) -> Section? {
        guard let session = try? TerminalSession() else { return nil }
        var pager = Pager()
        pager.layOut(told, in: session.size)
        if pager.isAtEnd {
            if isQuestion { return nil }
            sayFarewell()
            return isAsked && !goesOn() ? next : nil
        }
        try? session.run(
            explaining: { pager.draft == nil ? Array(view(of: pager).keys) : nil },
            layingOut: { size in pager.layOut(told, in: size) },
            drawing: { canvas in view(of: pager).draw(on: &canvas) },
            handling: { key in
                pager.take(key)
                if pager.ending != nil { session.end() }
            }
        )
        guard pager.ending != .nextSection else { return nil }
        return pager.isAtEnd ? next : section
    }

    private func view(of pager: Pager) -> PagerView {
        PagerView(pager: pager, next: next, isQuestion: isQuestion)
    }

    /// Waits for a key after a short section, before the program that started this one takes the terminal back. A longer section
    /// ends with a key anyway.
    private func sayFarewell() {
        guard let words = ProcessInfo.processInfo.environment["WORKBOOK_FAREWELL"] else { return }
        _ = try? KeyQuestion(words).ask {
            [.enter, .escape, .character("q"), .character(" ")].contains($0) ? true : nil
        }
    }

    private func goesOn() -> Bool {
        guard let next else { return true }
        do throws(TerminalError) {
            let line = "Enter goes on with \(next.number) \(next.title) · q leaves"
            return try KeyQuestion(line).ask { key in
                switch key {
                case .enter, .character(" "): true
                case .character("q"), .character("Q"), .control("d"): false
                default: nil
                }
            } ?? false
        } catch {
            return true
        }
    }
}

extension Pager {
    fileprivate mutating func layOut(_ told: Typesetter, in size: Terminal.Size) {
        layOut(told.lines(on: Page(style: .ofStandardOutput())), rows: size.rows - PagerView.footer)
    }
}
