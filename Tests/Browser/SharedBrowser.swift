import Synchronization

/// The browser that all suites share: it is started for the first tab, and stopped after the last suite.
enum SharedBrowser {
    private struct State {
        var suites = 0
        var browser: Chromium?
    }

    private static let state = Mutex(State())

    static func browser() throws -> Chromium {
        try state.withLock { state in
            if let browser = state.browser, !browser.hasEnded { return browser }
            let browser = try Chromium()
            state.browser = browser
            return browser
        }
    }

    static func enter() { state.withLock { $0.suites += 1 } }

    static func leave() {
        let unused = state.withLock { state in
            state.suites -= 1
            return state.suites == 0 ? state.browser.take() : nil
        }
        unused?.stop()
    }
}

extension Chromium {
    /// The browser that all tests with ``InBrowser`` share. One that has crashed is followed by another.
    public static func shared() throws -> Chromium { try SharedBrowser.browser() }
}
