import Foundation
import Synchronization

/// What a learner reads, in their language: the English text is the key, a paragraph at a time.
///
///     Phrasebook.choose(.chinese, for: ["chapter4", "workbook"])
///     "passed".translated   // "通过"
///
/// What has no entry, or none that can be used, stays English, the whole paragraph.
public struct Phrasebook: Sendable {
    public let language: Language
    /// What is wrong with its files.
    public let troubles: [String]
    /// The English texts that have an entry, each with what is shown instead.
    package let entries: [String: String]
    private let patterns: [(pattern: SentencePattern, translation: String)]

    /// The texts as they stand in the sources.
    public static let english = Phrasebook(.english, [])

    /// The folder of the package.
    public static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../..").standardizedFileURL

    /// - Parameters:
    ///   - files: those of the language that are needed, without their ending.
    ///   - folder: where the folders of the languages are.
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

    /// - Parameter files: what stands in the files of the language, or why they cannot be read.
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

    /// The text in the language of this phrasebook; of several lines, each by itself, unless all of them are one entry.
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

    /// A drawing as somebody has drawn it anew, or as it is: its lines say nothing each by itself.
    public func drawing(_ lines: [String]) -> [String] {
        let drawn = entries[lines.joined(separator: "\n")]
        return drawn?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? lines
    }

    /// Paragraphs and items of lists, each by itself.
    public func prose(_ english: String) -> String {
        guard language != .english else { return english }
        return Paragraph.all(in: english).enumerated().map { index, paragraph in
            let marker = paragraph.isBulleted ? "- " : paragraph.marker
            return (index == 0 ? "" : paragraph.isApart ? "\n\n" : "\n") + marker + text(paragraph.text)
        }.joined()
    }

    /// The entry of a sentence, or of one that this one was made of: then its parts are said in the language too.
    private func entry(for english: String) -> String? {
        if let found = entries[english] { return found }
        for (pattern, translation) in patterns {
            guard let values = pattern.values(in: english) else { continue }
            let entries = values.filter { !pattern.names.contains($0.key) }.compactMapValues {
                entry(for: $0)
            }
            // Almost anything looks like a pattern of few letters: only words fit in its places, and other entries, and only
            // digits where a number is.
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
    /// For a part of a program that speaks another language than the rest: one page of many.
    @TaskLocal public static var ofThisPage: Phrasebook?

    /// What the program speaks.
    public static var current: Phrasebook { ofThisPage ?? chosen.withLock(\.self) }

    /// From now on the program speaks this language; until then, English.
    @discardableResult
    public static func choose(_ language: Language, for files: [String]) -> Phrasebook {
        let book = Phrasebook(language, for: files)
        chosen.withLock { $0 = book }
        return book
    }
}

extension Language {
    /// What is shown instead of the English; `nil` if it is shown itself.
    fileprivate func translation(of entry: POFile.Entry) -> String? {
        switch self {
        case .english: nil
        case .chinese: entry.isFuzzy || entry.translation.isEmpty ? nil : entry.translation
        case .pseudo: "⟦\(entry.english)⟧"
        }
    }
}

extension String {
    /// This text in the language that the program speaks.
    public var translated: String { Phrasebook.current.text(self) }
    /// This sentence with named places, `by {photographer}`, in the language that the program speaks. In its places stand names, as
    /// they are: a photo may be called as the workbook calls something else.
    public func translated(naming names: [String: String]) -> String {
        let sentence = translated
        return SentencePattern(sentence)?.filled(names) ?? sentence
    }

    /// This Chinese title, for a reader of Chinese, unless it is just how the workbook says `english`, beside which it would stand.
    public func unlessSaid(by english: String) -> String? {
        Phrasebook.current.language == .english || self == english.translated ? nil : self
    }

    /// These paragraphs in the language that the program speaks.
    public var translatedProse: String { Phrasebook.current.prose(self) }
}
