import Foundation

/// What a cell shows.
package enum CellValue: Hashable, Sendable {
    case empty
    case number(Double)
    case label(String)
    /// Why there is no number, in words.
    case problem(String)
}

extension CellValue: CustomStringConvertible {
    /// As the cell shows it: `3`, `0.1`, `divided by zero`; an empty one shows nothing.
    var text: String {
        switch self {
        case .empty: ""
        case .number(let number): String(format: "%.10g", number)
        case .label(let text), .problem(let text): text
        }
    }

    package var description: String { self == .empty ? "nothing" : text }
}
