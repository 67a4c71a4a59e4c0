/// Why a marble diagram cannot be read.
///
///     --3--7)--|
///           ^ column 6: this ')' closes nothing; write '(' where the group begins
public struct MarbleMistake: Error, Equatable, CustomStringConvertible {
    /// The diagram as it was written.
    public let marbles: String
    /// Where the mistake is, counted from 0 in columns of the screen.
    public let column: Int
    /// What is wrong, and what to write instead.
    public let problem: String

    /// The diagram, and under it a caret that points at the mistake.
    public var description: String {
        """
        \(marbles)
        \(String(repeating: " ", count: column))^ column \(column): \(problem)
        """
    }
}
