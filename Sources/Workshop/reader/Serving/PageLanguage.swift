import Coursework
import HTTPServer
import Text

extension Phrasebook {
    /// The files with the translations that a page may need.
    static let files =
        ["workbook"] + (1...6).map { "chapter\($0)" } + (2...6).map { "exercises\($0)" }
    private static let chinese = Phrasebook(.chinese, for: files)

    /// The language that the reader has chosen on a page (a cookie); otherwise the one that the browser prefers.
    static func wanted(by request: HTTPRequest) -> Phrasebook {
        let language =
            language(inCookies: request.headers["cookie"] ?? "")
            ?? language(accepted: request.headers["accept-language"] ?? "") ?? current.language
        return forPages(in: language)
    }

    static func forPages(in language: Language) -> Phrasebook { language == .chinese ? chinese : .english }

    /// Sets the language of this program's own messages to the learner's.
    static func chooseForReader() { choose(.preferred(), for: files) }

    private static func language(inCookies cookies: String) -> Language? {
        cookies.matches(of: /(?:^|;\s*)language=([a-z]+)/).last.flatMap { Language($0.1) }
    }

    /// The first known language in `zh-CN,zh;q=0.9,en;q=0.8`. Browsers send them in the order of preference.
    private static func language(accepted: String) -> Language? {
        accepted.split(separator: ",").lazy.compactMap { Language($0.drop { $0 == " " }) }
            .first { $0 != .pseudo }
    }
}
