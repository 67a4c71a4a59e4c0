import Foundation

/// The executables of the build.
public enum Products {
    /// The path of an executable of this package, built beside the tests.
    public static func executable(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private static let folder: URL = {
        if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        return folder(ofTestsRunWith: ProcessInfo.processInfo.arguments) ?? Bundle.main.bundleURL
    }()

    /// The folder of the executables if `swift test` on macOS runs the tests: then a program of the toolchain loads them, and its
    /// arguments have the path of their bundle: `…/debug/X.xctest/Contents/MacOS/X`.
    static func folder(ofTestsRunWith arguments: [String]) -> URL? {
        guard let option = arguments.firstIndex(of: "--test-bundle-path"), option + 1 < arguments.count
        else { return nil }
        return (1...4).reduce(URL(filePath: arguments[option + 1])) { path, _ in
            path.deletingLastPathComponent()
        }
    }
}
