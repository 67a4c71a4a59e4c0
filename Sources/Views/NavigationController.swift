import FRP

/// A stack of view controllers, like `UINavigationController`. Only the one on top is visible, and only its view models are active.
/// The browser's Back button pops it.
@MainActor public final class NavigationController: ViewController {
    private var controllers: [(controller: any ViewController, view: View)] = []
    private let stack = ScreenStack()
    private var isSeen = false

    /// An empty stack.
    public init() {
        stack.goTo = { [weak self] depth in
            while let self, self.controllers.count > max(depth, 1) { self.pop() }
        }
    }

    public func loadView() -> View { stack }

    /// Shows a controller on top of the others.
    public func push(_ controller: (any ViewController)?) {
        guard let controller else { return }
        controllers.last?.controller.appear(false)
        controllers.append((controller, controller.loadView()))
        show()
    }

    /// Removes the controller on top, unless it is the only one.
    public func pop() {
        guard controllers.count > 1 else { return }
        controllers.removeLast().controller.appear(false)
        show()
    }

    public func appear(_ isSeen: Bool) {
        self.isSeen = isSeen
        controllers.last?.controller.appear(isSeen)
    }

    private func show() {
        stack.subviews?.value = controllers.map(\.view)
        controllers.last?.controller.appear(isSeen)
    }
}

/// Shows the last of its subviews.
private final class ScreenStack: View {
    var goTo: (Int) -> Void = { _ in }

    init() { super.init("screens", []) }

    override func shows(_ view: View) -> Bool { subviews?.value.last === view }

    override func take(_ action: UserAction) -> Bool {
        guard action.name == "depth", let depth = action.text.flatMap({ Int($0) }) else { return false }
        goTo(depth)
        return true
    }
}
