import Foundation
import Harness
import Testing
import Trials

@testable import Browser
@testable import Programs

@Suite(.inBrowser, .waits, .serialized) struct ChromiumTests {
    /// A browser of its own with a tab, all its processes, and its folder.
    private func started() throws -> (browser: Chromium, tab: Tab, processes: [pid_t]) {
        let browser = try Chromium()
        let tab = try browser.open("about:blank")
        let processes = [browser.process] + ProcessTree.descendants(of: browser.process)
        #expect(processes.count > 3)
        return (browser, tab, processes)
    }

    private func expectGone(_ browser: Chromium, _ processes: [pid_t]) throws {
        #expect(browser.hasEnded)
        #expect(!FileManager.default.fileExists(atPath: browser.folder))
        try waitForEnd(of: processes, seconds: 20)
    }

    @Test func `a browser that is stopped leaves no process and no folder`() throws {
        let (browser, _, processes) = try started()
        browser.stop()
        try expectGone(browser, processes)
    }

    @Test func `a browser that is not stopped leaves nothing either: it ends with its last tab`() throws {
        var folder = ""
        do { folder = try started().browser.folder }
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test func `a browser that hangs leaves nothing either`() throws {
        let (browser, _, processes) = try started()
        for process in processes { kill(process, SIGSTOP) }
        browser.stop(patience: 0.1)
        try expectGone(browser, processes)
    }

    @Test func `if the browser crashes, there is an error at once, without a timeout`() throws {
        let (browser, tab, processes) = try started()
        ProcessTree.kill(browser.process)
        let text = refusal { try tab.wait(until: "false", seconds: 600) }
        #expect(text.contains("The browser has ended"))
        browser.stop()
        try expectGone(browser, processes)
    }

    @Test func `a program that is no browser gives an error with its output`() {
        let text = refusal { try Chromium(at: "/bin/ls") }
        #expect(text.hasPrefix("/bin/ls could not be started. The browser has ended"))
        #expect(text.contains("option"))
    }
}
