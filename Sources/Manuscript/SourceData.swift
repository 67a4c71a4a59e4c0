/// A source that an example makes from a diagram.
public struct SourceData: Codable, Hashable, Sendable {
    /// The diagram as it stands in the code.
    public let marbles: String
    /// The diagram that it was told to do: the one in the code, unless the reader gave another.
    public let current: String
    /// What stands in which column of the current diagram, as it is written there.
    public let moments: [Figure.Moment]

    package init(marbles: String, current: String, moments: [Figure.Moment]) {
        (self.marbles, self.current, self.moments) = (marbles, current, moments)
    }
}
