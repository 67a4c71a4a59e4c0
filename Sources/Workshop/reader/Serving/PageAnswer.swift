import HTTPServer

extension HTTPAnswer {
    /// A page, translated into the language of the request that is being answered (the task-local `Phrasebook.ofThisPage`).
    static func page(_ html: HTML, status: Int = 200) -> HTTPAnswer {
        page(Array(html.inLanguage.utf8), contentType: "text/html; charset=utf-8", status: status)
    }

    /// An answer that a browser neither caches nor shows in a frame, and that may load only what comes from this server.
    static func page(_ bytes: [UInt8], contentType: String, status: Int = 200) -> HTTPAnswer {
        fresh(
            bytes, contentType: contentType,
            policy:
                "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
            status: status)
    }
}
