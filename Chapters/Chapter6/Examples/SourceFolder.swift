import Foundation

/// A folder of this workbook's sources, to read in.
struct SourceFolder {
    private let folder: URL

    /// - Parameter path: from the folder of `Package.swift`.
    init(_ path: String) {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
            .standardized
        folder = root.appending(path: path)
    }

    /// What the type in this file lets others see, without `public`; nothing if it cannot be read, because the program was taken
    /// away from its sources.
    func publicConstants(of type: String) -> [String] {
        let url = folder.appending(path: type + ".swift")
        return (try? String(contentsOf: url, encoding: .utf8)).map(Self.publicConstants) ?? []
    }

    /// The declarations of its public constants, however its lines end. Left out are the names that properties have in warnings.
    static func publicConstants(in text: String) -> [String] {
        let start = "    public let "
        return text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix(start) }
            .map { "let " + $0.dropFirst(start.count).replacing(#/, name: "[^"]*"/#, with: "") }
    }
}
