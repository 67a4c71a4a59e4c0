import Changes
import FRP
import Pixels

extension Fetching: Changing {
    public var changes: Signal<Void> { .changes(of: self) }
}
