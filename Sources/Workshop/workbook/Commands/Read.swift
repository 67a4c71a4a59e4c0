import Coursework
import Foundation
import Programs
import Text

extension Tool {
    /// `read`: builds the program `reader`, if it is out of date, and becomes that program, which serves or exports the book. It is
    /// a program of its own so that other commands need not wait for its build.
    func read(_ invocation: Invocation) throws(WorkbookError) {
        // Wrong arguments are reported before anything is built.
        _ = try ReadingOptions(arguments: invocation.arguments)
        let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let programs = ProgramFolder(of: session.workbook.root)
        // If this tool was built into another folder, it uses the reader there.
        guard let folder, folder.path == programs.folder.resolvingSymlinksInPath().path else {
            throw become(folder?.appending(path: "reader").path ?? "reader", invocation)
        }
        if !programs.isUpToDate("reader") { try buildReader(programs) }
        throw become(programs.path(of: "reader"), invocation)
    }

    /// Replaces this process by the reader (`exec`). Returns only if that fails.
    private func become(_ reader: String, _ invocation: Invocation) -> WorkbookError {
        WorkbookError("\(Spawn.become(reader, invocation.arguments))")
    }

    private func buildReader(_ programs: ProgramFolder) throws(WorkbookError) {
        defer { console.clearProgress() }
        let job = try Job(progress: { [console] in console.show($0.line) })
        let printed = try programs.build(of: "reader").run(in: session.workbook, for: job) {
            .buildingReader($0)
        }
        guard let printed else { return }
        let reason = FullDisk.reason(at: programs.folder, printed: printed) ?? printed.lastLines
        throw WorkbookError("The pages could not be built.\n\(reason)")
    }
}
