import FRP

/// Makes views, binds them to models, and owns the models, like `UIViewController`: a binding keeps nothing alive.
@MainActor public protocol ViewController: AnyObject {
    /// Makes the views. Called once; the caller keeps them.
    func loadView() -> View
    /// The view models that are active while the controller is visible.
    var viewModels: [any ViewModel] { get }
    /// Called when the controller becomes visible or invisible.
    func appear(_ isSeen: Bool)
}

extension ViewController {
    public var viewModels: [any ViewModel] { [] }

    public func appear(_ isSeen: Bool) {
        for viewModel in viewModels { viewModel.active = isSeen }
    }
}
