import Browser
import Foundation
import HTTPServer
import Testing

@Suite(.inBrowser) struct TabTests {
    @Test func `Opens a page`() throws {
        let tab = try Chromium.shared().open("data:text/html,<title>Wind</title><p>west")
        #expect(try tab.value("document.title") == "Wind")
        #expect(try tab.text(of: "p") == "west")
    }
}
