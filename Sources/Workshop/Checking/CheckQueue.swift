import Coursework
import Foundation
import Programs
import Synchronization

/// Tries answers, one check after the other, and decides what is tried next: what was saved, what somebody asks for, and what could
/// not be tried before. Reports to one listener, which shows it.
package final class CheckQueue: Sendable {
    package enum News: Sendable {
        /// The files and what is remembered were read again; these answers were changed.
        case read(Session, changed: [Exercise])
        case activity(Activity, seconds: Int)
        /// These were tried.
        case checked([Exercise], Report, Session)
        /// A check ended without a verdict.
        case failed(WorkbookError)
        /// Nothing is tried any more, and nothing waits.
        case idle
    }

    private struct Work {
        var session: Session
        /// The answers at the last search for changes: those of `session` may have been read later, for another reason.
        var seen: Answers
        var plan: CheckPlan
        var check: BackgroundCheck?
        /// The exercise to try after a save that changes no answer, as of a file that the learner has added.
        var focus: Exercise?
        /// The exercises that the last checks could not try.
        var owed: Set<Exercise> = []
        /// The fingerprints of the answers that have been tried, with or without a verdict.
        var tried: [ExerciseID: Fingerprint] = [:]
        var hasEnded = false
    }

    /// How answers are tried.
    typealias Trying = @Sendable ([Exercise], Session) -> BackgroundCheck.Check

    private let work: Mutex<Work>
    private let trying: Trying
    private let hear: @Sendable (News) -> Void
    /// Reports news in their order.
    private let order = DispatchQueue(label: "checks")
    private let saves: Mutex<Saves?> = Mutex(nil)

    /// - Parameter hear: is called on one serial queue.
    package convenience init(_ session: Session, hear: @escaping @Sendable (News) -> Void) {
        self.init(
            session,
            trying: { exercises, session in
                { (progress, isCancelled) throws(WorkbookError) in
                    try Checker(session, progress: progress, isCancelled: isCancelled).check(exercises)
                }
            }, hear: hear)
    }

    init(_ session: Session, trying: @escaping Trying, hear: @escaping @Sendable (News) -> Void) {
        work = Mutex(Work(session: session, seen: session.answers, plan: CheckPlan(of: session.catalogue)))
        (self.trying, self.hear) = (trying, hear)
    }

    /// Tries what is saved from now on.
    package func watch() {
        let root = work.withLock(\.session.workbook.root)
        saves.withLock { $0 = Saves(of: root) { [weak self] in self?.takeSaves() } }
        // What was saved between the first look at the files and now.
        order.async {
            let (session, changed) = self.takeChanges()
            guard !changed.isEmpty else { return }
            self.hear(.read(session, changed: changed))
            self.change { $0.want(changed) }
        }
    }

    /// Tries these exercises.
    package func want(_ exercises: [Exercise]) { order.async { self.change { $0.want(exercises) } } }

    /// Tries this one as it stands now, and what else was saved.
    package func tryNow(_ exercise: Exercise) { takeSaves(and: [exercise]) }

    /// Tries those of these exercises that have been changed since they were tried last.
    package func wantChanged(_ isMeant: @escaping @Sendable (Exercise) -> Bool) {
        order.async {
            let session = self.work.withLock(\.session)
            let changed = self.work.withLock { work in
                session.catalogue.exercises.filter { exercise in
                    let answer = session.answers[exercise]
                    return isMeant(exercise) && !answer.isMissing && !answer.isUntouched
                        && session.state[answer].state == .pending
                        && work.tried[exercise.id] != answer.fingerprint
                }
            }
            self.change { $0.want(changed) }
        }
    }

    /// Sets the exercise to try after a save that changes no answer; `nil` for none.
    package func look(at exercise: Exercise?) { work.withLock { $0.focus = exercise } }

    /// Reads the files, and what is remembered, again.
    package func read() {
        order.async {
            let session = self.work.withLock { work in
                work.session.refresh()
                return work.session
            }
            self.hear(.read(session, changed: []))
        }
    }

    /// Cancels the check under way, and returns when its processes have ended. It is repeated after `goOn`.
    package func hold() {
        order.sync { change { $0.hold() } }
        work.withLock(\.check)?.end()
    }

    package func goOn() { order.async { self.change { $0.goOn() } } }

    /// Cancels everything, and returns when all processes have ended. Nothing is tried any more.
    package func end() {
        saves.withLock { $0 = nil }
        hold()
        work.withLock { $0.hasEnded = true }
    }

    // MARK: Steps

    private func takeSaves(and wanted: [Exercise] = []) {
        order.async {
            let (session, changed) = self.takeChanges()
            self.hear(.read(session, changed: changed))
            let wanted = self.work.withLock { work in
                let due = work.owed.union(changed + wanted)
                return due.isEmpty ? [work.focus].compactMap(\.self) : Array(due)
            }
            self.change { $0.want(wanted) }
        }
    }

    /// Reads the files again, and finds the answers that have been changed since the last call.
    private func takeChanges() -> (Session, changed: [Exercise]) {
        work.withLock { work in
            work.session.refresh()
            let session = work.session
            defer { work.seen = session.answers }
            return (session, session.answers.changes(since: work.seen, among: session.catalogue.exercises))
        }
    }

    /// Changes the plan, and takes the step that results.
    private func change(_ change: (inout CheckPlan) -> CheckPlan.Step) {
        let (step, session) = work.withLock { work in
            (work.hasEnded ? .nothing : change(&work.plan), work.session)
        }
        switch step {
        case .nothing: break
        case .cancel: work.withLock(\.check)?.cancel()
        case .start(let exercises): start(exercises, session)
        }
    }

    private func start(_ exercises: [Exercise], _ session: Session) {
        let check = BackgroundCheck(trying(exercises, session))
        work.withLock { work in
            work.check = check
            for exercise in exercises {
                work.tried[exercise.id] = session.answers[exercise].fingerprint
            }
        }
        check.start(
            progress: { [order, hear] activity, seconds in
                order.async { hear(.activity(activity, seconds: seconds)) }
            },
            end: { result in self.order.async { self.take(result, of: exercises) } })
    }

    private func take(_ result: Result<Report, WorkbookError>, of exercises: [Exercise]) {
        switch result {
        case .success(let report):
            let session = work.withLock { work in
                work.session.remember(
                    report.judged(of: work.session.catalogue), builtBy: report.compiler)
                // Hints that were shown meanwhile, and what another window has found.
                work.session.refresh()
                work.owed.subtract(exercises)
                work.owed.formUnion(exercises.filter { report.obstacles[$0.id] != nil })
                return work.session
            }
            hear(.checked(exercises, report, session))
        case .failure(.cancelled): break
        case .failure(let error): hear(.failed(error))
        }
        work.withLock { $0.check = nil }
        change { $0.noteEnd() }
        if work.withLock({ $0.plan.isIdle }) { hear(.idle) }
    }
}
