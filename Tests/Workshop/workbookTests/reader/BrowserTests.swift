import Foundation
import Harness
import Testing
import Trials

@testable import Coursework
@testable import reader

/// The choice of the browser.
@Suite(.waits) struct BrowserTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("", to: "Exercises/.keep")
        for name in ["my browser", "wslview", "opener"] {
            try folder.writeProgram(
                "#!/bin/sh\nprintf '%s|' '\(name)' \"$@\" >\"\(folder.path("opened"))\"\n", to: "bin/\(name)")
        }
    }

    private func opened(_ browser: String?) throws -> String {
        var environment = ["PATH": folder.path("bin"), "DISPLAY": ":0"]
        environment["BROWSER"] = browser?.replacing("BIN", with: folder.path("bin"))
        let workbook = try Workbook(around: folder.folder, environment: environment)
        try #require(Browser(in: workbook)).open("http://127.0.0.1:4433/4.3.html")
        try eventually("the browser") { (try? folder.read("opened"))?.hasSuffix("|") == true }
        return try folder.read("opened")
    }

    @Test(arguments: [
        ("opener", "opener|ADDRESS|"), ("BIN/opener", "opener|ADDRESS|"),
        ("nothing:opener", "opener|ADDRESS|"),
        ("opener --new %s --quiet", "opener|--new|ADDRESS|--quiet|"),
        ("opener --new", "opener|--new|ADDRESS|"),
        ("BIN/my browser", "my browser|ADDRESS|"),
    ])
    func `The browser that $BROWSER names comes first`(_ browser: String, _ call: String) throws {
        #expect(try opened(browser) == call.replacing("ADDRESS", with: "http://127.0.0.1:4433/4.3.html"))
    }

    #if os(Linux)
    @Test(arguments: [nil, "", "nothing"])
    func `Without $BROWSER, the system's browser is used`(_ browser: String?) throws {
        #expect(try opened(browser) == "wslview|http://127.0.0.1:4433/4.3.html|")
    }
    #endif
}
