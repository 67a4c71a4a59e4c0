/// A PO file of gettext: texts and their translations, in the format of translators' tools.
///
///     #: Chapters/Chapter4/Signals.swift
///     msgid "A list waits until you ask."
///     msgstr "列表等你来问。"
struct POFile {
    struct Entry: Equatable {
        var english = ""
        var translation = ""
        /// Whether the English text has changed since it was translated.
        var isFuzzy = false
    }

    /// A syntax error, and its line.
    struct Mistake: Error, Equatable, CustomStringConvertible {
        let line: Int
        let what: String

        var description: String { "line \(line): \(what)" }
    }

    /// The entries in their order, without the header, and without obsolete ones.
    private(set) var entries: [Entry] = []
    /// The syntax errors. Entries with an error are left out, so their English text is shown.
    private(set) var mistakes: [Mistake] = []

    private enum Part { case none, english, translation }

    private var entry = Entry()
    private var part = Part.none
    private var start = 0
    private var isBroken = false
    private var known: Set<String> = []

    init(_ text: String) {
        var number = 0
        // It splits bytes, not characters, because the start of each chapter waits for this, also in a debug build.
        for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let end = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
            read(Substring(end.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }), number)
        }
        finish(number)
    }

    private mutating func read(_ line: Substring, _ number: Int) {
        if line.isEmpty {
            finish(number)
        } else if line.utf8.first == UInt8(ascii: "#") {
            if part == .translation || line.hasPrefix("#~") { finish(number) }
            if line.hasPrefix("#,"), line.contains("fuzzy") { entry.isFuzzy = true }
        } else if line.hasPrefix("msgid ") {
            if part != .none { finish(number) }
            (part, start) = (.english, number)
            take(line.dropFirst("msgid ".count), number)
        } else if line.hasPrefix("msgstr ") {
            if part != .english { complain(number, "msgstr stands without a msgid before it") }
            part = .translation
            take(line.dropFirst("msgstr ".count), number)
        } else if line.hasPrefix("\""), part != .none {
            take(line, number)
        } else {
            complain(number, "neither msgid nor msgstr nor a text in quotes")
        }
    }

    private mutating func take(_ quoted: Substring, _ number: Int) {
        guard let text = Self.unquoted(quoted) else {
            return complain(number, "a text needs quotes around it, and \\ before quotes in it")
        }
        if part == .english { entry.english += text } else { entry.translation += text }
    }

    private mutating func complain(_ number: Int, _ what: String) {
        mistakes.append(Mistake(line: number, what: what))
        isBroken = true
    }

    private mutating func finish(_ number: Int) {
        defer { (entry, part, isBroken) = (Entry(), .none, false) }
        if part == .english { complain(number, "a msgid has no msgstr after it") }
        guard part == .translation, !isBroken, !entry.english.isEmpty else { return }
        guard known.insert(entry.english).inserted else {
            return complain(start, "this msgid is there twice")
        }
        entries.append(entry)
    }

    /// The text between the quotes; `nil` if a quote is missing, or the text is incomplete.
    private static func unquoted(_ quoted: Substring) -> String? {
        var bytes = quoted.utf8
        while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
            bytes.removeLast()
        }
        let quote = UInt8(ascii: "\"")
        guard bytes.count >= 2, bytes.first == quote, bytes.last == quote else { return nil }
        let inside = bytes.dropFirst().dropLast()
        guard inside.contains(where: { $0 == UInt8(ascii: "\\") || $0 == quote }) else {
            return String(Substring(inside))
        }
        // The text between two backslashes is copied at once, because character by character it would take longer than everything
        // else.
        var text = ""
        var rest = Substring(inside)
        while let escape = rest.utf8.firstIndex(of: UInt8(ascii: "\\")) {
            let plain = rest[..<escape]
            guard !plain.utf8.contains(quote), let character = rest[escape...].dropFirst().first else {
                return nil
            }
            switch character {
            case "n": text += plain + "\n"
            case "t": text += plain + "\t"
            case "\\", "\"": text += plain + String(character)
            default: return nil
            }
            rest = rest[escape...].dropFirst(2)
        }
        return rest.utf8.contains(quote) ? nil : text + rest
    }
}
