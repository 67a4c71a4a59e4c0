import Foundation
import HTTPServer
import Text

/// The empty HTML page of a program, which its script fills; the script and the style sheet; and the check of who may load them.
struct Document: Sendable {
    static let limits: HTTPLimits = {
        var limits = HTTPLimits()
        // Enough for a field's text: 10 000 characters (`views.js`).
        limits.bodyBytes = 65_536
        return limits
    }()

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Assets")
    private static let types = [
        "views.js": "text/javascript; charset=utf-8", "views.css": "text/css; charset=utf-8",
    ]

    let title: String
    /// The origin whose pages may show this one in a frame (`frame-ancestors`); `nil`: none.
    let framingOrigin: String?

    /// The answer to a request for the page, its script or its style sheet; `nil` for any other path.
    func answer(_ request: HTTPRequest) -> HTTPAnswer? {
        if request.headers["sec-fetch-site"] == "cross-site" {
            return .text("This server does not answer pages of other servers.\n", status: 403)
        }
        let name = String(request.path.dropFirst())
        guard name.isEmpty || Self.types[name] != nil else { return nil }
        guard ["GET", "HEAD"].contains(request.method) else {
            return .methodNotAllowed(allowing: ["GET", "HEAD"])
        }
        if name.isEmpty { return page(Array(html.utf8), "text/html; charset=utf-8") }
        let bytes = try? Data(contentsOf: Self.folder.appending(path: name))
        return page(Array(bytes ?? Data()), Self.types[name] ?? "")
    }

    private func page(_ bytes: [UInt8], _ type: String) -> HTTPAnswer {
        .fresh(
            bytes, contentType: type,
            policy: """
                default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; \
                frame-ancestors \(framingOrigin ?? "'none'")
                """)
    }

    private var html: String {
        let said = [
            "back": "Back", "working": "Working", "lost": "The program does not answer. Is it still running?",
        ].map { " data-\($0)=\"\($1.translated)\"" }.joined()
        return """
            <!doctype html>
            <html lang="\(Phrasebook.current.language.tag)"><meta charset="utf-8"><title>\(title.translated)</title>
            <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
            <link rel="stylesheet" href="/views.css"><script src="/views.js" defer></script>
            <body><main></main><footer><p role="status"\(said)></p></footer></body></html>
            """
    }
}
