import Testing

/// Marks suites and tests that need a browser: `@Suite(.inBrowser)`.
///
/// They are skipped where no Chromium is found, but in CI they fail there. They share one browser, which is stopped after the last
/// of them.
public struct InBrowser: SuiteTrait, TestTrait, TestScoping {
    private let condition = ConditionTrait.enabled(
        if: Installation.isExpected, "No Chromium was found on this machine, and WORKBOOK_BROWSER names none."
    )

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
