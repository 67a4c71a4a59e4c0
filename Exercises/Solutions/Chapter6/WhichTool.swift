import Attempts

/// The prices are there; the buttons are a question of time; the weather is one answer; the lamp is a state; the file can wait for its
/// loop; each ring is an event, and two listen to it.
public func toolsForSixJobs() -> [Tool] {
    [.function, .signal, .asyncFunction, .property, .asyncSequence, .signal]
}

public enum Tool: Sendable {
    case function
    case asyncFunction
    case property
    case signal
    case asyncSequence
}
