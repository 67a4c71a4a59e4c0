import Browser
import Harness
import PhotoService
import Photographs
import Pixels
import Testing
import Views

@testable import chapter6

/// The book's app in a browser, on the view models that the terminal's screens have.
@Suite("chapter6 play --browser", .inBrowser) struct GalleryPageTests {
    /// How many pictures of the grid are loaded and can be seen.
    private static let loaded =
        "[...document.querySelectorAll('[data-kind=grid] img')].filter((i) => i.naturalWidth > 0).length"
    private static let place = "document.querySelector('[data-kind=grid]').scrollTop"
    private static let title = "document.querySelector('\(topScreen) [data-role=title]').textContent"

    private let page = ServedPage()
    private var service: PhotoService { page.service }

    private func opened(width: Int = 1280) async throws -> Tab {
        try await page.open(width: width) { GalleryController(GalleryViewModel(PixelsServices($0)), in: $1) }
    }

    @Test(
        "The gallery fetches what is seen, and no more; the list chooses in the grid", arguments: [1280, 390])
    func gallery(width: Int) throws {
        let page = try PlayedPage(ofChapter: 6)
        defer { page.end() }
        let tab = try page.open(width: width)
        try tab.wait(for: "document.querySelectorAll('[data-kind=grid] [data-kind=cell]').length", toBe: 100)
        try tab.wait(until: "\(Self.loaded) > 3")
        try tab.wait(until: "\(Self.loaded) < 60")
        try tab.run("document.querySelectorAll('[data-kind=list] [data-kind=cell]')[60].click()")
        try tab.wait(for: "document.querySelectorAll('[data-kind=cell].selected').length", toBe: 2)
        try tab.wait(
            until:
                "document.querySelectorAll('[data-kind=grid] [data-kind=cell]')[60].querySelector('img').naturalWidth > 0"
        )
        try tab.keepScreenshots("gallery-\(width)")
        try tab.expectNoComplaints()
    }

    @Test("A stream that is cut and comes back shows what there is, and moves nothing")
    func cut() throws {
        let page = try PlayedPage(ofChapter: 6)
        defer { page.end() }
        let tab = try page.open()
        try tab.wait(until: "document.querySelectorAll('[data-kind=list] [data-kind=cell]').length == 100")
        try tab.run("document.querySelectorAll('[data-kind=list] [data-kind=cell]')[60].click()")
        try tab.wait(for: "document.querySelectorAll('.selected').length", toBe: 2)
        try tab.run("document.querySelector('[data-kind=grid]').scrollTop = 0")
        try tab.run("document.querySelector('[data-kind=grid] > *').focus()")
        try tab.wait(until: "\(Self.loaded) > 11")
        try tab.run("var still = [...document.querySelectorAll('main *')]; history.pushState(1, '')")
        // All that the page tells goes to one address: the places that are seen are told whenever a scroll is drawn.
        let known = Set(tab.requests).filter { !$0.contains("/actions?") }
        let place: Double = try tab.value(Self.place)
        tab.forget()
        try tab.run("lose()")
        try tab.wait(until: "stream?.readyState == 1 && !('lost' in document.body.dataset)")
        #expect(try tab.value(Self.place) == place)
        #expect(try tab.value("document.activeElement == document.querySelector('[data-kind=grid] > *')"))
        #expect(
            try tab.value(
                "[...document.querySelectorAll('main *')].every((one, place) => one == still[place])"))
        #expect(known.intersection(tab.requests) == [])
    }

    @Test("Under another screen a list keeps its place, and so does the page", arguments: [1280, 390])
    func places(width: Int) throws {
        let page = try PlayedPage(ofChapter: 6)
        defer { page.end() }
        let tab = try page.open(width: width)
        let places = "[\(Self.place), scrollY].map(Math.round).join()"
        try tab.wait(until: "document.querySelectorAll('[data-kind=grid] [data-kind=cell]').length == 100")
        try tab.run("document.querySelector('[data-kind=grid]').scrollTop = 1500; scrollTo(0, 150)")
        let before: String = try tab.value(places)
        try tab.wait(until: "\(Self.loaded) > 3")
        // One that is seen whole: else the grid is scrolled to it.
        try tab.run(
            """
            [...document.querySelectorAll('[data-kind=grid] > *')].find((cell) => {
              const [inside, around] = [cell, cell.parentElement].map((one) => one.getBoundingClientRect());
              return inside.top > around.top && inside.bottom < around.bottom;
            }).click()
            """)
        try tab.wait(for: " of 100", in: topScreen)
        try tab.wait(for: "scrollY", toBe: 0)
        try tab.run("history.back()")
        try tab.wait(until: "document.querySelector('\(topScreen) [data-kind=grid]')")
        try tab.wait(for: places, toBe: before, seconds: 3)
    }

    @Test("A photo opens, turns and goes back; a vote takes a login, which fails, and then works")
    func voting() async throws {
        let tab = try await opened()
        try tab.wait(until: "document.querySelectorAll('[data-kind=grid] [data-kind=cell]').length == 100")
        try tab.click("[data-kind=grid] > :nth-child(2)")
        try tab.wait(for: "2 of 100", in: topScreen)
        let second: String = try tab.value(Self.title)
        try tab.press(button: "→", in: topScreen)
        try tab.wait(for: "3 of 100", in: topScreen)
        try tab.press(button: "←", in: topScreen)
        try tab.wait(for: "2 of 100", in: topScreen)
        try tab.press(button: "→", in: topScreen)
        try tab.wait(until: "document.querySelector('\(topScreen) img').naturalWidth > 400")
        try tab.wait(until: "\(Self.title) != '\(second)'")
        try tab.keepScreenshot("full-size")
        try tab.run("history.back()")
        try tab.wait(
            for: "document.querySelector('[data-kind=grid] .selected p').textContent != '\(second)'",
            toBe: true)
        try tab.click("[data-kind=grid] .selected")
        try tab.wait(for: "3 of 100", in: topScreen)
        try tab.press(button: "More", in: topScreen)
        try tab.wait(for: "Log in to vote for it", in: topScreen)
        try tab.wait(until: "document.querySelector('\(topScreen) > :nth-child(4)').textContent.length > 20")
        let votes: String = try tab.text(of: "\(topScreen) > :nth-child(3)")
        #expect(votes.contains(/rated 9.* votes/))
        let third = Photograph.all.sorted { $0.rating > $1.rating }[2].id
        service.cause(.status(500), on: "/v1/photos/\(third)/vote", times: 1)
        try tab.press(button: "Log in to vote for it", in: topScreen)
        try tab.wait(for: "Try ash with the password furrow.", in: topScreen)
        let password = "\(topScreen) input[type=password]"
        try tab.fill("ash", into: "\(topScreen) input")
        try tab.fill("wrong", into: password)
        try tab.press(.enter)
        try tab.wait(for: "password", in: "\(topScreen) [data-role=bad]")
        try tab.keepScreenshot("login")
        try tab.fill("furrow", into: password)
        try tab.press(button: "Log in", in: topScreen)
        try tab.wait(for: "the service is in trouble", in: "\(topScreen) > [data-role=bad]:last-child")
        // The vote was counted, and its answer lost: the details say so.
        try tab.wait(for: "You have voted for it", in: topScreen)
        #expect(try tab.text(of: "\(topScreen) > :nth-child(3)") != votes)
        try tab.keepScreenshot("voted")
    }

    @Test("A picture that does not come is said, and tried again: a small one, a large one")
    func trouble() async throws {
        service.cause(.noPicture, on: "/images", times: 1)
        let tab = try await opened()
        try tab.wait(for: "No picture.", in: troubledCell)
        try tab.click(troubledCell)
        try tab.wait(until: "document.querySelector('\(troubledCell)') == null && \(Self.loaded) > 3")
        let best = Photograph.all.max { $0.rating < $1.rating }
        service.cause(.status(500), on: "/images/\(best?.id ?? 0)/4", times: 1)
        try tab.run("document.querySelector('[data-kind=grid] > *').click()")
        try tab.wait(for: "the service is in trouble", in: topScreen)
        try tab.press(button: "Try again", in: topScreen)
        try tab.wait(until: "document.querySelector('\(topScreen) img').naturalWidth > 400")
    }
}
