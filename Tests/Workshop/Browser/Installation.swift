import Foundation

/// The Chromium of this machine.
public enum Installation {
    /// Its path or name: what `WORKBOOK_BROWSER` says, or else the first of the usual names on `PATH`.
    public static let path: String? = find(in: ProcessInfo.processInfo.environment)

    /// Whether tests that need a browser run at all. Where they do, they fail if there is none.
    static var isWanted: Bool { isWanted(in: ProcessInfo.processInfo.environment) }

    /// Whether these tests run for those who carry the code on, who wait longer for more of them.
    public static var isInCI: Bool { isCI(ProcessInfo.processInfo.environment) }

    static func isWanted(in environment: [String: String]) -> Bool {
        isCI(environment) || named(in: environment) != nil
    }

    static func find(in environment: [String: String]) -> String? {
        if let named = named(in: environment) { return named }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } }
        return (candidates + applications).first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func isCI(_ environment: [String: String]) -> Bool { environment["CI"] == "true" }

    private static func named(in environment: [String: String]) -> String? {
        environment["WORKBOOK_BROWSER"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static var applications: [String] {
        #if os(macOS)
        ["Google Chrome", "Chromium"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
        #else
        []
        #endif
    }
}
