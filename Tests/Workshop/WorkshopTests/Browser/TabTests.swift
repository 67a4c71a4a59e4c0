import Browser
import Foundation
import HTTPServer
import Harness
import Testing
import Trials

@Suite(.inBrowser, .waits) struct TabTests {
    @Test func `a page is loaded with all its resources, although a stream stays open`() throws {
        let server = try LoopbackServer { request in
            switch request.path {
            case "/": HTTPAnswer(contentType: "text/html", body: Array("<script src=late.js></script>".utf8))
            case "/late.js":
                HTTPAnswer(
                    contentType: "text/javascript", body: Array("new EventSource('/stream'); late = 3".utf8))
            case "/stream": .events { _ in }
            default: .text("Nothing.", status: 404)
            }
        }
        let tab = try Chromium.shared().open("http://127.0.0.1:\(server.port)/")
        #expect(try tab.value("late") == 3)
        let paths = tab.requests.compactMap { URL(string: $0)?.path }
        #expect(paths.starts(with: ["/", "/late.js", "/stream"]))
        #expect(tab.hosts == ["127.0.0.1"])
        // A browser requests a favicon by itself.
        #expect(tab.complaints.filter { !$0.contains("favicon") } == [])
    }

    @Test func `a file is a page too, which a new fragment does not load again, but a reload does`() throws {
        let folder = try TestFolder()
        try folder.write("<p id=wind>west", to: "wind.html")
        let address = "file://\(folder.path("wind.html"))"
        let tab = try Chromium.shared().open(address)
        #expect(try tab.text(of: "#wind") == "west")
        try tab.run("mark = 1")
        try tab.go(to: address + "#wind")
        #expect(try tab.value("mark + location.hash") == "1#wind")
        try tab.reload()
        #expect(try tab.value("[typeof mark, location.hash]") == ["undefined", "#wind"])
        #expect(tab.hosts == [])
    }

    @Test func `no other host than this machine can be reached, but the request is recorded`() throws {
        let tab = try Tab.showing("<img src=http://wind.example/rose.png>")
        #expect(tab.hosts == ["wind.example"])
        #expect(tab.complaints.first?.contains("ERR_NAME_NOT_RESOLVED") == true)
        tab.forget()
        #expect(tab.requests == [] && tab.complaints == [])
        let text = refusal { try tab.go(to: "http://wind.example/") }
        #expect(text == "http://wind.example/ could not be opened: net::ERR_NAME_NOT_RESOLVED")
    }

    @Test func `errors and warnings in the console are recorded, other messages are not`() throws {
        let tab = try Tab.showing(
            """
            <script>
            console.log('fine'); console.error('broken', 3, { wind: 'west' }); console.warn('careful')
            Promise.reject(new Error('left'))
            setTimeout(() => { done = true; nobody.home })
            </script>
            """)
        try tab.wait(until: "window.done")
        let complaints = tab.complaints
        #expect(complaints.count == 4)
        for text in ["broken 3 Object", "careful", "Error: left", "ReferenceError: nobody"] {
            #expect(complaints.contains { $0.contains(text) }, "\(complaints)")
        }
    }

    @Test func `the tabs of a visitor share a storage that others do not have, and one is visible`() throws {
        let server = try LoopbackServer { _ in HTTPAnswer(contentType: "text/html", body: Array("<p>".utf8)) }
        let address = "http://127.0.0.1:\(server.port)/"
        let tab = try Chromium.shared().open(address)
        try tab.run("localStorage.wind = 'west'")
        let second = try tab.another(at: address)
        #expect(try second.value("localStorage.wind") == "west")
        #expect(try Chromium.shared().open(address).value("localStorage.wind", as: String?.self) == nil)
        try second.show()
        try tab.wait(for: "document.visibilityState", toBe: "hidden")
        try tab.show()
        try tab.wait(for: "document.visibilityState", toBe: "visible")
        try second.wait(for: "document.visibilityState", toBe: "hidden")
    }

    @Test func `a later visitor has an empty storage`() throws {
        let server = try LoopbackServer { _ in HTTPAnswer(contentType: "text/html", body: Array("<p>".utf8)) }
        let address = "http://127.0.0.1:\(server.port)/"
        let stored = "[localStorage.wind, sessionStorage.wind, document.cookie].join()"
        for _ in 1...5 {
            let tab = try Chromium.shared().open(address)
            #expect(try tab.value(stored) == ",,")
            try tab.run("localStorage.wind = sessionStorage.wind = 'west'; document.cookie = 'wind=west'")
            #expect(try tab.value(stored) == "west,west,wind=west")
        }
    }

    @Test func `a page without scripts shows its own content, and can be inspected`() throws {
        let html = "<p>plain</p><script>document.querySelector('p').textContent = 'live'</script>"
        let tab = try Tab.showing(html)
        #expect(try tab.text(of: "p") == "live")
        try tab.setScripts(enabled: false)
        try tab.go(to: page(html))
        #expect(try tab.text(of: "p") == "plain")
        _ = try tab.middle(of: "p")
    }
}
