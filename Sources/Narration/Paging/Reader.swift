import Foundation
import Terminal

/// Somebody who reads in a terminal. What is longer than the window they see page by page, from its beginning.
@MainActor struct Reader {
    let section: Section
    /// The section that comes next; `nil` after the last.
    let next: Section?
    /// Whether a question comes next.
    var isQuestion = false

    /// Lets them read what was told. It stands in the terminal already, so that a crash loses nothing, and all of it can be
    /// scrolled back to.
    ///
    /// - Parameter isAsked: whether they say if it goes on also after what was seen whole.
    /// - Returns: the section with which they go on another time, if they leave before its end.
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
            explaining: { pager.typed == nil ? Array(view(of: pager).keys) : nil },
            layingOut: { size in pager.layOut(told, in: size) },
            drawing: { canvas in view(of: pager).draw(on: &canvas) },
            handling: { key in
                pager.take(key)
                if pager.ending != nil { session.end() }
            }
        )
        guard pager.ending != .goesOn else { return nil }
        return pager.isAtEnd ? next : section
    }

    private func view(of pager: Pager) -> PagerView {
        PagerView(pager: pager, next: next, isQuestion: isQuestion)
    }

    /// Lets a short section be read before a program that shows it takes the terminal back. From a longer one the reader leaves with a key.
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
