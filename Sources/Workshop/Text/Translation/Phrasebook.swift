import Foundation
import Synchronization

/// The texts of the program in the reader's language. The key is the English text of a paragraph.
///
///     Phrasebook.choose(.chinese, for: ["chapter4", "workbook"])
///     "passed".translated   // "通过"
///
/// A paragraph without a usable entry remains English.
public struct Phrasebook: Sendable {
    public let language: Language
    /// The errors in its files.
    public let troubles: [String]
    /// The translations, by their English texts.
    package let entries: [String: String]
    private let patterns: [(pattern: SentencePattern, translation: String)]

    /// The phrasebook without translations.
    public static let english = Phrasebook(.english, [])

    /// The folder of the package.
    public static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL

    /// - Parameters:
    ///   - files: the names of the files that are needed, without their extension.
    ///   - folder: the folder with a folder for each language.
    public init(
        _ language: Language, for files: [String],
        in folder: URL = URL(filePath: #filePath).deletingLastPathComponent()
    ) {
        let texts = files.compactMap { name -> (String, Result<String, any Error>)? in
            guard let own = language.folder else { return nil }
            let file = folder.appending(path: own).appending(path: name + ".po")
            return (name + ".po", Result { try String(contentsOf: file, encoding: .utf8) })
        }
        self.init(language, texts)
    }

    /// - Parameter files: the texts of the files, or the errors when they were read.
    package init(_ language: Language, _ files: [(name: String, text: Result<String, any Error>)]) {
        var troubles: [String] = []
        var entries: [String: String] = [:]
        var patterns: [(pattern: SentencePattern, translation: String)] = []
        for (name, text) in files {
            guard case .success(let text) = text else {
                troubles.append("\(name) cannot be read. What stands in it is shown in English.")
                continue
            }
            let file = POFile(text)
            troubles += file.mistakes.map { "\(name), \($0)" }
            for entry in file.entries {
                guard let translation = language.translation(of: entry) else { continue }
                entries[entry.english] = translation
                if let pattern = SentencePattern(entry.english) { patterns.append((pattern, translation)) }
            }
        }
        (self.language, self.troubles, self.entries) = (language, troubles, entries)
        self.patterns = patterns.sorted { $0.pattern.weight > $1.pattern.weight }
    }

    /// Translates a text. If it has several lines, each is translated on its own, unless there is an entry for all of them.
    public func text(_ english: String) -> String {
        guard language != .english else { return english }
        if let found = entry(for: english) { return found }
        let isTall = english.contains { $0.isNewline }
        return isTall
            ? english.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                let start = line.prefix { $0 == " " }
                return start
                    + (entry(for: String(line.dropFirst(start.count))) ?? String(line.dropFirst(start.count)))
            }.joined(separator: "\n") : english
    }

    /// The version of a drawing in the language, if there is one. Its lines cannot be translated one by one.
    public func drawing(_ lines: [String]) -> [String] {
        let drawn = entries[lines.joined(separator: "\n")]
        return drawn?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? lines
    }

    /// Translates paragraphs and items of lists, each on its own.
    public func prose(_ english: String) -> String {
        guard language != .english else { return english }
        return Paragraph.all(in: english).enumerated().map { index, paragraph in
            let marker = paragraph.isBulleted ? "- " : paragraph.marker
            return (index == 0 ? "" : paragraph.isApart ? "\n\n" : "\n") + marker + text(paragraph.text)
        }.joined()
    }

    /// The entry of a sentence, or of the pattern that it was made from. Then its values are translated too.
    private func entry(for english: String) -> String? {
        if let found = entries[english] { return found }
        for (pattern, translation) in patterns {
            guard let values = pattern.values(in: english) else { continue }
            let entries = values.filter { !pattern.names.contains($0.key) }.compactMapValues {
                entry(for: $0)
            }
            // A short pattern matches almost anything. So its values must be words or other entries, and digits for a number.
            if pattern.weight < 12,
                values.contains(where: { place, value in
                    ["number", "count"].contains(place)
                        ? !value.allSatisfy(\.isNumber) : value.contains(" ") && entries[place] == nil
                })
            {
                continue
            }
            return SentencePattern(translation)?.filled(values.merging(entries) { $1 }) ?? translation
        }
        return nil
    }
}

extension Phrasebook {
    private static let chosen = Mutex(Phrasebook.english)
    /// The phrasebook of one page, if its language is not that of the program.
    @TaskLocal public static var ofThisPage: Phrasebook?

    /// The phrasebook in use.
    public static var current: Phrasebook { ofThisPage ?? chosen.withLock(\.self) }

    /// Chooses the language of the program; before, it is English.
    @discardableResult
    public static func choose(_ language: Language, for files: [String]) -> Phrasebook {
        let book = Phrasebook(language, for: files)
        chosen.withLock { $0 = book }
        return book
    }
}

extension Language {
    /// The translation of an entry; `nil` if the English is shown.
    fileprivate func translation(of entry: POFile.Entry) -> String? {
        switch self {
        case .english: nil
        case .chinese: entry.isFuzzy || entry.translation.isEmpty ? nil : entry.translation
        case .pseudo: "⟦\(entry.english)⟧"
        }
    }
}

extension String {
    /// This text in the language of the program.
    public var translated: String { Phrasebook.current.text(self) }
    /// This sentence with named placeholders, `by {photographer}`, in the language of the program. The names are not translated: a
    /// photo may have a name that is also a text of the workbook.
    public func translated(naming names: [String: String]) -> String {
        let sentence = translated
        return SentencePattern(sentence)?.filled(names) ?? sentence
    }

    /// This Chinese title for a reader of Chinese; `nil` if it is the same as the translation of `english`, next to which it would
    /// appear.
    public func unlessSaid(by english: String) -> String? {
        Phrasebook.current.language == .english || self == english.translated ? nil : self
    }

    /// These paragraphs in the language of the program.
    public var translatedProse: String { Phrasebook.current.prose(self) }
}
