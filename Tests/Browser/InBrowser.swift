import Testing

/// Marks suites and tests that need a browser: `@Suite(.inBrowser)`.
///
/// They run where `CI` is `true` or `WORKBOOK_BROWSER` names a browser, and are skipped elsewhere. They share one browser, which is
/// stopped after the last of them.
public struct InBrowser: SuiteTrait, TestTrait, TestScoping {
    private let condition = ConditionTrait.enabled(
        if: Installation.isWanted, "Tests in a browser run where CI is true, or WORKBOOK_BROWSER names one.")

    public var comments: [Comment] { condition.comments }

    public func prepare(for test: Test) async throws { try await condition.prepare(for: test) }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        SharedBrowser.enter()
        defer { SharedBrowser.leave() }
        try await function()
    }
}

extension Trait where Self == InBrowser {
    /// The test needs a browser.
    public static var inBrowser: Self { InBrowser() }
}
