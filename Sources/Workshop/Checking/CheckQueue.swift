import Coursework
import Foundation
import Programs
import Synchronization

/// Checks answers, one check after the other, and decides which come next: those that were saved, that somebody asks for, or that
/// could not be checked before. Reports to one listener, which shows it.
package final class CheckQueue: Sendable {
    package enum News: Sendable {
        /// The files and the remembered verdicts were read again; `changed` are the answers that differ.
        case read(Session, changed: [Exercise])
        case activity(Activity, seconds: Int)
        /// A check of these exercises has ended.
        case checked([Exercise], Report, Session)
        /// A check ended without a verdict.
        case failed(WorkbookError)
        /// No check is running, and none waits.
        case idle
    }

    private struct Work {
        /// The answers at the last search for changes. Those of the session may be newer, since it is read again for other reasons
        /// too.
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

    /// Makes a check of some exercises.
    typealias Trying = @Sendable ([Exercise], Session) -> BackgroundCheck.Check

    private let session: SharedSession
    private let work: Mutex<Work>
    private let trying: Trying
    private let hear: @Sendable (News) -> Void
    /// Calls `hear` in the order of the news.
    private let order = DispatchQueue(label: "checks")
    private let saves: Mutex<Saves?> = Mutex(nil)

    /// - Parameter hear: is called on one serial queue.
    package convenience init(_ session: SharedSession, hear: @escaping @Sendable (News) -> Void) {
        self.init(
            session,
            trying: { exercises, session in
                { (progress, isCancelled) throws(WorkbookError) in
                    try Checker(session, progress: progress, isCancelled: isCancelled).check(exercises)
                }
            }, hear: hear)
    }

    init(_ session: SharedSession, trying: @escaping Trying, hear: @escaping @Sendable (News) -> Void) {
        let now = session.value
        work = Mutex(Work(seen: now.answers, plan: CheckPlan(of: now.catalogue)))
        (self.session, self.trying, self.hear) = (session, trying, hear)
    }

    /// Checks answers when they are saved, from now on.
    package func watch() {
        let root = session.value.workbook.root
        saves.withLock { $0 = Saves(of: root) { [weak self] in self?.takeSaves() } }
        // For what was saved between the first reading of the files and now.
        order.async {
            let (session, changed) = self.takeChanges()
            guard !changed.isEmpty else { return }
            self.hear(.read(session, changed: changed))
            self.change { $0.want(changed) }
        }
    }

    /// Checks these exercises.
    package func want(_ exercises: [Exercise]) { order.async { self.change { $0.want(exercises) } } }

    /// Checks this answer as it is in the file now, and all others that were saved.
    package func tryNow(_ exercise: Exercise) { takeSaves(and: [exercise]) }

    /// Checks the answers to these exercises that have changed since their last check.
    package func wantChanged(_ isMeant: @escaping @Sendable (Exercise) -> Bool) {
        order.async {
            let session = self.session.value
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

    /// Sets the exercise to check after a save that changes no answer; `nil` for none.
    package func look(at exercise: Exercise?) { work.withLock { $0.focus = exercise } }

    /// Reads the files and the remembered verdicts again.
    package func read() {
        order.async { self.hear(.read(self.session.refresh(), changed: [])) }
    }

    /// Cancels the running check, and returns when its processes have ended. It is repeated after `resume`.
    package func hold() {
        order.sync { change { $0.hold() } }
        work.withLock(\.check)?.end()
    }

    package func resume() { order.async { self.change { $0.resume() } } }

    /// Cancels everything, and returns when all processes have ended. Nothing is checked from then on.
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
        let session = session.refresh()
        return work.withLock { work in
            defer { work.seen = session.answers }
            return (session, session.answers.changes(since: work.seen, among: session.catalogue.exercises))
        }
    }

    /// Changes the plan, and takes the step that follows from the change.
    private func change(_ change: (inout CheckPlan) -> CheckPlan.Step) {
        switch work.withLock({ $0.hasEnded ? .nothing : change(&$0.plan) }) {
        case .nothing: break
        case .cancel: work.withLock(\.check)?.cancel()
        case .start(let exercises): start(exercises, session.value)
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
            session.change { $0.remember(report.judged(of: $0.catalogue), builtBy: report.compiler) }
            // Another window may have found verdicts meanwhile.
            let session = session.refresh()
            work.withLock { work in
                work.owed.subtract(exercises)
                work.owed.formUnion(exercises.filter { report.obstacles[$0.id] != nil })
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
