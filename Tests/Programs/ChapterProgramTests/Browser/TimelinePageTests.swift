import Browser
import Harness
import PhotoService
import Testing

/// The timeline and the profile of chapter 6 in a browser.
@Suite("chapter6 play timeline --browser", .inBrowser) struct TimelinePageTests {
    private static let posts = "document.querySelectorAll('[data-kind=list] > [data-kind=cell]').length"
    private let service = PhotoService()
    private let page: PlayedPage

    init() throws { page = try PlayedPage(ofChapter: 6, "timeline", photos: service.start()) }

    private func lookUp(_ name: String, in tab: Tab) throws {
        try tab.fill(name)
        try tab.press(.enter)
    }

    @Test("Posts of a name appear, the end asks for more, and for no page twice", arguments: [1280, 390])
    func scrolling(width: Int) throws {
        let tab = try page.open(width: width)
        let isEnabled = "document.querySelector('main button[aria-disabled]').getAttribute('aria-disabled')"
        try tab.wait(for: isEnabled, toBe: "true")
        service.cause(.latency(.seconds(1)), on: "/v1/users", times: 1)
        try lookUp("orlagh", in: tab)
        try tab.wait(for: "Working", in: ".running")
        try tab.wait(for: "Orla Gallagher", in: "\(topScreen) > [data-kind=cell]")
        try tab.wait(until: "document.querySelector('\(topScreen) > [data-kind=cell] img').naturalWidth > 0")
        try tab.wait(for: isEnabled, toBe: "false")
        try tab.wait(for: Self.posts, toBe: 10)
        #expect(asked == 1)
        for count in [20, 25, 25] {
            try tab.run("document.querySelector('[data-kind=list]').scrollTop = 1e6")
            try tab.wait(for: Self.posts, toBe: count)
        }
        #expect(asked == 3)
        try tab.wait(until: "document.querySelector('[data-kind=list] img').naturalWidth > 0")
        try tab.keepScreenshots("timeline-\(width)")
        try tab.expectNoComplaints()
        // Somebody else's posts begin at the top, with one page of them.
        service.forgetRequests()
        try lookUp("slowshutter", in: tab)
        try tab.wait(for: "document.querySelector('[data-kind=list]').scrollTop", toBe: 0)
        try tab.wait(for: Self.posts, toBe: 10)
        #expect(asked == 1)
    }

    /// How many pages of posts were asked for: one that is asked for twice adds no post.
    private var asked: Int { service.requests.count { $0.hasSuffix("/posts") } }

    @Test("A name that nobody has tells trouble; the profile opens from the person, and Back returns")
    func profile() throws {
        let tab = try page.open()
        try lookUp("nobodyatall", in: tab)
        try tab.wait(until: "document.querySelector('[data-role=bad]').textContent != ''")
        #expect(try tab.value("document.querySelector('main [data-kind=cell]').hidden"))
        try lookUp("orlagh", in: tab)
        try tab.wait(for: Self.posts, toBe: 10)
        #expect(try tab.value("document.querySelector('[data-role=bad]').textContent") == "")
        try tab.click("main [data-kind=cell]")
        try tab.wait(for: "@orlagh", in: topScreen)
        try tab.wait(until: "document.querySelector('\(topScreen) img').naturalWidth > 0")
        try tab.keepScreenshot("profile")
        try tab.run("history.back()")
        try tab.wait(for: "posts, and more", in: topScreen)
        try tab.wait(for: Self.posts, toBe: 10)
    }
}
