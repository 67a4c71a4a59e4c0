import Browser
import Harness
import Testing
import Trials

@Suite(.inBrowser, .waits) struct WaitingTests {
    @Test func `a wait ends when the condition becomes true, on another page too`() throws {
        let tab = try Tab.showing(
            "<script>setTimeout(() => document.body.innerHTML = '<p>west', 30)</script>")
        try tab.wait(until: "document.querySelector('p')")
        try tab.wait(for: "document.querySelector('p').textContent", toBe: "west")
        try tab.wait(for: "we", in: "p")
        try tab.run("setTimeout(() => location.href = 'about:blank')")
        try tab.wait(for: "location.href", toBe: "about:blank")
    }

    @Test
    func `if the condition never becomes true, the error has the expected and the actual state`() throws {
        let tab = try Tab.showing("<title>Wind</title><p>west<script>console.error('no wind')</script>")
        let text = refusal { try tab.wait(for: "document.title", toBe: "Calm", seconds: 0.1) }
        #expect(
            text.hasPrefix(
                "Waited 0.1 seconds for “document.title” to be “Calm”. It was “Wind”.\nThe page: data:"))
        #expect(text.contains("\nwest") && text.hasSuffix("\nThe console: no wind"))
    }

    @Test func `if an element never has the text, the error has its actual text`() throws {
        let tab = try Tab.showing("<p>west<p>south")
        let text = refusal { try tab.wait(for: "east", in: "p", seconds: 0.1) }
        #expect(text.hasPrefix("Waited 0.1 seconds for “east” in “p”. It showed “west”.\n"))
    }

    @Test func `if a condition throws, the error has its last error`() throws {
        let tab = try Tab.showing("")
        let text = refusal { try tab.wait(until: "document.body.p.q", seconds: 0.1) }
        #expect(text.contains("TypeError: Cannot read properties of undefined (reading 'q')"))
    }
}
