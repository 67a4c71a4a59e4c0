import Foundation

/// The files of this checkout.
package enum Checkout {
    package struct File: Sendable {
        /// Counted from the root: `Sources/FRP/Signal/Signal.swift`.
        package let path: String
        package let text: String
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL

    /// The files below `folder` whose names end so, in alphabetical order; none of a build.
    package static func files(in folder: String, ending suffix: String) throws -> [File] {
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path) ?? .init()
        let all = paths.compactMap { $0 as? String }
        let wanted = all.filter { $0.hasSuffix(suffix) && !$0.contains("/.build") }
        return try wanted.sorted().map { try file("\(folder)/\($0)") }
    }

    package static func file(_ path: String) throws -> File {
        File(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }

    /// The lines of a file whose whole path is known.
    package static func lines(of path: String) throws -> [String] {
        try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    }
}
