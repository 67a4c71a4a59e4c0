import Foundation
import Harness
import Synchronization
import Testing

@testable import Checking
@testable import Coursework
@testable import Programs

/// What becomes of saves and wishes, with a script that stands in for `swift`.
@Suite(.waits) struct CheckQueueTests {
    private let workbook: StandIn
    private let news = Told()

    init() throws {
        workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7", "5.1.1": "passed"])
        try workbook.fill()
    }

    private func queue() throws -> CheckQueue {
        let environment = ["PATH": "\(StandIn.bin):/usr/bin:/bin"]
        let session = try Session(Workbook(around: workbook.folder, environment: environment)) { _ in }
        let queue = CheckQueue(session) { [news] in news.add($0) }
        queue.watch()
        return queue
    }

    private func save(_ id: String, _ answer: String) throws {
        let text = try workbook.read(StandIn.signals)
        let exercise = try workbook.exercise(id)
        let part = try #require(try workbook.answer(to: id).parts.first)
        try workbook.write(
            text.replacing(part.text, with: exercise.stub.replacing("todo()", with: answer)),
            to: StandIn.signals)
    }

    @Test func `A save is tried, that answer alone, and remembered`() throws {
        let queue = try queue()
        defer { queue.end() }
        try save("4.3.2", "wind.map { $0 }")
        #expect(try news.nextCheck() == ["4.3.2": .failed])
        #expect(try workbook.session().verdict(on: workbook.exercise("4.3.2")).lesson == "expected 7")
        try news.idle()
    }

    @Test func `A save during a try gives that up, and the verdict is about what was saved last`() throws {
        try workbook.set(["build4": "slow", "4.3.1": "passed", "4.3.2": "passed"])
        let queue = try queue()
        defer { queue.end() }
        queue.want([try workbook.exercise("4.3.1")])
        try workbook.held()
        try workbook.set(["4.3.1": "passed", "4.3.2": "passed"])
        try save("4.3.2", "wind.filter { $0 > 5 }")
        #expect(try news.nextCheck() == ["4.3.1": .passed, "4.3.2": .passed])
        #expect(news.count == 1)
    }

    @Test func `A save that changes no answer tries the exercise that somebody looks at`() throws {
        let queue = try queue()
        defer { queue.end() }
        queue.look(at: try workbook.exercise("4.3.1"))
        try workbook.write("let mine = 1\n", to: "Exercises/Chapter4/Mine.swift")
        #expect(try news.nextCheck() == ["4.3.1": .passed])
        #expect(try workbook.read(".build/answers/Chapter4/Mine.swift").contains("let mine = 1"))
    }

    @Test func `What could not be tried is tried with the next save`() throws {
        try workbook.set(["build4": "broken"])
        let queue = try queue()
        defer { queue.end() }
        queue.want([try workbook.exercise("4.3.1")])
        #expect(try news.nextCheck() == [:])
        try workbook.set(["4.3.1": "passed", "4.3.2": "passed"])
        try save("4.3.2", "wind.filter { $0 > 5 }")
        #expect(try news.nextCheck() == ["4.3.1": .passed, "4.3.2": .passed])
    }

    @Test func `While another program has the terminal nothing is tried, and afterwards all of it`() throws {
        try workbook.set(["build4": "slow", "4.3.1": "passed"])
        let queue = try queue()
        defer { queue.end() }
        queue.want([try workbook.exercise("4.3.1")])
        let processes = try workbook.held()
        queue.hold()
        #expect(processes.allSatisfy { !isRunning($0) })
        try workbook.set(["4.3.1": "passed"])
        queue.goOn()
        #expect(try news.nextCheck() == ["4.3.1": .passed])
    }

    @Test func `What another window has found is told`() throws {
        let queue = try queue()
        defer { queue.end() }
        #expect(try workbook.run("check", "4.3.1").ending == .exited(0))
        queue.read()
        let exercise = try workbook.exercise("4.3.1")
        try eventually("the other window's verdict") { news.session?.verdict(on: exercise).state == .passed }
    }

    @Test func `Answers that were changed before anybody looked are tried once`() throws {
        let queue = try queue()
        defer { queue.end() }
        queue.wantChanged { $0.id.chapter == 4 }
        #expect(try news.nextCheck() == ["4.3.1": .passed, "4.3.2": .failed])
        queue.wantChanged { $0.id.chapter == 4 }
        queue.wantChanged { $0.id.chapter == 5 }
        queue.want([try workbook.exercise("4.3.1")])
        #expect(try news.nextCheck() == ["4.3.1": .passed])
    }
}

/// What a queue has told, in order.
private final class Told: Sendable {
    private let state = Mutex((checks: [[String: Verdict.State]](), read: 0, idle: 0, session: Session?.none))

    var session: Session? { state.withLock(\.session) }
    /// How many checks have ended with a verdict.
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
            case .activity, .failed: break
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
