import Foundation

/// An operator of the core, or a type of it that is used like one: what it does, where it is taught, what it is called elsewhere.
public struct Operator: Sendable, Hashable {
    /// As the core calls it: `debounce`.
    public let name: String
    /// The number of the section that teaches it; nothing, if no section shows it.
    public let section: String?
    /// What it does, in a sentence.
    public let sentence: String
    /// What each of ``libraries`` calls it; nothing where a library has none.
    public private(set) var names: [String?] = []
    /// What is different elsewhere, in a sentence or two.
    public private(set) var difference: String?

    /// The libraries whose names the table has.
    public static let libraries = ["RAC 2", "ReactiveSwift", "RxSwift", "Combine", "async-algorithms"]

    /// All of them, in the order of the table.
    public static let all = OperatorGroup.all.flatMap(\.operators)
}

/// Operators for one purpose.
public struct OperatorGroup: Sendable {
    /// What they are for, as on the core's page of `Signal`.
    public let title: String
    public let operators: [Operator]
}

extension OperatorGroup {
    /// Reads a table, which is written as that of ``all``.
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
    /// What stands below its first line.
    fileprivate mutating func read(_ cells: [String?]) {
        if cells.count == 1 { difference = cells[0] } else { names = cells }
    }
}
