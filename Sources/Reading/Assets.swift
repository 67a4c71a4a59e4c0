import Foundation

/// The style sheet and the script of all pages. They are read beside this file, so they can be edited while a page is open, and
/// cost no build anything.
package enum Assets {
    package enum Name: String, CaseIterable, Sendable {
        case style = "page.css"
        case script = "page.js"

        package var contentType: String {
            switch self {
            case .style: "text/css; charset=utf-8"
            case .script: "text/javascript; charset=utf-8"
            }
        }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Assets")

    package static func bytes(of name: Name) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: name.rawValue)))
    }
}
