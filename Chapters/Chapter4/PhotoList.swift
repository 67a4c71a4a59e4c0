import FRP

/// A list of photos that reports to its delegate what was selected.
final class PhotoList {
    weak var delegate: (any PhotoListDelegate)?

    func select(_ index: Int) { delegate?.didSelect(index) }
}

/// What a list of photos calls.
protocol PhotoListDelegate: AnyObject {
    func didSelect(_ index: Int)
}
