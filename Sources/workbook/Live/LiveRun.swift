import Foundation
import Terminal

/// The screen a learner stays in: shows the exercise at hand, and tries what is saved meanwhile.
@MainActor
final class LiveRun {
    private var session: Session
    private var model: LiveModel
    private let terminal: TerminalSession
    private let complaints: Complaints
    private var check: BackgroundCheck?
    /// What waits for the check under way to end.
    private var waiting: [Exercise] = []
    private var handover: Handover?

    /// - Parameter named: the exercise to begin with; else the first that is not passed.
    init(_ workbook: Workbook, startingAt named: Exercise?) throws(WorkbookError) {
        let complaints = Complaints()
        self.complaints = complaints
        session = try Session(workbook) { complaints.add($0) }
        let current = named ?? session.next ?? session.catalogue.exercises[0]
        model = LiveModel(session.catalogue, session.answers, session.state, current: current)
        do { terminal = try TerminalSession(needing: LiveView.smallest) } catch {
            throw WorkbookError("\(error)")
        }
    }

    /// Returns when the learner has quit.
    func run() throws {
        Interruption.listen()
        Interruption.drawsOnMain()
        let saves = Saves(of: session.workbook.root) { [terminal] in
            terminal.post { [weak self] in self?.takeSaves() }
        }
        defer { check?.end() }
        start([model.current])
        repeat {
            handover = nil
            try terminal.run(
                drawing: { [unowned self] canvas in view(canvas.size).draw(on: &canvas) },
                handling: { [unowned self] event in
                    if case .key(let key) = event { press(key) }
                })
            // The terminal is another program's now, and so is whatever that one starts.
            if handover != nil { check?.end() }
            if let handover { model.note = handover.run(in: session.workbook.root) ?? "" }
            refresh()
        } while handover != nil
        withExtendedLifetime(saves) {}
    }

    private func view(_ size: Terminal.Size) -> LiveView {
        LiveView(model: model, root: session.workbook.root, size: size)
    }

    // MARK: Keys

    private func press(_ key: Key) {
        let view = view(terminal.size)
        let request = model.press(key, page: max(1, view.page - 1))
        model.scroll = min(max(0, model.scroll), self.view(terminal.size).scrollLimit)
        switch request {
        case .nothing: break
        case .quit: terminal.end()
        case .check: start([model.current])
        case .hint: showHint()
        case .reset: reset()
        case .open: open()
        case .read: read()
        }
    }

    private func showHint() {
        _ = session.takeHint(to: model.current)
        model.state = session.state
        model.scroll = .max
        model.scroll = view(terminal.size).scrollLimit
    }

    private func reset() {
        do throws(WorkbookError) {
            try session.putBack(model.current)
            model.note = "\(model.current.id) is as it was."
        } catch {
            model.note = error.message
        }
        refresh()
    }

    private func open() {
        let answer = session.answers[model.current]
        guard let editor = Editor(environment: session.workbook.environment) else {
            model.note = "Open \(answer.place). (With $EDITOR or $VISUAL set, o does that.)"
            return
        }
        let file = session.workbook.root.appending(path: answer.exercise.file).path
        hand(
            over: Handover(
                program: "/bin/sh", arguments: editor.arguments(opening: file, atLine: answer.line),
                name: "The editor"))
    }

    private func read() {
        guard let swift = try? session.workbook.swift() else { return }
        let id = model.current.id
        hand(
            over: Handover(
                program: swift,
                arguments: [
                    "run", "--package-path", session.workbook.root.path, "chapter\(id.chapter)", id.section,
                ],
                name: "The chapter's program",
                farewell: "Enter goes back to the exercises. "))
    }

    private func hand(over handover: Handover) {
        // It goes on with them afterwards.
        if let check { waiting += check.exercises.filter { !waiting.contains($0) } }
        self.handover = handover
        terminal.end()
    }

    // MARK: Files and checks

    private func refresh() {
        session.refresh()
        showSession()
    }

    private func showSession() {
        (model.answers, model.state) = (session.answers, session.state)
    }

    private func takeSaves() {
        let changed = session.takeChanges()
        showSession()
        let isBlocked = model.report.unjudged.contains(model.current.id)
        start(changed.isEmpty || isBlocked ? changed + [model.current] : changed)
    }

    /// Tries these exercises, after giving up what is being tried.
    private func start(_ exercises: [Exercise]) {
        waiting += exercises.filter { !waiting.contains($0) }
        if let check {
            waiting += check.exercises.filter { !waiting.contains($0) }
            return check.cancel()
        }
        let chosen = session.catalogue.exercises.filter { waiting.contains($0) }
        waiting = []
        model.activity = .building(chapter: chosen[0].id.chapter, step: 0, of: 0, isFirst: false)
        let check = BackgroundCheck(of: chosen, session.workbook, session.catalogue)
        self.check = check
        check.start(
            progress: { [terminal] activity, seconds in
                terminal.post { [weak self] in
                    self?.model.activity = activity
                    self?.model.seconds = seconds
                }
            },
            end: { [terminal] result in terminal.post { [weak self] in self?.take(result, of: check) } })
    }

    private func take(_ result: Result<Report, WorkbookError>, of check: BackgroundCheck) {
        self.check = nil
        model.activity = nil
        switch result {
        case .success(let report):
            session.remember(report)
            refresh()
            model.take(report, of: check.exercises)
        case .failure(.cancelled): break
        case .failure(let error): model.note = error.message
        }
        if let complaint = complaints.take() { model.note = complaint }
        if !waiting.isEmpty, handover == nil { start([]) }
    }
}

/// What was wrong with the file that remembers, until it is shown.
private final class Complaints {
    private var texts: [String] = []

    func add(_ text: String) { texts.append(text) }

    func take() -> String? {
        defer { texts = [] }
        return texts.last
    }
}
