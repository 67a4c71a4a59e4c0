import Coursework
import Foundation
import Programs
import Synchronization

/// Tries answers, one check after the other, and decides what is tried next: what was saved, what somebody asks for, and what could
/// not be tried before. Whoever shows that listens to it.
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
        /// The answers when it was looked last which were changed: they may have been read since for another reason.
        var seen: Answers
        var plan: CheckPlan
        var check: BackgroundCheck?
        /// What a save is about that changes no answer, as one of a file of the learner's own.
        var focus: Exercise?
        /// What the last checks could not try.
        var owed: Set<Exercise> = []
        /// The answers that have been tried, whatever came of it.
        var tried: [ExerciseID: Fingerprint] = [:]
        var hasEnded = false
    }

    /// How answers are tried.
    typealias Trying = @Sendable ([Exercise], Session) -> BackgroundCheck.Check

    private let work: Mutex<Work>
    private let trying: Trying
    private let hear: @Sendable (News) -> Void
    /// What happens is told in its order.
    private let order = DispatchQueue(label: "checks")
    private let saves: Mutex<Saves?> = Mutex(nil)

    /// - Parameter hear: is called on a queue of its own.
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

    /// Tries these.
    package func want(_ exercises: [Exercise]) { order.async { self.change { $0.want(exercises) } } }

    /// Tries this one as it stands now, and what else was saved.
    package func tryNow(_ exercise: Exercise) { takeSaves(and: [exercise]) }

    /// Tries those of these that have been changed since they were tried.
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

    /// A save that changes no answer tries this one; none, if it is `nil`.
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

    /// Gives up what is under way, and returns when its processes have gone. It is tried again after `goOn`.
    package func hold() {
        order.sync { change { $0.hold() } }
        work.withLock(\.check)?.end()
    }

    package func goOn() { order.async { self.change { $0.goOn() } } }

    /// Gives up everything, and returns when all processes have gone. Nothing is tried any more.
    package func end() {
        saves.withLock { $0 = nil }
        hold()
        work.withLock { $0.hasEnded = true }
    }

    // MARK: What happens

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

    /// Reads again what stands in the files, once for whatever was saved, and finds what was changed since this was asked last.
    private func takeChanges() -> (Session, changed: [Exercise]) {
        work.withLock { work in
            work.session.refresh()
            let session = work.session
            defer { work.seen = session.answers }
            return (session, session.answers.changes(since: work.seen, among: session.catalogue.exercises))
        }
    }

    /// Changes the plan, and does what that asks for.
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
