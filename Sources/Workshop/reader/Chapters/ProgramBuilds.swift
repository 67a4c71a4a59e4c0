import Coursework
import Foundation
import Programs
import Synchronization

/// The builds of the chapters' programs, one after the other, on a thread of their own.
final class ProgramBuilds: Sendable {
    enum News: Sendable {
        case progress(chapter: Int, Activity)
        /// `isNew`: there is something else to read than before.
        case ended(chapter: Int, ProgramBuild.Outcome, isNew: Bool, seconds: Double)
    }

    private struct Plan {
        /// Chapters whose sources may have changed since they were built.
        var stale: Set<Int>
        var waiting: [Int] = []
        /// The chapter that is being built.
        var current: Int?
        var isAtWork = false
        var failures: [Int: ProgramBuild.Outcome] = [:]
    }

    private let plan: Mutex<Plan>
    private let workbook: Workbook
    private let folder: ProgramFolder
    private let hear: @Sendable (News) -> Void

    /// - Parameter hear: is called on the builds' thread.
    init(
        of chapters: [Int], _ workbook: Workbook, _ folder: ProgramFolder,
        hear: @escaping @Sendable (News) -> Void
    ) {
        plan = Mutex(Plan(stale: Set(chapters)))
        (self.workbook, self.folder, self.hear) = (workbook, folder, hear)
    }

    /// From now on the programs of these chapters have to be built.
    func noteChange(of chapters: some Sequence<Int>) { plan.withLock { $0.stale.formUnion(chapters) } }

    /// The chapter that is being built.
    var current: Int? { plan.withLock(\.current) }

    /// Somebody reads the chapter: it is built, if it has to be, or if its program is gone.
    ///
    /// - Parameter thenOthers: whether the others that have to be built follow, from here on to the last and then from the first.
    /// - Returns: what the last build found wrong.
    func want(_ chapter: Int, thenOthers: Bool = false) -> ProgramBuild.Outcome? {
        let isThere = folder.stamp(of: "chapter\(chapter)") != nil
        let (failure, starts) = plan.withLock { plan in
            let failure = plan.failures[chapter]
            let isGone = !isThere && plan.current != chapter && failure == nil
            if plan.stale.remove(chapter) != nil || plan.waiting.contains(chapter) || isGone {
                // What is read now comes before what was read earlier.
                plan.waiting.removeAll { $0 == chapter }
                plan.waiting.insert(chapter, at: 0)
            }
            if thenOthers {
                let others = plan.stale.sorted()
                plan.waiting += others.filter { $0 > chapter } + others.filter { $0 < chapter }
                plan.stale = []
            }
            guard !plan.isAtWork, !plan.waiting.isEmpty else { return (failure, false) }
            plan.isAtWork = true
            return (failure, true)
        }
        if starts { Thread.detachNewThread { [self] in work() } }
        return failure
    }

    private func work() {
        while let chapter = next() {
            let (clock, before) = (ContinuousClock(), folder.stamp(of: "chapter\(chapter)"))
            let start = clock.now
            let outcome = build(chapter)
            let failure = outcome == .built ? nil : outcome
            let formerFailure = plan.withLock { plan in
                defer { plan.failures[chapter] = failure }
                return plan.failures[chapter]
            }
            let isNew = folder.stamp(of: "chapter\(chapter)") != before || failure != formerFailure
            hear(.ended(chapter: chapter, outcome, isNew: isNew, seconds: (clock.now - start) / .seconds(1)))
        }
    }

    private func next() -> Int? {
        plan.withLock { plan in
            plan.current = plan.waiting.isEmpty ? nil : plan.waiting.removeFirst()
            plan.isAtWork = plan.current != nil
            return plan.current
        }
    }

    private func build(_ chapter: Int) -> ProgramBuild.Outcome {
        do throws(WorkbookError) {
            return try ProgramBuild(chapter: chapter, workbook: workbook, folder: folder).build { [hear] in
                hear(.progress(chapter: chapter, $0))
            }
        } catch {
            return .failed(error.message, details: [])
        }
    }
}
