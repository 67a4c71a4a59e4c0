import Browser
import Foundation
import Harness

/// A chapter's program that shows its screen in a browser.
final class PlayedPage {
    let address: String
    private let window: PseudoTerminal

    init(ofChapter number: Int, _ arguments: String...) throws {
        window = try PseudoTerminal(
            running: Products.executable("chapter\(number)"), ["play"] + arguments + ["--browser"])
        let screen = try window.wait(for: "Ctrl-C")
        address = String(screen.text.firstMatch(of: /http:[\/.0-9:]+/)?.0 ?? "")
    }

    /// Opens a tab, and waits until the page is shown.
    func open(width: Int = 1280) throws -> Tab {
        let tab = try Chromium.shared().open(address, width: width)
        try tab.wait(until: "document.querySelector('main > *')")
        return tab
    }

    /// The program's process.
    var processes: [pid_t] { window.processes }

    /// Ends the program as Ctrl-C does.
    func end() { window.send("\u{3}") }
}
