import Foundation
import Harness
import Testing
import Trials

@testable import Coursework

/// Where the tool is started.
@Suite(.waits) struct FolderTests {
    @Test(arguments: ["list", "", "check 4.3.1", "watch", "glossary signal", "read --no-open"])
    func `In a folder that was deleted meanwhile it says so, and ends`(_ command: String) throws {
        let workbook = try StandIn()
        try workbook.write("", to: "gone/.keep")
        let run = try workbook.sh("cd gone && rm -rf ../gone && exec \"$workbook\" \(command)")
        #expect(run.status == 2 && run.errorText.contains("was deleted or replaced"), "\(run.errorText)")
    }

    @Test(arguments: ["", "nowhere", "/nowhere", "/", "../.."])
    func `Around a folder that is none there is no workbook`(_ path: String) {
        #expect(throws: WorkbookError.self) {
            try Workbook(around: URL(filePath: "/" + path), environment: [:])
        }
        let nothing = URL(string: path.isEmpty ? "." : path)
        if let nothing { _ = try? Workbook(around: nothing, environment: [:]) }
    }
}
