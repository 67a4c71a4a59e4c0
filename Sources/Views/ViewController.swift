import FRP

/// Has views, binds them to models, and keeps the models, as a `UIViewController` does: a binding keeps nothing alive.
@MainActor public protocol ViewController: AnyObject {
    /// Makes the views. It is called once; who shows the controller keeps what it returns.
    func loadView() -> View
    /// They are active while somebody sees what the controller shows.
    var viewModels: [any ViewModel] { get }
    /// Is told whether somebody sees it.
    func appear(_ isSeen: Bool)
}

extension ViewController {
    public var viewModels: [any ViewModel] { [] }

    public func appear(_ isSeen: Bool) {
        for viewModel in viewModels { viewModel.active = isSeen }
    }
}
