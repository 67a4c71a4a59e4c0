import HTTPServer

extension HTTPAnswer {
    /// A page, in the language of whoever asks for it.
    static func page(_ html: HTML, status: Int = 200) -> HTTPAnswer {
        page(Array(html.inLanguage.utf8), contentType: "text/html; charset=utf-8", status: status)
    }

    /// An answer that a browser keeps to itself, and lets do nothing but show what comes from here.
    static func page(_ bytes: [UInt8], contentType: String, status: Int = 200) -> HTTPAnswer {
        fresh(
            bytes, contentType: contentType,
            policy:
                "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
            status: status)
    }
}
