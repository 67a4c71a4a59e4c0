import Foundation

/// The value that a cell shows.
package enum CellValue: Hashable, Sendable {
    case empty
    case number(Double)
    case label(String)
    /// A message why there is no number.
    case problem(String)
}

extension CellValue: CustomStringConvertible {
    /// The text of the value: `3`, `0.1`, `divided by zero`; empty for an empty cell.
    var text: String {
        switch self {
        case .empty: ""
        case .number(let number): String(format: "%.10g", number)
        case .label(let text), .problem(let text): text
        }
    }

    package var description: String { self == .empty ? "nothing" : text }
}
