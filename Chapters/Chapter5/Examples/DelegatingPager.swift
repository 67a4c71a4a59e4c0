/// The pager of the book's first form: it knows no signals, and reports to a delegate.
final class DelegatingPager {
    weak var delegate: (any PagerDelegate)?

    /// What happens when a person has turned to this photo.
    func stop(at index: Int) { delegate?.pagerDidStop(at: index) }
}

/// What the pager calls.
protocol PagerDelegate: AnyObject {
    func pagerDidStop(at index: Int)
}
