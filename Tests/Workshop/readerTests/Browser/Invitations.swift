import Browser
import Harness
import Testing

/// The table of `InvitationsTests`.
enum Invitations {
    typealias Script = @Sendable (ServedBook) throws -> Void

    static let rows = onPages.merging(keys) { $1 }.merging(readMe) { $1 }

    /// The line of the first source in 4.3.
    static let wind = "#output-4 [data-source='4.1']"
}

extension ServedBook {
    func tab(_ page: String) throws -> Tab { try Chromium.shared().open(self.page(page)) }

    /// Types the right answer to 4.3.2 on its page, has it tried, and expects it in the file.
    func answer(on tab: Tab, trying: (Tab) throws -> Void) throws {
        try tab.click("[id='exercise-4.3.2'] textarea")
        try tab.press("a", with: .control)
        try tab.insert(
            "public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {\n    wind.filter { $0 > 5 }\n}")
        try trying(tab)
        try eventually("the answer") {
            try read("Exercises/Chapter4/Signals.swift").contains("wind.filter { $0 > 5 }")
        }
    }

    /// Types into the field of a section, and waits for the text in an output.
    func type(_ text: String, on page: String) throws {
        let tab = try tab(page)
        try tab.click("#typed")
        try tab.insert(text)
        try tab.wait(
            until:
                "[...document.querySelectorAll('.output')].some((e) => e.textContent.includes(\(text.inScript)))"
        )
    }
}

extension Tab {
    /// Uncovers all outputs.
    func uncover() throws {
        try run("document.querySelectorAll('.choices .quiet').forEach((button) => button.click())")
        try wait(until: "document.querySelector('.example:not([data-guess]) .guess') === null")
    }

    /// Drags an element to the right, releases it when the condition holds, and waits until the page is idle: a real hand is slower
    /// than the page, too.
    func hold(_ selector: String, by right: Double, until condition: String) throws {
        let start = try middle(of: selector)
        try moveMouse(to: start)
        try pressMouse()
        try moveMouse(to: Point(x: start.x + right, y: start.y))
        try wait(until: condition)
        try releaseMouse()
        try settle()
        #expect(try value(condition))
    }

    func touch(_ place: Point) throws {
        try moveMouse(to: place)
        try pressMouse()
        try releaseMouse()
    }
}
