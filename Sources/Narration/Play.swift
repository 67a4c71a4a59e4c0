/// Something of a chapter that is live in a terminal: `swift run chapter4 play`.
public struct Play: Sendable {
    /// Something that can be said after `play`, with a value: `--api URL`.
    public struct Option: Sendable {
        let name: String
        let value: String
        let summary: String

        /// - Parameters:
        ///   - name: with its dashes, `--api`.
        ///   - value: what the value is called in `--help`, `URL`.
        ///   - summary: what it does, for `--help`.
        public init(_ name: String, _ value: String, _ summary: String) {
            (self.name, self.value, self.summary) = (name, value, summary)
        }
    }

    /// What a reader types after `play`, if a chapter has more than one.
    public let name: String
    /// What it is, for `--help`: "the sign-up form, live".
    public let summary: String
    /// The name of the section that shows the same without a terminal.
    public let section: String
    let option: Option?
    let start: @MainActor @Sendable (String?) throws -> Void
    let print: (@MainActor @Sendable (String?) throws -> Void)?
    /// Shows the same as a page in a browser, until somebody ends the program: `play --browser`.
    let page: (@MainActor @Sendable (String?) throws -> Void)?

    /// A play that `start` begins and returns from when the reader leaves it. Standard input and output are a
    /// terminal when it is called. An error it throws ends the program with status 1, and with its words.
    public init(
        _ name: String,
        _ summary: String,
        insteadOf section: String,
        start: @escaping @MainActor @Sendable () throws -> Void,
        page: (@MainActor @Sendable () throws -> Void)? = nil
    ) {
        var show: (@MainActor @Sendable (String?) throws -> Void)?
        if let page { show = { _ in try page() } }
        self.init(
            name, summary, insteadOf: section, option: nil, start: { _ in try start() }, print: nil,
            page: show)
    }

    /// A play with an option, whose value `start` is given, and with something to print where there is no terminal.
    public init(
        _ name: String,
        _ summary: String,
        insteadOf section: String,
        option: Option?,
        start: @escaping @MainActor @Sendable (String?) throws -> Void,
        print: (@MainActor @Sendable (String?) throws -> Void)?,
        page: (@MainActor @Sendable (String?) throws -> Void)? = nil
    ) {
        self.page = page
        (self.name, self.summary, self.section) = (name, summary, section)
        (self.option, self.start, self.print) = (option, start, print)
    }
}
