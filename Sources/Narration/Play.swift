/// Something of a chapter that is live in a terminal: `swift run chapter4 play`.
public struct Play: Sendable {
    /// What a reader types after `play`, if a chapter has more than one.
    public let name: String
    /// What it is, for `--help`: "the sign-up form, live".
    public let summary: String
    /// The name of the section that shows the same without a terminal.
    public let section: String
    let start: @Sendable () -> Void

    /// A play that `start` begins and returns from when the reader leaves it. Standard input and output are a
    /// terminal when it is called.
    public init(
        _ name: String,
        _ summary: String,
        insteadOf section: String,
        start: @escaping @Sendable () -> Void
    ) {
        self.name = name
        self.summary = summary
        self.section = section
        self.start = start
    }
}
