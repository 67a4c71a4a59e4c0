import Browser
import Foundation

/// The address of a page with this HTML.
func page(_ html: String) -> String {
    "data:text/html;charset=utf-8;base64,"
        + Data("<!doctype html><meta charset=utf-8>\(html)".utf8).base64EncodedString()
}

extension Tab {
    /// A tab of the shared browser with a page of this HTML.
    static func showing(_ html: String, width: Int = 1280, height: Int = 800) throws -> Tab {
        try Chromium.shared().open(page(html), width: width, height: height)
    }
}
