import Browser
import Foundation
import Harness
import Testing
import Trials

@Suite(.inBrowser, .waits) struct AppearanceTests {
    private static let html = """
        <style>
        p { margin: 0 }
        body { margin: 0; height: 2000px; background: white }
        @media (prefers-color-scheme: dark) { body { background: black } }
        @media print { p { display: none } }
        </style><p>west
        """

    @Test(arguments: [375, 1280]) func `a tab is as wide as it is told to be`(width: Int) throws {
        let tab = try Tab.showing(Self.html, width: width)
        #expect(
            try tab.value("[innerWidth, document.documentElement.clientWidth, innerHeight]") == [
                width, width, 800,
            ])
        try tab.setViewport(width: 500, height: 600, scale: 2)
        #expect(try tab.value("[innerWidth, innerHeight, devicePixelRatio]") == [500, 600, 2])
    }

    @Test func `light, dark, and as it is printed`() throws {
        let tab = try Tab.showing(Self.html)
        let seen =
            "getComputedStyle(document.body).backgroundColor + getComputedStyle(document.querySelector('p')).display"
        try tab.setMedia(.dark)
        #expect(try tab.value(seen) == "rgb(0, 0, 0)block")
        try tab.setMedia(.light)
        #expect(try tab.value(seen) == "rgb(255, 255, 255)block")
        try tab.setMedia(printed: true)
        #expect(try tab.value(seen) == "rgb(255, 255, 255)none")
    }

    @Test func `a picture shows the viewport, or the whole page`() throws {
        let tab = try Tab.showing(Self.html, width: 375, height: 700)
        #expect(try size(ofPNG: tab.screenshot()) == [375, 700])
        #expect(try size(ofPNG: tab.screenshot(wholePage: true)) == [375, 2000])
        try tab.keepScreenshot("appearance", wholePage: true)
    }

    /// The width and height are at the beginning of the file.
    private func size(ofPNG data: Data) throws -> [Int] {
        #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        return [16, 20].map { at in data[at..<(at + 4)].reduce(0) { $0 << 8 + Int($1) } }
    }
}
