import Foundation
import Harness
import Testing
import Trials

@testable import Coursework

/// The folder in which the tool is started.
@Suite(.waits) struct FolderTests {
    @Test(arguments: ["list", "", "check 4.3.1", "watch", "glossary signal", "read --no-open"])
    func `In a deleted folder it says so, and ends`(_ command: String) throws {
        let workbook = try StandIn()
        try workbook.write("", to: "gone/.keep")
        let run = try workbook.sh("cd gone && rm -rf ../gone && exec \"$workbook\" \(command)")
        #expect(run.status == 2 && run.errorText.contains("was deleted or replaced"), "\(run.errorText)")
    }

    @Test(arguments: ["", "nowhere", "/nowhere", "/", "../.."])
    func `A path that is no folder of a workbook is an error`(_ path: String) {
        #expect(throws: WorkbookError.self) {
            try Workbook(around: URL(filePath: "/" + path), environment: [:])
        }
        let nothing = URL(string: path.isEmpty ? "." : path)
        if let nothing { _ = try? Workbook(around: nothing, environment: [:]) }
    }
}
