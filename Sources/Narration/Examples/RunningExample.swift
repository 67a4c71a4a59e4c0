import Synchronization

/// The example whose closure runs at this moment: collects what it prints, on whatever thread, and lays it out line
/// by line.
final class RunningExample: Sendable {
    private enum Block { case printed, drawn }

    private struct State {
        var unfinishedLine = ""
        var last: Block?
        var isOver = false
    }

    /// Examples run one at a time; the threads they start find them here.
    static var current: RunningExample? { running.withLock(\.self) }
    private static let running = Mutex<RunningExample?>(nil)

    private let page: Page
    private let output: any Output
    private let isAtTop: Bool
    private let state = Mutex(State())

    init(page: Page, output: any Output, isAtTop: Bool) {
        self.page = page
        self.output = output
        self.isAtTop = isAtTop
    }

    var hasShownSomething: Bool { state.withLock { $0.last != nil } }

    /// Runs `body` as the running example. An error it throws is shown as its last line.
    func run(_ body: () throws -> Void) {
        let outer = Self.running.withLock { running in
            defer { running = self }
            return running
        }
        defer {
            Self.running.withLock { $0 = outer }
            end()
        }
        do {
            try body()
        } catch {
            state.withLock { finishLine(&$0) }
            print("stopped by an error: \(error)\n")
        }
    }

    /// Takes text whose lines end with a line break. False if the example is over.
    @discardableResult
    func print(_ text: String) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            state.unfinishedLine += text
            guard let end = state.unfinishedLine.lastIndex(where: \.isLineBreak) else { return true }
            show(state.unfinishedLine[...end].description.lines.flatMap(page.printed), as: .printed, &state)
            state.unfinishedLine.removeSubrange(...end)
            return true
        }
    }

    /// Takes lines that stand as they are. False if the example is over.
    func draw(_ lines: [String]) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            finishLine(&state)
            show(page.drawing(lines), as: .drawn, &state)
            return true
        }
    }

    private func end() {
        state.withLock { state in
            finishLine(&state)
            state.isOver = true
        }
    }

    private func finishLine(_ state: inout State) {
        guard !state.unfinishedLine.isEmpty else { return }
        show(page.printed(state.unfinishedLine), as: .printed, &state)
        state.unfinishedLine = ""
    }

    private func show(_ lines: [String], as block: Block, _ state: inout State) {
        let isFirst = state.last == nil
        let isApart = isFirst ? !isAtTop : state.last != block || block == .drawn
        output.write(isApart ? [""] + lines : lines)
        state.last = block
    }
}

extension Character {
    fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" }
}
