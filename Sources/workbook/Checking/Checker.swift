import Foundation

/// Tries answers, chapter by chapter, and gives each a verdict, also one that takes the whole program with it.
struct Checker {
    let workbook: Workbook
    let catalogue: Catalogue
    /// Is called with what is going on, for somebody who waits.
    var progress: (Activity) -> Void = { _ in }
    /// Is asked again and again; when it returns true, the check ends with `WorkbookError.cancelled`.
    var isCancelled: () -> Bool = { false }

    /// Tries these exercises. A chapter that does not compile keeps no other from being tried.
    func check(_ exercises: [Exercise]) throws(WorkbookError) -> Report {
        var report = Report()
        let run = try CheckRun(isCancelled: isCancelled, progress: progress)
        try FileManager.default.makeFolder(workbook.scratch)
        // Held until the tests have run: another check would put another chapter's tests into their place.
        let lock = try FileLock(workbook.scratch.appending(path: "check.lock")) {
            holder throws(WorkbookError) in
            run.progress(.waiting(for: "another check" + (holder.isEmpty ? "" : " (process \(holder))")))
            try run.pause()
        }
        defer { lock.unlock() }
        for (chapter, chosen) in Dictionary(grouping: exercises, by: \.id.chapter).sorted(by: {
            $0.key < $1.key
        }) {
            let answers = Answers(to: catalogue, in: workbook.root)
            try check(
                chosen, of: ChapterBuild(chapter: chapter, workbook: workbook, run: run), answers, &report)
            report.settle(
                chapter: chapter, answers, now: Answers(to: catalogue, in: workbook.root), catalogue)
        }
        return report
    }

    private func check(
        _ chosen: [Exercise], of build: ChapterBuild, _ answers: Answers, _ report: inout Report
    ) throws(WorkbookError) {
        let exercises = catalogue.exercises.filter { $0.id.chapter == build.chapter }
        let missing = MissingDeclarations.verdicts(on: exercises, answers)
        guard missing.isEmpty else { return report.note(missing, chosen) }
        if let printed = try build.build() {
            return note(buildFailure: printed, exercises, chosen, answers, &report)
        }
        var remaining = chosen.map(\.id)
        var turn = 0
        while !remaining.isEmpty {
            turn += 1
            let found = try tryOut(remaining, in: build, turn, &report)
            guard !found.isEmpty else { break }
            remaining.removeAll { found.contains($0) }
        }
        report.unjudged.formUnion(remaining)
    }

    /// Runs the tests of some exercises once; returns those that have their verdict now.
    private func tryOut(
        _ exercises: [ExerciseID], in build: ChapterBuild, _ turn: Int, _ report: inout Report
    ) throws(WorkbookError) -> Set<ExerciseID> {
        let run = try TestRun(of: exercises, in: build, turn: turn)
        let end = try run.wait()
        let trace = run.trace
        var ended: ExerciseID?
        if let running = run.findings.running {
            CrashLesson.verdict(on: end, run.printed).map { run.giveUpRunning($0) }
            ended = running
        } else if end != .finished || !run.findings.hasBegun {
            report.troubles.append("The tests ended before their time.\n" + Report.lastLines(of: run.printed))
        }
        for (id, var verdict) in run.findings.verdicts {
            let part = trace[id]
            verdict.tried = id == ended ? part.tried : nil
            verdict.printed = part.printed.isEmpty ? nil : part.printed
            verdict.reports = part.reports.isEmpty ? nil : part.reports
            report.verdicts[id] = verdict
        }
        let left = exercises.filter { run.findings.verdicts[$0] == nil }
        if case .finished = end, run.findings.hasBegun, !left.isEmpty {
            report.troubles.append("There is no test for \(left.map(\.description).joined(separator: ", ")).")
        }
        return Set(run.findings.verdicts.keys)
    }

    private func note(
        buildFailure printed: String, _ exercises: [Exercise], _ chosen: [Exercise], _ answers: Answers,
        _ report: inout Report
    ) {
        let errors = CompilerMessage.errors(in: printed, root: workbook.root.path)
        let read = { (file: String) in (try? SourceText(of: workbook.root.appending(path: file)))?.text }
        let blame = Blame(for: errors, among: exercises, answers, source: read)
        report.note(blame.verdicts, chosen)
        report.troubles += blame.others.map {
            "This does not compile, and is no exercise:\n" + $0.shown(in: read($0.file))
        }
        guard errors.isEmpty else { return }
        let reason = FullDisk.reason(at: workbook.scratch, printed: printed) ?? Report.lastLines(of: printed)
        report.troubles.append("The build failed.\n" + reason)
    }
}

extension FileManager {
    fileprivate func makeFolder(_ folder: URL) throws(WorkbookError) {
        do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw WorkbookError("\(folder.path) could not be made: \(error.localizedDescription)")
        }
    }
}
