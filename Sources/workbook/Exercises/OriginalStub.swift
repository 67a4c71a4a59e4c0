import Foundation
import Processes

/// An exercise as it was before anybody wrote into it: its newest committed version that still holds a `todo()`. So it is
/// found also when the learner has committed an answer.
enum OriginalStub {
    static func of(_ exercise: Exercise, in workbook: Workbook) throws(WorkbookError) -> String {
        let git = try workbook.program("git", from: "https://git-scm.com")
        let commits = try output(
            of: git, ["-C", workbook.root.path, "log", "--format=%H", "--", exercise.file])
        for commit in commits.split(separator: "\n") {
            let text = try output(
                of: git, ["-C", workbook.root.path, "show", "\(commit):./\(exercise.file)"])
            let old = Catalogue.exercises(in: text, file: exercise.file).first { $0.id == exercise.id }
            if let old, old.text.contains("todo()") { return old.text }
        }
        throw WorkbookError(
            """
            The original of \(exercise.id) is in no commit of this folder, so it cannot be put back. In a clone made with \
            git it can.
            """
        )
    }

    private static func output(of program: String, _ arguments: [String]) throws(WorkbookError) -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : ""
        } catch {
            throw WorkbookError("git could not be run: \(error.localizedDescription)")
        }
    }
}
