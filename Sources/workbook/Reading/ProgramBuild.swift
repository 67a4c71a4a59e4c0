import Foundation

/// A build of a chapter's program, where `swift run` puts it too.
struct ProgramBuild {
    enum Outcome: Equatable, Sendable {
        case built
        /// What is wrong, in a sentence, and what the compiler says.
        case failed(String, details: [String])
    }

    let chapter: Int
    let workbook: Workbook
    let folder: ProgramFolder

    func build(progress: @escaping (Activity) -> Void) throws(WorkbookError) -> Outcome {
        let run = try CheckRun(isCancelled: { false }, progress: progress)
        let name = "build"
        let child = try Child(
            try workbook.swift(), folder.arguments(buildingChapter: chapter), adding: [:],
            output: run.file(name))
        run.progress(.buildingProgram(chapter: chapter, step: 0, of: 0))
        while true {
            if let status = child.ended() { return outcome(status, run.text(name)) }
            run.progress(activity(in: run.text(name)))
            try run.pause()
        }
    }

    private func activity(in printed: String) -> Activity {
        let activity = ChapterBuild.activity(in: printed, chapter, false)
        guard case .building(_, let step, let total, _) = activity else { return activity }
        return .buildingProgram(chapter: chapter, step: step, of: total)
    }

    private func outcome(_ status: Int32, _ printed: String) -> Outcome {
        guard status != 0 else {
            return folder.stamp(ofChapter: chapter) != nil
                ? .built
                : .failed("The build has made no \(folder.program(ofChapter: chapter)).", details: [])
        }
        let errors = CompilerMessage.errors(in: printed, root: workbook.root.path)
        guard !errors.isEmpty else {
            let reason = FullDisk.reason(at: folder.folder, printed: printed)
            return .failed(
                reason ?? "The build failed.",
                details: Report.lastLines(of: printed).components(separatedBy: "\n"))
        }
        let shown = errors.prefix(5).map { error in
            error.shown(in: (try? SourceText(of: workbook.root.appending(path: error.file)))?.text)
        }
        let places = Set(errors.map(\.file)).sorted().joined(separator: ", ")
        return .failed(
            "\(places) does not compile.",
            details: shown.joined(separator: "\n\n").plainText.components(separatedBy: "\n"))
    }
}
