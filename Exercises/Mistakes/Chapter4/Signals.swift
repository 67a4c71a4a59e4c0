import Attempts
import FRP

public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
    mistake([
        "lets 5 through, which is not above 5": { wind.filter { $0 >= 5 } },
        "keeps the weak ones": { wind.filter { $0 <= 5 } },
    ])
}
