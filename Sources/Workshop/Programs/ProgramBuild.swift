import Coursework
import Foundation
import Text

/// A build of a chapter's program.
package struct ProgramBuild {
    package enum Outcome: Equatable, Sendable {
        case built
        /// The problem in one sentence, and the lines of the compiler.
        case failed(String, details: [String])
    }

    private let chapter: Int
    private let workbook: Workbook
    private let folder: ProgramFolder

    package init(chapter: Int, workbook: Workbook, folder: ProgramFolder) {
        (self.chapter, self.workbook, self.folder) = (chapter, workbook, folder)
    }

    package func build(progress: @escaping (Activity) -> Void) throws(WorkbookError) -> Outcome {
        let program = "chapter\(chapter)"
        let job = try Job(progress: progress)
        let printed = try folder.build(of: program).run(in: workbook, for: job) { [chapter] steps in
            .buildingProgram(chapter: chapter, steps)
        }
        if let printed { return failure(printed) }
        return folder.stamp(of: program) != nil
            ? .built : .failed("The build has made no \(folder.path(of: program)).", details: [])
    }

    private func failure(_ printed: String) -> Outcome {
        let errors = CompilerMessage.errors(in: printed, root: workbook.root.path)
        guard !errors.isEmpty else {
            let reason = FullDisk.reason(at: folder.folder, printed: printed)
            return .failed(
                reason ?? "The build failed.", details: printed.lastLines.components(separatedBy: "\n"))
        }
        let shown = errors.prefix(5).map { error in
            error.shown(in: try? String(textOf: workbook.root.appending(path: error.file)))
        }
        let places = Set(errors.map(\.file)).sorted().joined(separator: ", ")
        return .failed(
            "\(places) does not compile.",
            details: shown.joined(separator: "\n\n").plainText.components(separatedBy: "\n"))
    }
}
