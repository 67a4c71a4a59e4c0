import Browser
import Harness
import PhotoService
import Testing

/// The instant search of chapter 5 in a browser, as a person uses it.
@Suite("chapter5 play search --browser", .inBrowser) struct SearchPageTests {
    private static let rows =
        "[...document.querySelectorAll('[data-kind=list] > *')].map((row) => row.innerText)"

    private let service = PhotoService()
    private let page: PlayedPage

    init() throws { page = try PlayedPage(ofChapter: 5, "search", photos: service.start()) }

    @Test(
        "Posts appear with their authors' pictures as one types; a short text is marked",
        arguments: [1280, 390])
    func typing(width: Int) throws {
        let tab = try page.open(width: width)
        try tab.wait(for: "type three letters or more", in: "main")
        try tab.fill("wi")
        try tab.wait(for: "document.querySelector('[data-kind=field]').dataset.role", toBe: "note")
        try tab.type("nd")
        try tab.wait(for: "document.querySelector('[data-kind=field]').dataset.role", toBe: "plain")
        try tab.wait(until: "\(Self.rows).length > 1")
        #expect(
            try tab.value(
                "\(Self.rows).every((row) => row.includes('@') && row.toLowerCase().includes('wind'))"))
        try tab.wait(until: "document.querySelector('[data-kind=list] img').naturalWidth > 0")
        try tab.keepScreenshots("search-\(width)")
        try tab.expectNoComplaints()
    }

    @Test("The last answer is shown alone, whatever the order of the replies")
    func order() throws {
        let tab = try page.open()
        try tab.wait(for: "type three letters or more", in: "main")
        service.cause(.latency(.seconds(2)), on: "/v1/search", times: 1)
        try tab.fill("wind")
        try eventually("the first search") { service.requests.contains { $0.hasSuffix("/search") } }
        try tab.fill("river")
        let isRiver =
            "\(Self.rows).length > 0 && \(Self.rows).every((row) => row.toLowerCase().includes('river'))"
        try tab.wait(until: isRiver)
        // Longer than the first reply takes.
        let stayed: Bool = try tab.value(
            "new Promise((done) => setTimeout(() => done(\(isRiver)), 2500))")
        #expect(stayed)
        #expect(try tab.value("document.querySelector('input').value") == "river")
    }

    @Test("Trouble is told, and Try again searches again")
    func trouble() throws {
        let tab = try page.open()
        service.cause(.malformedJSON, on: "/v1/search", times: 1)
        try tab.fill("wind")
        try tab.wait(until: "document.querySelector('[data-role=bad]').textContent != ''")
        let hidden =
            "['[data-kind=list]', '[data-role=note]:not([data-kind=field])'].map((s) => document.querySelector(s).hidden)"
        #expect(try tab.value(hidden) == [true, true])
        try tab.click("button")
        try tab.wait(until: "\(Self.rows).length > 1")
        #expect(try tab.value(hidden) == [false, false])
        #expect(try tab.value("document.querySelector('button').hidden"))
    }
}
