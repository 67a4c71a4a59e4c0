import Coursework
import Foundation
import Programs
import Synchronization

/// Builds the chapters' programs, one after the other, on a thread of their own.
final class ProgramBuilds: Sendable {
    enum News: Sendable {
        case progress(chapter: Int, Activity)
        /// `isNew`: the program, or the failure, is another one than before, so pages have to load again.
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

    /// Marks these chapters as changed, so that their programs are built again when somebody reads them.
    func noteChange(of chapters: some Sequence<Int>) { plan.withLock { $0.stale.formUnion(chapters) } }

    /// The chapter that is being built.
    var current: Int? { plan.withLock(\.current) }

    /// Queues a build of the chapter as the next one, if it is marked as changed or its program is gone.
    ///
    /// - Parameter thenOthers: whether all others that are marked follow: first the later chapters, then the earlier ones.
    /// - Returns: the failure of the last build; `nil` if there is none.
    func want(_ chapter: Int, thenOthers: Bool = false) -> ProgramBuild.Outcome? {
        let isThere = folder.stamp(of: "chapter\(chapter)") != nil
        let (failure, starts) = plan.withLock { plan in
            let failure = plan.failures[chapter]
            let isGone = !isThere && plan.current != chapter && failure == nil
            if plan.stale.remove(chapter) != nil || plan.waiting.contains(chapter) || isGone {
                // The chapter that is read now comes before those that were read earlier.
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
