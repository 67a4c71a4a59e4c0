import Checking
import Coursework
import Foundation
import Programs
import Synchronization
import Terminal

/// Runs the live screen: handles keys, tries exercises whenever a file is saved, and shows the verdicts.
@MainActor
final class LiveRun {
    private let shared: SharedSession
    private var model: LiveModel
    private let terminal: TerminalSession
    private let complaints: Complaints
    private lazy var queue = CheckQueue(shared) { [weak self, terminal] news in
        terminal.post { [weak self] in self?.take(news) }
    }
    private var handover: Handover?

    /// - Parameter named: the exercise to begin with; `nil`: the first that is not passed.
    init(_ workbook: Workbook, startingAt named: Exercise?) throws {
        let complaints = Complaints()
        let session = try Session(workbook) { complaints.add($0) }
        (self.complaints, shared) = (complaints, SharedSession(session))
        terminal = try TerminalSession(needing: LiveView.smallest, takesPastes: false)
        model = LiveModel(session, current: named ?? session.next ?? session.catalogue.exercises[0])
    }

    /// Returns when the learner quits.
    func run() throws {
        Interruption.listen()
        Interruption.drawsOnMain()
        queue.watch()
        defer { queue.end() }
        tryOut([model.current])
        repeat {
            handover = nil
            try terminal.run(
                explaining: { Array(LiveKeys.all) },
                drawing: { [unowned self] canvas in view(canvas.size).draw(on: &canvas) },
                handling: { [unowned self] key in press(key) })
            guard let handover else { break }
            // Another program has the terminal now, so no build or check may start meanwhile.
            queue.hold()
            model.note = handover.run(in: workbook.root) ?? ""
            queue.read()
            queue.resume()
        } while true
    }

    private var workbook: Workbook { model.session.workbook }

    private func view(_ size: Terminal.Size) -> LiveView { LiveView(model: model, size: size) }

    // MARK: Keys

    private func press(_ key: Key) {
        let view = view(terminal.size)
        let request = model.press(key, page: max(1, view.page - 1))
        refresh()
        model.scroll = min(max(0, model.scroll), self.view(terminal.size).scrollLimit)
        switch request {
        case .nothing: break
        case .quit: terminal.end()
        case .check: tryOut([model.current])
        case .hint: showHint()
        case .reset: reset()
        case .open: open()
        case .read: read()
        }
    }

    /// Loads what belongs to the exercise that is shown now.
    private func refresh() {
        model.companion = model.session.companions[model.current]
        queue.look(at: model.current)
    }

    private func tryOut(_ exercises: [Exercise]) {
        model.activity = .building(chapter: exercises[0].id.chapter, nil, isFirst: false)
        queue.want(exercises)
    }

    private func showHint() {
        shared.change { $0.takeHint(to: model.current) }
        model.session = shared.value
        model.scroll = .max
        model.scroll = view(terminal.size).scrollLimit
    }

    private func reset() {
        do throws(WorkbookError) {
            let kept = try shared.change { session throws(WorkbookError) in try session.putBack(model.current)
            }
            model.session = shared.value
            model.note =
                kept.map { "\(model.current.id) is as it was. What you had is kept in \($0)." }
                ?? "\(model.current.id) is as it was."
        } catch {
            model.note = error.message
        }
    }

    private func open() {
        let answer = model.answer
        guard let editor = Editor(environment: workbook.environment) else {
            model.note = "Open \(answer.place). (With $EDITOR or $VISUAL set, o does that.)"
            return
        }
        let file = workbook.root.appending(path: answer.exercise.file).path
        hand(over: editor.handover(opening: file, atLine: answer.line))
    }

    private func read() {
        guard let swift = try? workbook.swift() else { return }
        let id = model.current.id
        let farewell = "Enter goes back to the exercises."
        hand(
            over: Handover(
                program: swift,
                arguments: ["run", "--package-path", workbook.root.path, "chapter\(id.chapter)", id.section],
                failure: { _ in "The chapter could not be shown. The error stands above." },
                farewell: farewell, environment: ["WORKBOOK_FAREWELL": farewell]))
    }

    private func hand(over handover: Handover) {
        self.handover = handover
        terminal.end()
    }

    // MARK: Checks

    private func take(_ news: CheckQueue.News) {
        switch news {
        case .read(let session, _): model.session = session
        case .activity(let activity, let seconds): (model.activity, model.seconds) = (activity, seconds)
        case .checked(let exercises, let report, let session):
            model.session = session
            model.take(report, of: exercises)
            refresh()
        case .failed(let error): model.note = error.message
        case .idle: model.activity = nil
        }
        if let complaint = complaints.take() { model.note = complaint }
    }
}

/// Messages about the state file, until the last one is shown.
private final class Complaints: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) { texts.withLock { $0.append(text) } }

    func take() -> String? {
        texts.withLock { texts in
            defer { texts = [] }
            return texts.last
        }
    }
}
