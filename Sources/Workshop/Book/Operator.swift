import Foundation

/// An operator of the core, or a type that is used like one: what it does, the section that teaches it, its names in other
/// libraries.
public struct Operator: Sendable, Hashable {
    /// Its name in the core: `debounce`.
    public let name: String
    /// The number of the section that teaches it; `nil` if no section shows it.
    public let section: String?
    /// What it does, in one sentence.
    public let sentence: String
    /// Its name in each of ``libraries``; `nil` for a library that does not have it.
    public private(set) var names: [String?] = []
    /// The differences in other libraries, in a sentence or two.
    public private(set) var difference: String?

    /// The libraries in the columns of the table.
    public static let libraries = ["RAC 2", "ReactiveSwift", "RxSwift", "Combine", "async-algorithms"]

    /// All operators, in the order of the table.
    public static let all = OperatorGroup.all.flatMap(\.operators)
}

/// Operators for one purpose.
public struct OperatorGroup: Sendable {
    /// Their purpose, as on the documentation page of `Signal`.
    public let title: String
    public let operators: [Operator]
}

extension OperatorGroup {
    /// Parses a table in the format of ``all``.
    static func read(_ table: String) -> [OperatorGroup] {
        table.components(separatedBy: "## ").dropFirst().map { part in
            let lines = part.split(separator: "\n")
            let operators = lines.dropFirst().reduce(into: [Operator]()) { operators, line in
                let isFurther = line.hasPrefix(" ")
                let cells = line.drop { $0 == " " }.split(separator: " | ")
                    .map { $0 == "–" ? nil : String($0) }
                if !isFurther, cells.count == 3, let name = cells[0], let sentence = cells[2] {
                    operators.append(Operator(name: name, section: cells[1], sentence: sentence))
                } else if isFurther, let last = operators.indices.last {
                    operators[last].read(cells)
                }
            }
            return OperatorGroup(title: String(lines.first ?? ""), operators: operators)
        }
    }
}

extension Operator {
    /// Parses the cells of a row below the first.
    fileprivate mutating func read(_ cells: [String?]) {
        if cells.count == 1 { difference = cells[0] } else { names = cells }
    }
}
