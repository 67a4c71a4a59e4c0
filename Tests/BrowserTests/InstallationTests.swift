import Foundation
import Harness
import Testing

@testable import Browser

@Suite struct InstallationTests {
    @Test(
        "the first of the usual names on PATH is the browser",
        arguments: ["chromium", "google-chrome-stable"])
    func usualNames(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: name)
        try writeProgram("", to: program)
        #expect(Installation.find(in: ["PATH": "/no/such/folder:\(folder.path)"]) == program.path)
    }

    @Test("WORKBOOK_BROWSER names another browser")
    func named() {
        #expect(Installation.find(in: ["PATH": "/usr/bin", "WORKBOOK_BROWSER": "/opt/wind"]) == "/opt/wind")
    }

    @Test("the browser that is found starts", .inBrowser)
    func starts() throws {
        #expect(try Chromium.shared().open("about:blank").value("navigator.userAgent.includes('Chrome')"))
    }

    @Test("without a browser there is none, and only CI expects one")
    func none() {
        #if os(Linux)
        #expect(Installation.find(in: ["PATH": "/no/such/folder"]) == nil)
        #endif
        #expect(Installation.isCI(["CI": "true"]) && !Installation.isCI([:]))
    }
}
