import Foundation
import Synchronization

/// A program that has the screen: keys come in, pictures go out, until it ends and the terminal is as it was.
///
///     let session = try TerminalSession(needing: Size(columns: 40, rows: 10))
///     try session.run(
///         drawing: { canvas in canvas.write(name, row: 2, column: 4) },
///         handling: { key in
///             switch key {
///             case .character(let character): name.append(character)
///             case .escape: session.end()
///             default: break
///             }
///         })
///
/// Everything happens on the main queue, one thing after the other: keys, layout, drawing, what `post` is given, and
/// whatever else the program sends there. While nothing happens nothing is computed or written.
///
/// The terminal comes back whole when `run` returns or throws, when the program exits, crashes, is suspended, or is
/// ended by a signal; what was written to standard error meanwhile is shown then. Ctrl-C ends the program at once,
/// even while it is busy; a shell sees status 130.
@MainActor
public final class TerminalSession {
    /// The size of the window, in cells.
    public private(set) var size: Size
    private let needed: @MainActor () -> Size
    private let takesPastes: Bool
    private var screen: Screen
    private var layOut: @MainActor (Size) -> Void = { _ in }
    private var draw: @MainActor (inout Canvas) -> Void = { _ in }
    private var handle: @MainActor (Key) throws -> Void = { _ in }
    private var explain: @MainActor () -> [(key: String, value: String)]? = { nil }
    /// The text of each key, while it is shown instead of the picture.
    private var explanation: [(key: String, value: String)]?
    /// `nil` as long as the session runs.
    private var outcome: Result<Void, any Error>?
    private nonisolated let isRedrawAsked = Atomic(false)

    /// Prepares a session. The terminal does not change until `run`.
    ///
    /// While the window is smaller than `needed`, the program is not shown and gets no keys.
    ///
    /// - Parameter takesPastes: whether pasted text arrives as characters. If letters are commands, it should not.
    public init(
        needing needed: @escaping @autoclosure @MainActor () -> Size = Size(columns: 1, rows: 1),
        takesPastes: Bool = true
    ) throws(TerminalError) {
        try TerminalError.check()
        (self.needed, self.takesPastes) = (needed, takesPastes)
        size = Self.currentSize()
        screen = Screen(
            colours: .detected(environment: ProcessInfo.processInfo.environment, isTerminal: true))
    }

    /// Takes over the screen, and returns when the session has ended, by `end` or because the terminal is gone.
    ///
    /// `draw` paints the whole picture on a blank canvas: at first, after each key, and when `redraw` asks for it;
    /// only what has changed is sent to the terminal. Before each drawing `layOut` fits what is shown into the window, so
    /// that drawing changes nothing. What `handle` throws ends the session and is thrown here.
    ///
    /// Call it from code that is not asynchronous: a task on the main actor keeps the main queue busy.
    ///
    /// - Parameter explain: what each key does, which is shown when `?` is pressed. If it is `nil`, `?` is an ordinary key.
    public func run(
        explaining explain: @escaping @MainActor () -> [(key: String, value: String)]? = { nil },
        layingOut layOut: @escaping @MainActor (Size) -> Void = { _ in },
        drawing draw: @escaping @MainActor (inout Canvas) -> Void,
        handling handle: @escaping @MainActor (Key) throws -> Void
    ) throws {
        guard withUnsafeCurrentTask(body: { $0 == nil }) else { throw TerminalError.insideTask }
        (self.explain, self.layOut, self.draw, self.handle) = (explain, layOut, draw, handle)
        (outcome, explanation) = (nil, nil)
        let reader = try InputReader(taking: .screen, takesPastes: takesPastes) { [weak self] report in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(report) } }
        }
        defer {
            reader.stop()
            (self.explain, self.layOut, self.draw, self.handle) = ({ nil }, { _ in }, { _ in }, { _ in })
        }
        screen.forget()
        size = Self.currentSize()
        show()
        while outcome == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        try outcome?.get()
    }

    /// Ends the session: no further key is handled, and `run` returns.
    public func end() {
        finish(.success(()))
    }

    /// Draws the picture again soon, because its content has changed. Several calls before the next drawing have the same effect as
    /// one. It may be called on any thread.
    public nonisolated func redraw() {
        guard !isRedrawAsked.exchange(true, ordering: .acquiringAndReleasing) else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.showIfAsked() } }
    }

    /// Runs `work` on the main queue, after what is waiting there, and draws the picture again.
    public nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                work()
                self.show()
            }
        }
    }

    private func take(_ report: InputReader.Report) {
        switch report {
        case .keys(let keys):
            // Changes that a key causes in the next turn of the main queue are drawn together with it.
            isRedrawAsked.store(true, ordering: .releasing)
            for key in keys where isLargeEnough { take(key) }
            return DispatchQueue.main.async { MainActor.assumeIsolated { self.showIfAsked() } }
        case .needsRepaint:
            screen.forget()
            size = Self.currentSize()
        case .ended: end()
        }
        show()
    }

    private func take(_ key: Key) {
        if explanation != nil {
            explanation = nil
        } else if key == .character("?"), let keys = explain() {
            explanation = keys
        } else if outcome == nil {
            do { try handle(key) } catch { finish(.failure(error)) }
        }
    }

    private func finish(_ result: Result<Void, any Error>) {
        if outcome == nil { outcome = result }
    }

    private func showIfAsked() {
        if isRedrawAsked.load(ordering: .acquiring) { show() }
    }

    private func show() {
        guard outcome == nil else { return }
        if isLargeEnough { layOut(size) }
        // This drawing answers all requests until now, such as those of the layout.
        _ = isRedrawAsked.exchange(false, ordering: .acquiringAndReleasing)
        var canvas = Canvas(size: size)
        if !isLargeEnough {
            canvas.askFor(needed())
        } else if let explanation {
            canvas.write(keys: explanation)
        } else {
            draw(&canvas)
        }
        if !screen.draw(canvas) { end() }
    }

    private var isLargeEnough: Bool {
        let needed = needed()
        return size.columns >= needed.columns && size.rows >= needed.rows
    }

    private static func currentSize() -> Size {
        StandardOutput.size ?? Size(columns: 80, rows: 24)
    }
}
