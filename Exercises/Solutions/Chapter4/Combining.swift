import Attempts
import FRP

/// The second visitor does not stop the first one, and does not wait: `flattenMap` passes on every value at
/// once. It completes when the visitors and all their knocks have completed.
public func heardAtTheDoor() -> String {
    "-1-1212-2|"
}
