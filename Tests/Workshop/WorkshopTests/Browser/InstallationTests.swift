import Harness
import Testing

@testable import Browser

@Suite struct InstallationTests {
    @Test(arguments: ["chromium", "google-chrome-stable"])
    func `the first of the usual names on PATH is the browser`(name: String) throws {
        let bin = try TestFolder()
        try bin.writeProgram("", to: name)
        let path = "/no/such/folder:\(bin.folder.path)"
        #expect(Installation.find(in: ["PATH": path]) == bin.path(name))
    }

    @Test func `WORKBOOK_BROWSER names another browser`() {
        #expect(Installation.find(in: ["PATH": "/usr/bin", "WORKBOOK_BROWSER": "/opt/wind"]) == "/opt/wind")
    }

    @Test(.inBrowser) func `the browser that was found can be started`() throws {
        #expect(try Chromium.shared().open("about:blank").value("navigator.userAgent.includes('Chrome')"))
    }

    @Test func `without a browser none is found`() {
        #if os(Linux)
        #expect(Installation.find(in: ["PATH": "/no/such/folder"]) == nil)
        #endif
    }

    @Test(arguments: [
        ([:], false), (["CI": "false"], false), (["CI": "true"], true),
        (["WORKBOOK_BROWSER": "chromium"], true), (["WORKBOOK_BROWSER": ""], false),
        (["CI": "false", "WORKBOOK_BROWSER": "/opt/wind"], true),
    ])
    func `tests run where CI is true or a browser is named`(
        environment: [String: String], isWanted: Bool
    ) throws {
        // It makes no difference whether a browser is found.
        let bin = try TestFolder()
        try bin.writeProgram("", to: "chromium")
        for path in [bin.folder.path, "/no/such/folder"] {
            let environment = environment.merging(["PATH": path]) { $1 }
            #expect(Installation.isWanted(in: environment) == isWanted)
        }
    }
}
