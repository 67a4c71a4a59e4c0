import Attempts
import FRP

public func heardAtTheDoor() -> String {
    mistake([
        "thinks that the second visitor waits for the first": { "-1-1-12-2-2|" },
        "thinks that the second visitor silences the first": { "-1-12-2-2|" },
        "thinks that it ends with the visitors": { "-1-121|" },
    ])
}
