import Coursework
import Foundation
import Programs
import Text

/// Tries answers, chapter by chapter, and gives each a verdict, also one that takes the whole program with it.
package struct Checker {
    /// The answers as they stand, and what is remembered of them.
    package let session: Session
    /// Is called with what is going on, for somebody who waits.
    package let progress: (Activity) -> Void
    /// Is asked again and again; when it returns true, the check ends with `WorkbookError.cancelled`.
    let isCancelled: () -> Bool

    package init(
        _ session: Session, progress: @escaping (Activity) -> Void = { _ in },
        isCancelled: @escaping () -> Bool = { false }
    ) {
        (self.session, self.progress, self.isCancelled) = (session, progress, isCancelled)
    }

    private var workbook: Workbook { session.workbook }

    /// Tries these exercises. What does not compile keeps nothing else from being tried.
    package func check(_ exercises: [Exercise]) throws(WorkbookError) -> Report {
        var report = Report(on: session.answers)
        let start = ContinuousClock.now
        let job = try Job(isCancelled: isCancelled, progress: progress)
        let place = workbook.root.appending(path: AnswerCopy.folder)
        do { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) } catch {
            throw WorkbookError("\(place.path) could not be made: \(error.localizedDescription)")
        }
        // Held until the tests have run: another check would put another chapter's tests into their place.
        let lock = try FileLock(place.appending(path: "check.lock")) { holder throws(WorkbookError) in
            job.progress(.waitingForCheck(process: holder))
            try job.pause()
        }
        defer { lock.unlock() }
        let chapters = Dictionary(grouping: exercises, by: \.id.chapter).sorted { $0.key < $1.key }
        for (chapter, chosen) in chapters {
            try check(chosen, of: ChapterBuild(chapter: chapter, workbook: workbook, job: job), &report)
        }
        report.duration = .now - start
        return report
    }

    private func check(
        _ chosen: [Exercise], of build: ChapterBuild, _ report: inout Report
    ) throws(WorkbookError) {
        let exercises = session.catalogue.exercises.filter { $0.id.chapter == build.chapter }
        var remaining = Set(chosen.map(\.id))
        let copy = AnswerCopy(
            chapter: build.chapter, answers: session.answers, exercises: exercises, root: workbook.root)
        let left = try self.build(build, copy, asked: remaining, &report)
        report.leftOut.formUnion(left.subtracting(remaining))
        remaining.subtract(left)
        remaining.subtract(report.obstacles.keys)
        var turn = 0
        while !remaining.isEmpty {
            turn += 1
            let found = try tryOut(remaining.sorted(), in: build, copy, turn, &report)
            guard !found.isEmpty else { break }
            remaining.subtract(found)
        }
        let reason = report.troubles.last ?? ""
        for id in remaining { report.obstacles[id] = reason }
    }

    // MARK: Building

    /// Builds the chapter; what the compiler complains about is left out, and the rest is built again.
    ///
    /// - Returns: what was left out.
    private func build(
        _ build: ChapterBuild, _ copy: AnswerCopy, asked: Set<ExerciseID>, _ report: inout Report
    ) throws(WorkbookError) -> Set<ExerciseID> {
        let exercises = copy.exercises
        let missing = MissingDeclarations.verdicts(on: exercises, session.answers)
        report.verdicts.merge(missing) { $1 }
        let known = exercises.filter {
            !asked.contains($0.id) && session.verdict(on: $0).state == .doesNotCompile
        }
        var left = Set(missing.keys).union(known.map(\.id))
        var turn = 0
        while !asked.isSubset(of: left) {
            turn += 1
            try copy.write(leavingOut: left)
            guard let printed = try build.build(turn: turn) else { break }
            let errors = CompilerMessage.errors(in: printed, root: workbook.root.path)
            let blame = Blame(
                for: errors.map(AnswerCopy.original), among: exercises, session.answers, without: left,
                source: source)
            report.verdicts.merge(blame.verdicts) { $1 }
            report.obstacles.merge(blame.obstacles.filter { asked.contains($0.key) }) { $1 }
            let guilty = Set(blame.verdicts.keys).union(blame.obstacles.keys).subtracting(left)
            guard blame.others.isEmpty, !guilty.isEmpty else {
                note(blame.others, printed, &report)
                let reason = report.troubles.last ?? ""
                for id in asked.subtracting(left).subtracting(guilty) { report.obstacles[id] = reason }
                break
            }
            left.formUnion(guilty)
        }
        return left
    }

    private func source(_ file: String) -> String? {
        session.answers.text(of: file) ?? (try? String(savedIn: workbook.root.appending(path: file)))
    }

    /// Notes why nothing of the chapter can be tried.
    private func note(_ errors: [CompilerMessage], _ printed: String, _ report: inout Report) {
        report.troubles += errors.map {
            "This does not compile, and is no exercise:\n" + $0.shown(in: source($0.file))
        }
        guard errors.isEmpty else { return }
        let reason = FullDisk.reason(at: workbook.scratch, printed: printed) ?? printed.lastLines
        report.troubles.append("The build failed.\n" + reason)
    }

    // MARK: Trying

    /// Runs the tests of some exercises once; returns those that have their verdict now.
    private func tryOut(
        _ exercises: [ExerciseID], in build: ChapterBuild, _ copy: AnswerCopy, _ turn: Int,
        _ report: inout Report
    ) throws(WorkbookError) -> Set<ExerciseID> {
        let run = try TestRun(of: exercises, in: build, copy, turn: turn)
        let end = try run.wait()
        let trace = run.trace
        var ended: ExerciseID?
        if let running = run.findings.running {
            let answer = session.catalogue[running].map { session.answers[$0] }
            CrashLesson.verdict(on: end, run.printed, answer).map { run.giveUpRunning($0) }
            ended = running
        } else if end != .finished || !run.findings.hasBegun {
            report.troubles.append("The tests ended before their time.\n" + run.printed.lastLines)
        }
        for (id, var verdict) in run.findings.verdicts {
            let part = trace[id]
            verdict.tried = id == ended ? part.tried : nil
            verdict.printed = part.printed.isEmpty ? nil : part.printed
            verdict.reports = part.reports.isEmpty ? nil : part.reports
            if verdict.state == .failed, id != ended, !part.lessons.isEmpty {
                verdict.lesson = part.lessons.joined()
            }
            report.verdicts[id] = verdict
        }
        let untold = exercises.filter { run.findings.verdicts[$0] == nil }
        if case .finished = end, run.findings.hasBegun, !untold.isEmpty {
            report.troubles.append(
                "There is no test for \(untold.map(\.description).joined(separator: ", ")).")
        }
        return Set(run.findings.verdicts.keys)
    }
}
