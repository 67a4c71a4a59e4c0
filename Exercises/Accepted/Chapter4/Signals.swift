import Attempts
import FRP
@_exported import Solutions

public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
    accepted([
        "by a nil for the weak": { wind.compactMap { $0 > 5 ? $0 : nil } }
    ])
}
