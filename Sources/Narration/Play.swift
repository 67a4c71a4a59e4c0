/// Something of a chapter that is live in a terminal: `swift run chapter4 play`.
public struct Play: Sendable {
    /// What a reader types after `play`, if a chapter has more than one.
    public let name: String
    /// What it is, for `--help`: "the sign-up form, live".
    public let summary: String
    /// The name of the section that shows the same without a terminal.
    public let section: String
    let start: @MainActor @Sendable () throws -> Void
    let print: (@MainActor @Sendable () throws -> Void)?
    let page: (@MainActor @Sendable () throws -> Void)?

    /// A play. An error that one of the closures throws ends the program with status 1, and with its words.
    ///
    /// - Parameters:
    ///   - start: begins it, and returns when the reader leaves it. Standard input and output are a terminal then.
    ///   - print: what there is to print where there is no terminal.
    ///   - page: shows the same as a page in a browser, until somebody ends the program: `play --browser`.
    public init(
        _ name: String,
        _ summary: String,
        insteadOf section: String,
        start: @escaping @MainActor @Sendable () throws -> Void,
        print: (@MainActor @Sendable () throws -> Void)? = nil,
        page: (@MainActor @Sendable () throws -> Void)? = nil
    ) {
        (self.name, self.summary, self.section) = (name, summary, section)
        (self.start, self.print, self.page) = (start, print, page)
    }
}
