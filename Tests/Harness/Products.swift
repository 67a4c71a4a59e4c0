import Foundation

/// What the build has made.
public enum Products {
    /// The path of an executable of this package, built beside the tests.
    public static func executable(_ name: String) -> String {
        folder.appendingPathComponent(name).path
    }

    private static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }()
}
