import Browser
import FRP
import Foundation
import PhotoService
import Photographs
import Pixels
import Testing
import Views

@testable import chapter5

/// The gallery of chapter 5 and its photos in full size in a browser, as a person uses them.
@Suite("chapter5 play --browser", .inBrowser) struct PhotosPageTests {
    private static let cells = "document.querySelectorAll('[data-kind=grid] > [data-kind=cell]')"
    /// The places of the cells that can be seen, once each of them has its picture.
    private static let shown = """
        (([...places]) => places.every((cell) => cell.querySelector('img').naturalWidth > 0)
            ? places.map((cell) => [...\(cells)].indexOf(cell)).sort((a, b) => a - b) : [])(seen)
        """

    private let page = ServedPage()
    private var service: PhotoService { page.service }

    /// A tab with the cells of all photos.
    private func opened(width: Int = 1280) async throws -> Tab {
        let tab = try await page.open(width: width) { GalleryController(PhotoImporter($0), in: $1) }
        try tab.wait(for: "\(Self.cells).length", toBe: 100)
        return tab
    }

    /// The places of the photos whose small picture was asked for, each as often as it was.
    private var asked: [Int] {
        let places = Photograph.all.sorted { $0.rating > $1.rating }.map(\.id)
        return service.requests.compactMap { path in
            path.firstMatch(of: /\/images\/(\d+)\/3/).flatMap { places.firstIndex(of: Int($0.1) ?? 0) }
        }
    }

    @Test(
        "One scrolls through a hundred photos: each that is seen is asked for once", arguments: [1280, 390])
    func scrolling(width: Int) async throws {
        let tab = try await opened(width: width)
        try tab.wait(until: "\(Self.shown).length > 3")
        let first: [Int] = try tab.value(Self.shown)
        #expect(asked.sorted() == first && first.count < 60)
        try tab.run("document.querySelector('[data-kind=grid]').scrollTop = 1e6")
        try tab.wait(until: "\(Self.shown).includes(99)")
        let last: [Int] = try tab.value(Self.shown)
        #expect(asked.sorted() == first + last, "What lies between was never seen.")
        try tab.keepScreenshots("photos-\(width)")
        for _ in 0..<40 {
            // The browser tells which cells it shows with its next frame.
            try tab.run(
                """
                document.querySelector('[data-kind=grid]').scrollTop -= 250
                new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))
                """)
            try tab.wait(until: "\(Self.shown).length > 3")
        }
        try tab.wait(for: "\(Self.shown)[0]", toBe: 0)
        #expect(asked.sorted() == Array(0..<100))
        try tab.expectNoComplaints()
    }

    @Test("A picture that is scrolled away before it comes is given up, and the service knows")
    func cancelling() async throws {
        service.cause(.latency(.seconds(3600)), on: "/images", times: 3)
        let tab = try await opened()
        #expect(service.waitingClients(expecting: 3) == 3)
        try tab.run("document.querySelector('[data-kind=grid]').scrollTop = 1e6")
        try tab.wait(until: "\(Self.shown).includes(99)")
        #expect(service.waitingClients(expecting: 0) == 0)
    }

    @Test("By keyboard a photo opens, turns and goes back to its place")
    func fullSize() async throws {
        let tab = try await opened()
        let names = Photograph.all.sorted { $0.rating > $1.rating }.map(\.name)
        try tab.run("\(Self.cells)[0].focus()")
        try tab.press(.right)
        try tab.press(.enter)
        try tab.wait(for: "2 of 100", in: topScreen)
        for photo in [2, 3] {
            try tab.wait(for: names[photo - 1], in: "\(topScreen) [data-role=title]")
            try tab.wait(until: "document.querySelector('\(topScreen) img').naturalWidth > 400")
            try tab.click("\(topScreen) [data-kind=horizontal] > :nth-child(2)")
        }
        try tab.wait(for: "4 of 100", in: topScreen)
        try tab.click("\(topScreen) [data-kind=horizontal] > :first-child")
        try tab.wait(for: "3 of 100", in: topScreen)
        try tab.wait(for: ", rated 9", in: topScreen)
        try tab.wait(until: "document.querySelector('\(topScreen) img').naturalWidth > 400")
        try tab.keepScreenshot("photo")
        try tab.run("history.back()")
        try tab.wait(for: names[2], in: "[data-kind=grid] > .selected")
        #expect(try tab.value("document.querySelectorAll('.selected').length") == 1)
    }

    @Test("By finger it scrolls, opens and goes back")
    func touch() async throws {
        let tab = try await opened(width: 390)
        try tab.setTouch(width: 390)
        try tab.wait(until: "\(Self.shown).length > 3")
        try tab.drag("[data-kind=grid]", by: 0, -300)
        try tab.wait(until: "\(Self.shown)[0] > 0")
        // A finger that comes while the grid still moves only stops it.
        let place = "document.querySelector('[data-kind=grid]').scrollTop"
        let isStill =
            "(async (before) => (await new Promise((done) => setTimeout(done, 300)), before == \(place)))(\(place))"
        try tab.wait(for: isStill, toBe: true)
        try tab.run("\(Self.cells)[8].id = 'ninth'")
        try tab.click("#ninth img")
        try tab.wait(for: "9 of 100", in: topScreen)
        try tab.click("[data-kind=screens] > .back")
        try tab.wait(
            until: "document.querySelector('\(topScreen) [data-kind=grid] > .selected')?.id == 'ninth'")
    }

    @Test("What fails is said, and tried again: the list, a small picture, a large one")
    func trouble() async throws {
        service.cause(.status(500), on: "/v1/photos", times: 1)
        service.cause(.latency(.seconds(1)), on: "/v1/photos", times: 1)
        let tab = try await page.open { GalleryController(PhotoImporter($0), in: $1) }
        try tab.wait(for: "the service is in trouble", in: "main")
        service.cause(.noPicture, on: "/images", times: 1)
        try tab.click("main [data-kind=horizontal] button")
        try tab.wait(for: "Working", in: ".running")
        try tab.wait(for: "\(Self.cells).length", toBe: 100)
        try tab.wait(for: "No picture.", in: troubledCell)
        try tab.click(troubledCell)
        try tab.wait(until: "document.querySelector('\(troubledCell)') == null && \(Self.shown).length > 3")
        #expect(try tab.value("document.querySelector('main [data-kind=horizontal] button').hidden"))
        let large = "/images/\(Photograph.all.max { $0.rating < $1.rating }?.id ?? 0)/4"
        service.cause(.status(500), on: large, times: 1)
        service.cause(.latency(.seconds(1)), on: large, times: 1)
        try tab.run("\(Self.cells)[0].click()")
        try tab.wait(for: "the service is in trouble", in: topScreen)
        try tab.click("\(topScreen) button:last-child")
        try tab.wait(for: "Working", in: "\(topScreen) .running")
        try tab.wait(until: "document.querySelector('\(topScreen) img').naturalWidth > 400")
        #expect(try tab.value("document.querySelector('\(topScreen) button:last-child').hidden"))
    }

    /// Photos that are called as no photo of ours is.
    private struct OddNames: PhotoSource {
        static let names = [
            "שלום עולם", "\u{202E}gnp.exe", "a\u{200B}b\u{FEFF}c", String(repeating: "long", count: 100),
            "<b>bold</b> & \"quoted\"",
        ]

        func popularPhotos(page: Int, count: Int) -> Signal<[PhotoRecord]> {
            .return(
                Self.names.enumerated().map { id, name in
                    PhotoRecord(id: id, name: name, username: name, rating: 90, images: [], commentsCount: 0)
                })
        }

        func photo(_ id: Int) -> Signal<PhotoRecord> { .empty }

        func picture(at url: URL) -> Signal<Pixmap> { .empty }
    }

    @Test("Names in any direction, of any length, and with letters that have no width keep to their places")
    func oddNames() async throws {
        let tab = try await page.open(width: 390) { GalleryController(PhotoImporter(OddNames()), in: $1) }
        try tab.wait(for: "\(Self.cells).length", toBe: OddNames.names.count)
        try tab.wait(for: "[...\(Self.cells)].map((cell) => cell.textContent).join()", toBe: shownNames)
        #expect(try tab.value("new Set([...\(Self.cells)].map((cell) => cell.offsetHeight)).size") == 1)
        for (place, name) in OddNames.names.enumerated() {
            try tab.run("\(Self.cells)[\(place)].click()")
            let title = "document.querySelector('\(topScreen) [data-role=title]').textContent"
            try tab.wait(for: "\(title) == \(name.inScript)", toBe: true)
            #expect(try tab.value("document.documentElement.scrollWidth <= innerWidth"))
            try tab.run("history.back()")
            try tab.wait(until: "document.querySelector('\(topScreen) [data-kind=grid]')")
        }
    }

    /// What the cells hold, with the words for a picture that does not come, which are hidden.
    private var shownNames: String {
        OddNames.names.map { $0 + "No picture. Press it." }.joined(separator: ",")
    }
}
