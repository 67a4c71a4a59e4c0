import Foundation
import Harness
import Testing

/// Git for Windows checks files out with CR LF, unless `.gitattributes` says otherwise. So the tool reads both.
struct LineEndsTests {
    @Test(arguments: [
        "hint 4.3.1", "solution 4.3.2 --reveal", "list", "progress", "check 4.3", "reset 4.3.2 --yes",
        "grade",
    ])
    func `For files with CR LF the tool prints the same as for others`(_ command: String) throws {
        let runs = try [false, true].map { hasCarriageReturns in
            let error = "ROOT/\(StandIn.signals):12:5: error: no"
            let workbook = try StandIn(fates: ["4.3.1": "passed", "error": error])
            if hasCarriageReturns { try endLinesWithCRLF(in: workbook) }
            return try workbook.run(command)
        }
        #expect(runs[0].text == runs[1].text && runs[0].status == runs[1].status)
        #expect(runs[0].errorText == runs[1].errorText)
    }

    private func endLinesWithCRLF(in workbook: StandIn) throws {
        let files = FileManager.default.subpaths(atPath: workbook.path("Exercises")) ?? []
        for file in files.map({ "Exercises/\($0)" }) where file.contains(".") {
            try workbook.write(try workbook.read(file).replacing("\n", with: "\r\n"), to: file)
        }
    }

    @Test func `A clone has LF line endings, whatever Git's settings are`() throws {
        let folder = try TestFolder()
        let script = """
            git init -q . && cp '\(CompletenessTests.root.path)/.gitattributes' . && printf 'one\\ntwo\\n' >text &&
            git add . && git -c user.name=a -c user.email=a@b commit -qm a && git clone -qc core.autocrlf=true . clone
            """
        let run = try ChildProcess.run("/bin/sh", ["-c", "cd '\(folder.folder.path)' && " + script])
        #expect(try run.status == 0 && folder.read("clone/text") == "one\ntwo\n", "\(run.errorText)")
    }
}
