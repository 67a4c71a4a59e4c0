/// The error that a marble diagram means by `X` when nobody says which one.
///
/// An expected `X` is content with any error; expect a certain one with `Diagram(…, error:)`.
public struct MarbleFailure: Error, Equatable, CustomStringConvertible {
    /// An error without particulars.
    public init() {}

    /// What messages say.
    public var description: String { "the error drawn as X" }
}
