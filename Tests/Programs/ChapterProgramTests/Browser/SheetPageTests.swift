import Browser
import Harness
import Testing

/// The sheet of chapter 2 in a browser, as a person uses it.
@Suite("chapter2 play --browser", .inBrowser) struct SheetPageTests {
    private let page: PlayedPage

    init() throws { page = try PlayedPage(ofChapter: 2) }

    /// The field of a cell.
    private func cell(_ name: String) -> String {
        "[...document.querySelectorAll('[data-kind=field]')].find((f) => f.textContent == '\(name)').querySelector('input')"
    }

    private func go(to name: String, in tab: Tab) throws {
        try tab.run("\(cell(name)).focus()")
    }

    private func expect(_ values: KeyValuePairs<String, String>, in tab: Tab) throws {
        for (name, value) in values { try tab.wait(for: "\(cell(name)).value", toBe: value) }
    }

    @Test(
        "Sums follow what is typed into a cell; a cell one is in shows its formula", arguments: [1280, 390])
    func typing(width: Int) throws {
        let tab = try page.open(width: width)
        try expect(["A1": "3", "A3": "price", "B5": "22", "B7": "5.5", "F12": ""], in: tab)
        try go(to: "B1", in: tab)
        try tab.type("30")
        try expect(["A1": "3", "B1": "30"], in: tab)
        try tab.press(.enter)
        try expect(["A1": "32", "B1": "30"], in: tab)
        try tab.wait(for: "document.activeElement == \(cell("B2"))", toBe: true)
        try tab.wait(for: "\(cell("A1")).closest('label').dataset.role", toBe: "good")
        try go(to: "A1", in: tab)
        try expect(["A1": "=B1+C1"], in: tab)
        try tab.keepScreenshots("sheet-\(width)")
        try go(to: "C1", in: tab)
        try expect(["A1": "32", "C1": "2"], in: tab)
        try tab.expectNoComplaints()
    }

    @Test("What cannot be calculated says why; the arrows lead on, and an emptied cell is empty")
    func troubles() throws {
        let tab = try page.open()
        try go(to: "B6", in: tab)
        try expect(["B6": "4"], in: tab)
        try tab.type("0")
        try tab.press(.down)
        try tab.wait(for: "\(cell("B7")).closest('label').dataset.role", toBe: "bad")
        try tab.wait(for: "divided by zero", in: "main")
        try expect(["B7": "=B5/B6"], in: tab)
        try tab.press(.up)
        try expect(["B6": "0", "B7": "divided by zero"], in: tab)
        try tab.press(.backspace)
        try tab.press(.enter)
        try expect(["B6": ""], in: tab)
        try go(to: "F12", in: tab)
        try tab.insert("=F12 海")
        try tab.press(.enter)
        try tab.wait(for: "document.activeElement.tagName", toBe: "BODY")
        try tab.wait(for: "F12", in: "main > * > :nth-last-child(2)")
        #expect(tab.complaints == [])
    }
}
