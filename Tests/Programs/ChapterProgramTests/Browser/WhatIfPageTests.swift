import Browser
import Harness
import Testing

/// What can go wrong with the service of the app, caused on its page.
@Suite("“What if …” on the app's pages", .inBrowser) struct WhatIfPageTests {
    @Test(
        "Each switch is seen on the page, and ends",
        arguments: [(5, "gallery"), (5, "search"), (6, "gallery"), (6, "timeline")])
    func switches(chapter: Int, play: String) throws {
        let page = try PlayedPage(ofChapter: chapter, play)
        defer { page.end() }
        let tab = try page.open()
        for (fate, words) in [
            ("is slow", "without an answer"), ("refuses every request", "the service is in trouble"),
            ("is down", "No answer from"), ("sends rubbish", "it is no JSON"),
        ] {
            try press(fate, in: tab)
            try ask(of: play, in: tab)
            if fate == "is slow" {
                try tab.wait(
                    until: "/ [1-9]\\d* of them without/.test(document.querySelector('details').textContent)")
            } else {
                try tab.wait(for: words, in: "[data-role=bad]:not(:empty)")
            }
            if fate == "is down" { try tab.keepScreenshot("what-if-\(chapter)-\(play)") }
            try press("is well again", in: tab)
            try ask(of: play, in: tab)
            try tab.wait(until: "document.querySelectorAll('[data-kind=cell]:has(img[src])').length > 2")
        }
        #expect(tab.complaints == [])
    }

    /// Opens the panel, as far as it is closed, and presses a switch.
    private func press(_ words: String, in tab: Tab) throws {
        if try tab.value("!document.querySelector('details').open") { try tab.click("summary") }
        try tab.press(button: words, in: "details")
        // The action has arrived when nothing is being sent.
        try tab.wait(until: "actions.length == 0 && !isSending")
    }

    /// Has the app ask the service for something.
    private func ask(of play: String, in tab: Tab) throws {
        guard play != "gallery" else {
            try tab.reload()
            return try tab.wait(until: "document.querySelector('main > *')")
        }
        try tab.fill(play == "search" ? "win" : "orlagh")
        if play == "search" { try tab.type("d") } else { try tab.press(.enter) }
    }
}
