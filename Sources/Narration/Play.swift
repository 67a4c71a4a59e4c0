/// A program of a chapter that is live in a terminal: `swift run chapter4 play`.
public struct Play: Sendable {
    /// The name to type after `play`, if a chapter has more than one.
    public let name: String
    /// The description for `--help`: "the sign-up form, live".
    public let summary: String
    /// The name of the section that shows the same without a terminal.
    public let section: String
    let start: @MainActor @Sendable () throws -> Void
    let print: (@MainActor @Sendable () throws -> Void)?
    let page: (@MainActor @Sendable () throws -> Void)?

    /// An error that one of the closures throws ends the program with status 1 and its message.
    ///
    /// - Parameters:
    ///   - start: runs the program until the reader leaves it. Standard input and output are a terminal then.
    ///   - print: prints the substitute if there is no terminal.
    ///   - page: shows the same as a page in a browser, until the program is ended: `play --browser`.
    public init(
        _ name: String,
        _ summary: String,
        withoutTerminal section: String,
        start: @escaping @MainActor @Sendable () throws -> Void,
        print: (@MainActor @Sendable () throws -> Void)? = nil,
        page: (@MainActor @Sendable () throws -> Void)? = nil
    ) {
        (self.name, self.summary, self.section) = (name, summary, section)
        (self.start, self.print, self.page) = (start, print, page)
    }
}
