import Browser
import Foundation
import Harness
import PhotoService
import Pixels
import Testing
import Views

/// A chapter's program that shows its screen in a browser, as long as this is held.
final class PlayedPage {
    let address: String
    private let window: PseudoTerminal

    init(ofChapter number: Int, _ arguments: String..., photos: URL? = nil) throws {
        window = try PseudoTerminal(playing: number, arguments + ["--browser"], photos: photos)
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

/// A page of the book's app on a service that a test can watch and have misbehave. Both are there as long as this is held.
final class ServedPage {
    let service = PhotoService()
    private var server: ViewServer?

    /// Opens a tab with what is made of a client of the service. The app waits for an answer as long as it takes: a test never runs
    /// into its limit.
    func open(
        width: Int = 1280,
        showing make: @escaping @MainActor (PixelsClient, NavigationController) -> any ViewController
    ) async throws -> Tab {
        let client = PixelsClient(try service.start(), patience: .seconds(3600))
        let server = try await ViewServer("FRP Pixels") {
            let navigation = NavigationController()
            navigation.push(make(client, navigation))
            return navigation
        }
        self.server = server
        return try Chromium.shared().open(await server.address, width: width)
    }
}

/// The screen of an app that is seen.
let topScreen = "[data-kind=screens] > :last-child"

/// A cell that says that its picture does not come.
let troubledCell = "[data-kind=cell]:has([data-role=bad]:not([hidden]))"

extension Tab {
    /// Types this instead of what stands in a field.
    func fill(_ text: String, into field: String = "input") throws {
        try click(field)
        try press("a", with: .control)
        try type(text)
    }

    /// Presses the button with these words, wherever it stands in a part of the page.
    func press(button words: String, in part: String) throws {
        try run(
            "[...document.querySelectorAll('\(part) button')].find((b) => b.textContent == '\(words)').click()"
        )
    }

    /// Keeps a picture of the page by day and one by night.
    func keepScreenshots(_ name: String) throws {
        try keepScreenshot(name)
        try setMedia(.dark)
        try keepScreenshot("\(name)-dark")
    }

    /// The page is no wider than the window, and the browser has not complained of it.
    func expectNoComplaints(_ location: SourceLocation = #_sourceLocation) throws {
        #expect(
            try value("document.documentElement.scrollWidth <= innerWidth"), sourceLocation: location)
        #expect(complaints == [], sourceLocation: location)
    }
}
