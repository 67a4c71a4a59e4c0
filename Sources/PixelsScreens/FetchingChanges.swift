import FRP
import Pixels
import Screens

extension Fetching: Changing {
    public var changes: Signal<Void> { .changes(of: self) }
}
