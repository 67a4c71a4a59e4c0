import FRP
import Views

/// The screens that lie on one another. The one on top is seen: its view models are active, and it gets the keys.
@MainActor final class Navigator {
    private var screens: [any AppScreen] = []
    private let watching = SerialDisposable()
    private let redraw: @Sendable () -> Void
    private let end: () -> Void

    /// - Parameters:
    ///   - redraw: called when something that is seen has changed.
    ///   - end: called when the last screen has gone.
    init(redraw: @escaping @Sendable () -> Void, end: @escaping () -> Void) {
        (self.redraw, self.end) = (redraw, end)
    }

    /// The screen that is seen.
    var top: (any AppScreen)? { screens.last }

    /// Lays a screen on the others.
    func push(_ screen: (any AppScreen)?) {
        guard let screen else { return }
        setTop(active: false)
        screens.append(screen)
        show()
    }

    /// Takes away the screen that is seen. It, and what it alone held, is gone then.
    func pop() {
        setTop(active: false)
        watching.inner = nil
        _ = screens.popLast()
        screens.isEmpty ? end() : show()
    }

    /// Takes all screens away.
    func leave() {
        while !screens.isEmpty {
            setTop(active: false)
            screens.removeLast()
        }
        watching.inner = nil
        end()
    }

    private func show() {
        setTop(active: true)
        watching.inner = top.map { Signal.changes(of: $0, $0.viewModels).subscribe(next: redraw) }
    }

    private func setTop(active: Bool) {
        for viewModel in top?.viewModels ?? [] { viewModel.active = active }
    }
}
