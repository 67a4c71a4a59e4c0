import Synchronization
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
        Chromium.beginSharing()
        defer { Chromium.endSharing() }
        try await function()
    }
}

extension Trait where Self == InBrowser {
    /// The test needs a browser.
    public static var inBrowser: Self { InBrowser() }
}

/// The browser that all suites share: it is started for the first tab, and stopped after the last suite.
extension Chromium {
    private static let sharing = Mutex((suites: 0, browser: Chromium?.none))

    /// The browser that all tests with ``InBrowser`` share. One that has crashed is followed by another.
    public static func shared() throws -> Chromium {
        try sharing.withLock { state in
            if let browser = state.browser, !browser.hasEnded { return browser }
            let browser = try Chromium()
            state.browser = browser
            return browser
        }
    }

    fileprivate static func beginSharing() { sharing.withLock { $0.suites += 1 } }

    fileprivate static func endSharing() {
        let unused = sharing.withLock { state in
            state.suites -= 1
            return state.suites == 0 ? state.browser.take() : nil
        }
        unused?.stop()
    }
}
