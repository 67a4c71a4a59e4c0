import Foundation

/// A language in which the workbook can be read.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case chinese = "zh"
    /// No language: it marks each text that has an entry, so that a test sees those that have none.
    case pseudo

    /// Understands what people and systems write: `zh`, `zh_CN.UTF-8`, `zh-Hans-CN`, `en`.
    public init?(_ word: some StringProtocol) {
        let word = word.lowercased().prefix { $0.isLetter }
        guard let found = Self(rawValue: String(word)) else { return nil }
        self = found
    }

    /// What the option of a command line is called.
    public static let option = "--language"

    /// How the language calls itself.
    public var name: String {
        switch self {
        case .english: "English"
        case .chinese: "中文"
        case .pseudo: "pseudo"
        }
    }

    /// The one that a reader can switch to.
    public var other: Language { self == .chinese ? .english : .chinese }

    /// As a page names it.
    public var tag: String { self == .chinese ? "zh-CN" : rawValue }

    /// The folder with its texts, beside this file; none for English, which stands in the sources.
    var folder: String? { self == .english ? nil : "zh_CN" }

    /// The reader's language: what they have asked the tool to remember, or else what their system says.
    ///
    /// - Parameters:
    ///   - environment: of the process. `WORKBOOK_LANGUAGE` comes before all else, so that tests read what they expect; if it is
    ///     empty, nothing that is remembered counts. `LC_ALL` and `LC_MESSAGES` come before `LANG`.
    ///   - system: the languages that the system prefers, where that is not said in `LANG`: on a Mac.
    ///   - root: the folder of the workbook.
    public static func preferred(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        system: [String] = ofTheSystem,
        rememberedIn root: URL = Phrasebook.package
    ) -> Language {
        func said(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let isAlone = environment["WORKBOOK_LANGUAGE"] != nil
        if let wanted = said("WORKBOOK_LANGUAGE") ?? (isAlone ? nil : remembered(in: root)?.rawValue) {
            return Language(wanted) ?? .english
        }
        let asked = said("LC_ALL") ?? said("LC_MESSAGES") ?? system.first ?? said("LANG")
        return asked.flatMap { Language($0) } ?? .english
    }

    /// What a Mac prefers. Elsewhere `LANG` says it.
    public static var ofTheSystem: [String] {
        #if canImport(Darwin)
        Locale.preferredLanguages
        #else
        []
        #endif
    }

    private static func file(in root: URL) -> URL { root.appending(path: ".workbook/language") }

    /// What was asked for in this workbook, once and for all.
    static func remembered(in root: URL) -> Language? {
        let text = try? String(contentsOf: file(in: root), encoding: .utf8)
        return text.flatMap { Language($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }

    /// From now on all programs of this workbook speak the language.
    public func remember(in root: URL) throws {
        let file = Self.file(in: root)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((rawValue + "\n").utf8).write(to: file, options: .atomic)
    }
}

/// A language was asked for that there is not, or none was named.
public struct LanguageError: Error, Equatable, CustomStringConvertible {
    public let message: String
    public var description: String { message }
}

extension Language {
    /// What `--language` asks for, and the other arguments.
    ///
    ///     Language.asked(in: ["signals", "--language", "zh"])   // (["signals"], .chinese)
    public static func asked(in arguments: [String]) throws(LanguageError) -> (
        rest: [String], asked: Language?
    ) {
        var (rest, asked): ([String], Language?) = (arguments, nil)
        for value in rest.takeValues(of: option) {
            guard let language = Language(value ?? "") else {
                let known = "en, zh"
                throw LanguageError(message: "\(option) needs one of \(known), as in \(option) zh")
            }
            asked = language
        }
        return (rest, asked)
    }
}
