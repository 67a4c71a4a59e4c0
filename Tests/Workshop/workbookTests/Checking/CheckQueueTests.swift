import Foundation
import Harness
import Synchronization
import Testing
import Trials

@testable import Checking
@testable import Coursework
@testable import Programs

/// The queue of checks, with verdicts that are known beforehand.
@Suite(.waits) final class CheckQueueTests {
    private let workbook: StandIn
    private let news = Told()
    private let fates = Fates(["4.3.1": .passed, "4.3.2": .failed, "5.1.1": .passed])
    private let queue: CheckQueue

    init() throws {
        workbook = try StandIn(isFilled: true)
        let session = try Session(Workbook(around: workbook.folder, environment: [:])) { _ in }
        queue = CheckQueue(SharedSession(session), trying: fates.trying) { [news] in news.add($0) }
        queue.watch()
    }

    deinit { queue.end() }

    private func save(_ id: String, _ answer: String) throws {
        let text = try workbook.read()
        let exercise = try workbook.exercise(id)
        let part = try #require(try workbook.answer(to: id).parts.first)
        try workbook.write(text.replacing(part.text, with: exercise.stub.replacing("todo()", with: answer)))
    }

    @Test func `After a save that answer alone is tried, and its verdict is remembered`() throws {
        try save("4.3.2", "wind.map { $0 }")
        #expect(try news.nextCheck() == ["4.3.2": .failed])
        #expect(try workbook.session().verdict(on: workbook.exercise("4.3.2")).state == .failed)
        try news.idle()
    }

    @Test func `A save during a check cancels it, and the verdict is about the last text`() throws {
        fates.hold()
        queue.want([try workbook.exercise("4.3.1")])
        try fates.held()
        fates["4.3.2"] = .passed
        try save("4.3.2", "wind.filter { $0 > 5 }")
        try fates.gaveUp()
        fates.goOn()
        #expect(try news.nextCheck() == ["4.3.1": .passed, "4.3.2": .passed])
        #expect(news.count == 1)
    }

    @Test func `After a save that changes no answer, the current exercise is tried`() throws {
        queue.look(at: try workbook.exercise("4.3.1"))
        try workbook.write("let mine = 1\n", to: "Exercises/Chapter4/Mine.swift")
        #expect(try news.nextCheck() == ["4.3.1": .passed])
    }

    @Test func `After a save of a helper, the answers that use it are tried`() throws {
        try save("4.3.1", "mine(wind)")
        #expect(try news.nextCheck() == ["4.3.1": .passed])
        try workbook.write(
            "func mine(_ wind: Int) -> Int { wind }\n", to: "Exercises/Chapter4/More/Mine.swift")
        #expect(try news.nextCheck() == ["4.3.1": .passed])
    }

    @Test func `A saved answer is tried even if the files were read meanwhile for another reason`() throws {
        try save("4.3.1", "wind.map { $0 }")
        queue.read()
        #expect(try news.nextCheck() == ["4.3.1": .passed])
    }

    @Test func `An exercise that could not be tried is tried again with the next save`() throws {
        fates["4.3.1"] = nil
        queue.want([try workbook.exercise("4.3.1")])
        #expect(try news.nextCheck() == [:])
        fates["4.3.1"] = .passed
        try save("4.3.2", "wind.filter { $0 > 5 }")
        #expect(try news.nextCheck() == ["4.3.1": .passed, "4.3.2": .failed])
    }

    @Test func `While the queue is held nothing is tried, and afterwards everything is`() throws {
        fates.hold()
        queue.want([try workbook.exercise("4.3.1")])
        try fates.held()
        queue.hold()
        try fates.gaveUp()
        queue.want([try workbook.exercise("5.1.1")])
        #expect(news.count == 0)
        fates.goOn()
        queue.resume()
        #expect(try news.nextCheck() == ["4.3.1": .passed, "5.1.1": .passed])
    }

    @Test func `Verdicts of another window are reported`() throws {
        let exercise = try workbook.exercise("4.3.1")
        _ = try workbook.session(passed: ["4.3.1"])
        queue.read()
        try eventually("the other window's verdict") { news.session?.verdict(on: exercise).state == .passed }
    }

    @Test func `A check without a verdict does not undo a hint that was shown meanwhile`() throws {
        fates["4.3.1"] = nil
        let exercise = try workbook.exercise("4.3.1")
        var other = try workbook.session()
        other.takeHint(to: exercise)
        queue.want([exercise])
        #expect(try news.nextCheck() == [:])
        #expect(news.session?.state.hints(to: exercise) == 1)
    }

    @Test func `Answers that were changed before are tried once`() throws {
        queue.wantChanged { $0.id.chapter == 4 }
        #expect(try news.nextCheck() == ["4.3.1": .passed, "4.3.2": .failed])
        queue.wantChanged { $0.id.chapter == 4 }
        queue.wantChanged { $0.id.chapter == 5 }
        queue.want([try workbook.exercise("4.3.1")])
        #expect(try news.nextCheck() == ["4.3.1": .passed])
    }

    @Test func `An error ends a check, and the next check runs`() throws {
        fates.fail(WorkbookError("The disk is full."))
        queue.want([try workbook.exercise("4.3.1")])
        try eventually("the error") { news.failure == WorkbookError("The disk is full.") }
        queue.want([try workbook.exercise("4.3.1")])
        #expect(try news.nextCheck() == ["4.3.1": .passed])
    }
}

/// The verdict of each exercise; none if it cannot be tried.
private final class Fates: Sendable {
    private struct State {
        var verdicts: [String: Verdict.State]
        var isHeld = false
        var held = 0
        var gaveUp = 0
        var error: WorkbookError?
    }

    private let state: Mutex<State>

    init(_ verdicts: [String: Verdict.State]) { state = Mutex(State(verdicts: verdicts)) }

    subscript(id: String) -> Verdict.State? {
        get { state.withLock { $0.verdicts[id] } }
        set { state.withLock { $0.verdicts[id] = newValue } }
    }

    /// From now on checks wait until `goOn`, or until they are cancelled.
    func hold() { state.withLock { $0.isHeld = true } }
    func goOn() { state.withLock { $0.isHeld = false } }
    func held() throws { try eventually("a check") { state.withLock { $0.held > 0 } } }
    func gaveUp() throws { try eventually("a check that gives up") { state.withLock { $0.gaveUp > 0 } } }
    /// The next check ends with this error.
    func fail(_ error: WorkbookError) { state.withLock { $0.error = error } }

    var trying: CheckQueue.Trying {
        { exercises, session in
            { (_, isCancelled) throws(WorkbookError) in try self.check(exercises, session, isCancelled) }
        }
    }

    private func check(
        _ exercises: [Exercise], _ session: Session, _ isCancelled: () -> Bool
    ) throws(WorkbookError) -> Report {
        state.withLock { $0.held += 1 }
        while state.withLock(\.isHeld) {
            if isCancelled() {
                state.withLock { $0.gaveUp += 1 }
                throw .cancelled
            }
            sched_yield()
        }
        let error = state.withLock { state in
            defer { state.error = nil }
            return state.error
        }
        if let error { throw error }
        var report = Report(on: session.answers)
        for exercise in exercises {
            if let found = self["\(exercise.id)"] {
                report.verdicts[exercise.id] = Verdict(state: found, lesson: "")
            } else {
                report.obstacles[exercise.id] = "It cannot be built."
            }
        }
        return report
    }
}

/// The messages of a queue, in order.
private final class Told: Sendable {
    private let state = Mutex(
        (
            checks: [[String: Verdict.State]](), read: 0, idle: 0, session: Session?.none,
            failure: WorkbookError?.none
        ))

    var failure: WorkbookError? { state.withLock(\.failure) }
    var session: Session? { state.withLock(\.session) }
    /// The number of checks that have ended with a report.
    var count: Int { state.withLock(\.checks.count) }

    func add(_ news: CheckQueue.News) {
        state.withLock { state in
            switch news {
            case .read(let session, _): state.session = session
            case .checked(_, let report, let session):
                state.session = session
                let verdicts = report.verdicts.map { ("\($0.key)", $0.value.state) }
                state.checks.append(Dictionary(uniqueKeysWithValues: verdicts))
            case .idle: state.idle += 1
            case .failed(let error): state.failure = error
            case .activity: break
            }
        }
    }

    /// Waits for the next check to end, and returns its verdicts.
    func nextCheck() throws -> [String: Verdict.State] {
        var next: [String: Verdict.State]?
        try eventually("a check's end") {
            next = state.withLock { state in
                guard state.read < state.checks.count else { return nil }
                state.read += 1
                return state.checks[state.read - 1]
            }
            return next != nil
        }
        return next ?? [:]
    }

    func idle() throws { try eventually("nothing to be tried") { state.withLock { $0.idle > 0 } } }
}
