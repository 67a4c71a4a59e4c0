import Foundation

/// The Chromium of this machine.
public enum Installation {
    /// Its path: what `WORKBOOK_BROWSER` names, or else the first of the usual names on `PATH`.
    public static let path: String? = find(in: ProcessInfo.processInfo.environment)

    /// Whether tests that need a browser run at all. In CI they run, and fail, where there is none.
    public static var isExpected: Bool { path != nil || isInCI }

    /// Whether these tests run for those who carry the code on, who wait longer for more of them.
    public static var isInCI: Bool { isCI(ProcessInfo.processInfo.environment) }

    static func isCI(_ environment: [String: String]) -> Bool { environment["CI"] == "true" }

    static func find(in environment: [String: String]) -> String? {
        if let named = environment["WORKBOOK_BROWSER"] { return named }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } }
        return (candidates + applications).first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static var applications: [String] {
        #if os(macOS)
        ["Google Chrome", "Chromium"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
        #else
        []
        #endif
    }
}
