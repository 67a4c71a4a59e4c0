import Foundation

/// Why a line could not be read; says where, and what to do about it.
public enum LineError: Error, Hashable, CustomStringConvertible {
    /// A line has more bytes than `limit`.
    case tooLong(line: Int, limit: Int)
    /// The system refused, with this `errno`.
    case unreadable(line: Int, Int32)

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .tooLong(let line, let limit):
            "Line \(line) of the input is longer than \(limit) bytes. Break it into shorter lines."
        case .unreadable(let line, let number):
            "Line \(line) of the input could not be read: \(String(cString: strerror(number))). "
                + "See what comes before the `|`, or after the `<`."
        }
    }
}
