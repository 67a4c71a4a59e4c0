import Coursework
import Foundation
import Lessons
import Programs
import Text

/// Tries answers, chapter by chapter, and gives each a verdict, even an answer that crashes the program.
package struct Checker {
    /// The answers as they are now, and the remembered verdicts.
    package let session: Session
    /// Is called with what the check is doing.
    package let progress: (Activity) -> Void
    /// Is polled; when it returns true, the check ends with `WorkbookError.cancelled`.
    let isCancelled: () -> Bool

    package init(
        _ session: Session, progress: @escaping (Activity) -> Void = { _ in },
        isCancelled: @escaping () -> Bool = { false }
    ) {
        (self.session, self.progress, self.isCancelled) = (session, progress, isCancelled)
    }

    private var workbook: Workbook { session.workbook }

    /// Tries these exercises. If one does not compile, the others are tried all the same.
    package func check(_ exercises: [Exercise]) throws(WorkbookError) -> Report {
        var report = Report(on: session.answers)
        let start = ContinuousClock.now
        let job = try Job(isCancelled: isCancelled, progress: progress)
        let folder = workbook.root.appending(path: AnswerCopy.folder)
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw .unwritable(folder.path, error.localizedDescription)
        }
        // Held until the tests have run: another check would replace the copy and the program.
        let lock = try FileLock(folder.appending(path: "check.lock")) { holder throws(WorkbookError) in
            job.progress(.waitingForCheck(process: holder))
            try job.pause()
        }
        defer { lock.unlock() }
        let compiler = try CompilerVersion(of: workbook, for: job)
        let chapters = Dictionary(grouping: exercises, by: \.id.chapter).sorted { $0.key < $1.key }
        for (chapter, chosen) in chapters {
            try check(chosen, of: ChapterBuild(chapter: chapter, workbook: workbook, job: job), &report)
        }
        report.compiler = try compiler.fingerprint()
        report.duration = .now - start
        return report
    }

    private func check(
        _ chosen: [Exercise], of build: ChapterBuild, _ report: inout Report
    ) throws(WorkbookError) {
        let exercises = session.catalogue.exercises.filter { $0.id.chapter == build.chapter }
        let copy = AnswerCopy(
            chapter: build.chapter, answers: session.answers, exercises: exercises, root: workbook.root)
        let asked = Set(chosen.map(\.id))
        let sources = copy.sources
        let forbidden = ForbiddenTestAccess(sources) { testsText(ofChapter: build.chapter) }
        if let trouble = forbidden.trouble ?? DuplicateFile.trouble(in: sources, among: exercises) {
            report.troubles.append(trouble)
            for id in asked { report.obstacles[id] = trouble }
            return
        }
        // A build may have missed a change, so that the program is an older one. Then the copy is built afresh, once.
        for _ in 1...2 {
            guard let tests = try self.build(build, copy, asked, &report) else { return }
            let judged = Set(report.verdicts.keys).union(report.obstacles.keys)
            if try tryOut(asked.subtracting(judged), with: tests, for: build.job, &report) { return }
            build.discard(copy)
        }
        for id in asked where report.verdicts[id] == nil && report.obstacles[id] == nil {
            report.obstacles[id] = Troubles.notOfTheseAnswers
        }
    }

    // MARK: Building

    /// Builds the chapter. Answers with compiler errors are left out, and the rest is built again.
    ///
    /// - Returns: `nil` if nothing can be tried.
    private func build(
        _ build: ChapterBuild, _ copy: AnswerCopy, _ asked: Set<ExerciseID>, _ report: inout Report
    ) throws(WorkbookError) -> BuiltTests? {
        let exercises = copy.exercises
        let missing = MissingDeclarations.verdicts(on: exercises, session.answers)
        report.verdicts.merge(missing) { $1 }
        let known = exercises.filter {
            !asked.contains($0.id) && session.verdict(on: $0).state == .doesNotCompile
        }
        var faulty = Set(missing.keys).union(known.map(\.id))
        while true {
            let omitted = faulty.union(dependents(among: exercises, of: faulty, asked, &report))
            guard !asked.isSubset(of: omitted) else { return nil }
            switch try build.build(copy, leavingOut: omitted) {
            case .built(let tests):
                report.leftOut.formUnion(faulty.subtracting(asked))
                return tests
            case .failed(let printed):
                let errors = CompilerMessage.errors(in: printed, root: workbook.root.path)
                let blame = Blame(
                    for: errors.map(copy.original), among: exercises, session.answers, without: omitted,
                    source: source)
                report.verdicts.merge(blame.verdicts) { $1 }
                let guilty = Set(blame.verdicts.keys).subtracting(omitted)
                guard blame.others.isEmpty, !guilty.isEmpty else {
                    noteBuildFailure(blame.others, printed, &report)
                    let reason = report.troubles.last ?? ""
                    for id in asked.subtracting(omitted).subtracting(guilty) { report.obstacles[id] = reason }
                    return nil
                }
                faulty.formUnion(guilty)
            }
        }
    }

    /// The exercises that use code of a faulty one, which is built as its stub: they cannot be tried. Notes the reason for each.
    private func dependents(
        among exercises: [Exercise], of faulty: Set<ExerciseID>, _ asked: Set<ExerciseID>,
        _ report: inout Report
    ) -> Set<ExerciseID> {
        var dependents: Set<ExerciseID> = []
        for exercise in exercises where !faulty.contains(exercise.id) {
            let uses = session.answers[exercise].uses.filter { faulty.contains($0.key) }
            guard let (other, name) = uses.min(by: { $0.key < $1.key }) else { continue }
            dependents.insert(exercise.id)
            guard asked.contains(exercise.id) else { continue }
            report.obstacles[exercise.id] =
                report.verdicts[other]?.state == .missing
                ? """
                \(exercise.id) uses `\(name)` from \(other), and \(other) is gone. Bring it back with: swift run workbook reset \(other)
                """
                : "\(exercise.id) uses `\(name)` from \(other), and \(other) does not compile. Fix \(other) first."
        }
        return dependents
    }

    private func testsText(ofChapter chapter: Int) -> String {
        let folder = workbook.root.appending(path: "Tests/ExerciseTests/Chapter\(chapter)")
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.compactMap { try? String(textOf: $0) }.joined(separator: "\n")
    }

    private func source(_ file: String) -> String? {
        session.answers.text(of: file) ?? (try? String(textOf: workbook.root.appending(path: file)))
    }

    /// Notes why no answer of the chapter can be tried.
    private func noteBuildFailure(_ errors: [CompilerMessage], _ printed: String, _ report: inout Report) {
        report.troubles += errors.map { Troubles.inNoExercise + "\n" + $0.shown(in: source($0.file)) }
        guard errors.isEmpty else { return }
        if let reason = FullDisk.reason(at: workbook.scratch, printed: printed) {
            return report.troubles.append("The build failed.\n" + reason)
        }
        report.troubles.append(Troubles.failedBuild + "\n" + printed.lastLines)
    }

    // MARK: Trying

    /// The lesson of an answer without a `todo()` that has called code with one.
    private static let usesTodo: Lesson = """
        It came to a todo() that is not in this exercise, but in code that it uses. Write that code first, and check again.
        """

    /// Tries exercises until each has a verdict, or an obstacle.
    ///
    /// - Returns: false if the program was built of other texts than these answers. Then nothing that it reports is noted.
    private func tryOut(
        _ exercises: Set<ExerciseID>, with tests: BuiltTests, for job: Job, _ report: inout Report
    ) throws(WorkbookError) -> Bool {
        var remaining = exercises
        while !remaining.isEmpty {
            let run = try TestRun(of: remaining.sorted(), in: tests, for: job)
            let end = try run.wait()
            guard run.isOfTheseAnswers else { return false }
            let found = record(run, end, remaining.sorted(), &report)
            guard !found.isEmpty else { break }
            remaining.subtract(found)
        }
        let reason = report.troubles.last ?? ""
        for id in remaining { report.obstacles[id] = reason }
        return true
    }

    /// Notes the results of a run, and returns the exercises that have their verdict now.
    private func record(
        _ run: TestRun, _ end: TestRun.End, _ exercises: [ExerciseID], _ report: inout Report
    ) -> Set<ExerciseID> {
        let vouched = run.vouched()
        var found: Set<ExerciseID> = []
        for id in exercises {
            let part = run.trace[id]
            let answer = session.catalogue[id].map { session.answers[$0] }
            let isRunning = id == run.trace.running
            let ended = part.state.map {
                Verdict(state: $0, lesson: $0 == .failed ? part.lessons.joined() : "")
            }
            guard var verdict = isRunning ? CrashLesson.verdict(on: end, run.printed, answer) : ended else {
                // The answer runs in the same process, and could forge a pass in the trace. Only the test knows the secret word.
                continue
            }
            found.insert(id)
            if verdict.state == .passed, !vouched.contains(id) {
                report.obstacles[id] = Troubles.forgery
                continue
            }
            verdict.tried = isRunning ? part.tried : nil
            verdict.printed = part.printed.isEmpty ? nil : part.printed
            verdict.omitted = part.omitted == Omission() ? nil : part.omitted
            verdict.reports = part.reports.isEmpty ? nil : part.reports
            if verdict.state == .pending, let answer, answer.todoLine == nil, !answer.isUntouched {
                verdict.lesson = Self.usesTodo
            }
            verdict.lesson = verdict.lesson.shortened()
            report.verdicts[id] = verdict
        }
        if found.isEmpty {
            report.troubles.append(
                run.hasNoTest
                    ? Troubles.withoutTest(exercises) : Troubles.endedEarly + "\n" + run.printed.lastLines)
        }
        return found
    }
}
