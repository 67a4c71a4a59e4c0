import Attempts

public func toolsForSixJobs() -> [Tool] {
    variants {
        wrong("takes a signal for everything") { [.signal, .signal, .signal, .signal, .signal, .signal] }
        wrong("asks the weather with a signal") {
            [.function, .signal, .signal, .property, .asyncSequence, .signal]
        }
        wrong("keeps the rings in a property") {
            [.function, .signal, .asyncFunction, .property, .asyncSequence, .property]
        }
        wrong("keeps the buttons in a property") {
            [.function, .property, .asyncFunction, .property, .asyncSequence, .signal]
        }
        wrong("pushes the lines of the file") {
            [.function, .signal, .asyncFunction, .property, .signal, .signal]
        }
        wrong("shows the lamp with a signal of its changes") {
            [.function, .signal, .asyncFunction, .signal, .asyncSequence, .signal]
        }
        wrong("gives both listeners one async sequence") {
            [.function, .signal, .asyncFunction, .property, .asyncSequence, .asyncSequence]
        }
        wrong("waits for a sum") {
            [.asyncFunction, .signal, .asyncFunction, .property, .asyncSequence, .signal]
        }
        wrong("forgets a job") { [.function, .signal, .asyncFunction, .property, .asyncSequence] }
    }
}

public enum Tool: Sendable {
    case function
    case asyncFunction
    case property
    case signal
    case asyncSequence
}
