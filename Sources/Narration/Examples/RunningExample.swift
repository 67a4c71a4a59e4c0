import Marbles
import Synchronization

/// The example whose closure is running. It collects what this prints and draws, on any thread, and passes it on line by line.
final class RunningExample: Sendable {
    private struct State {
        var unfinishedLine = ""
        var isOver = false
    }

    /// Examples run one at a time, so the threads that they start can find them here.
    static var current: RunningExample? { running.withLock(\.self) }
    private static let running = Mutex<RunningExample?>(nil)

    private let number: Int
    private let audience: any Audience
    private let state = Mutex(State())

    init(_ number: Int, to audience: any Audience) {
        (self.number, self.audience) = (number, audience)
    }

    /// Runs `body` as the example. If it throws an error, the error is the last line of the output.
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

    /// Takes text whose lines end with a line break. Returns false if the example is over.
    @discardableResult
    func print(_ text: String) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            state.unfinishedLine += text
            guard let end = state.unfinishedLine.lastIndex(where: \.isLineBreak) else { return true }
            show(.printed(state.unfinishedLine[...end].description.lines))
            state.unfinishedLine.removeSubrange(...end)
            return true
        }
    }

    /// Takes lines that are shown unchanged. Returns false if the example is over.
    func draw(_ lines: [String]) -> Bool { take(.drawn(lines)) }

    /// Takes a picture. Returns false if the example is over.
    func draw(_ picture: Picture) -> Bool { take(.picture(picture)) }

    private func take(_ part: ExamplePart) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            finishLine(&state)
            show(part)
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
        show(.printed([state.unfinishedLine]))
        state.unfinishedLine = ""
    }

    private func show(_ part: ExamplePart) { audience.hear(.example(number, part)) }
}

extension Character {
    fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" }
}
