import Foundation

/// A language in which the workbook can be read.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case chinese = "zh"
    /// A pseudo-language for tests: it marks each text that has an entry, so that texts without one are found.
    case pseudo

    /// Parses language codes as people and systems write them: `zh`, `zh_CN.UTF-8`, `zh-Hans-CN`, `en`.
    public init?(_ word: some StringProtocol) {
        let word = word.lowercased().prefix { $0.isLetter }
        guard let found = Self(rawValue: String(word)) else { return nil }
        self = found
    }

    /// The name of the command-line option.
    public static let option = "--language"

    /// The name of the language in the language itself.
    public var name: String {
        switch self {
        case .english: "English"
        case .chinese: "中文"
        case .pseudo: "pseudo"
        }
    }

    /// The language that a reader can switch to.
    public var other: Language { self == .chinese ? .english : .chinese }

    /// The language tag for HTML.
    public var tag: String { self == .chinese ? "zh-CN" : rawValue }

    /// The folder with its texts, beside this file; `nil` for English, which is in the sources.
    var folder: String? { self == .english ? nil : "zh_CN" }

    /// The reader's language: the remembered choice, or otherwise that of the system.
    ///
    /// - Parameters:
    ///   - environment: the environment of the process. `WORKBOOK_LANGUAGE` has priority over everything else, so that tests get
    ///     the texts that they expect; if it is empty, the remembered choice is ignored. `LC_ALL` and `LC_MESSAGES` have priority
    ///     over `LANG`.
    ///   - system: the languages that the system prefers, for a Mac, where `LANG` does not say this.
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

    /// The languages that a Mac prefers. On other systems `LANG` has the language.
    public static var ofTheSystem: [String] {
        #if canImport(Darwin)
        Locale.preferredLanguages
        #else
        []
        #endif
    }

    private static func file(in root: URL) -> URL { root.appending(path: ".workbook/language") }

    /// The choice that was stored for this workbook.
    static func remembered(in root: URL) -> Language? {
        let text = try? String(contentsOf: file(in: root), encoding: .utf8)
        return text.flatMap { Language($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }

    /// Stores the choice for all programs of this workbook.
    public func remember(in root: URL) throws {
        let file = Self.file(in: root)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((rawValue + "\n").utf8).write(to: file, options: .atomic)
    }
}

/// The error if `--language` has no value, or an unknown one.
public struct LanguageError: Error, Equatable, CustomStringConvertible {
    public let message: String
    public var description: String { message }
}

extension Language {
    /// The value of `--language`, and the other arguments.
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
