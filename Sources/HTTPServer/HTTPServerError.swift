import Foundation

/// Why an ``HTTPServer`` does not start.
public enum HTTPServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It runs already; one server has one port.
    case isRunning
    /// The system refused a socket; the number is its `errno`.
    case system(Int32)

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .isRunning: "The server is running already. Stop it first, or make another one."
        case .system(let number):
            "Nothing can listen on 127.0.0.1 here: \(String(cString: strerror(number))) (error \(number))."
        }
    }
}
