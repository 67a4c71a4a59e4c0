import Book
import Foundation
import Text

/// The search index: an entry for each part of a section under a headline, each exercise and each operator, with its address and
/// its words. It is made from the sources, so it needs no build.
struct SearchIndex {
    /// Address, title and text of each entry. To save bytes, the address of a headline or an exercise is only the fragment that it
    /// adds to the address of its section, which is before it. It is empty if it follows from the title; `search.js` completes it.
    private var parts: [[String]] = []
    /// Words that the entries of this section have already; its code does not add them again.
    private var known: Set<String> = []

    /// - Parameters:
    ///   - root: the folder of the package.
    ///   - exercises: returns the cards of a section, by its number.
    init(of root: URL, exercises: (String) -> [ExerciseCard]) {
        for section in BookSection.all {
            let address = Address.of(section)
            let name = "\(section.number) \(section.title.translated)"
            begin(address, name)
            known = Self.everywhere
            let start = parts.count - 1
            for block in WrittenSection.read(section, in: root)?.blocks ?? [] {
                if case .heading(let title) = block {
                    let isTold = title == title.translated
                    begin(isTold ? "" : "#\(Anchor.id(of: title.lowercased()))", title.translated)
                } else {
                    add(block)
                }
            }
            // A section is also found by its Chinese title. At the end of the text, it is not in an excerpt of the beginning.
            if let title = section.chineseTitle, title != section.title.translated {
                parts[start][2] += " " + title
            }
            for card in exercises(section.number) {
                begin("", "\(card.number) \(card.title.translated)")
                add(card.task.filter { !$0.hasPrefix("Book: ") && !$0.isCode }.joined(separator: " "))
                addWords(of: card.task.filter(\.isCode))
            }
            if address == Address.operators { addOperators() }
        }
        begin(Address.which, "Which operator?".translated)
    }

    private mutating func addOperators() {
        for each in OperatorGroup.all.flatMap(\.operators) {
            let id = Anchor.id(of: each.name)
            begin(id == id.lowercased() ? "" : "#\(id)", each.name)
            add(
                (["`\(each.name)`: \(each.sentence)".translated] + each.names.compactMap(\.self)).joined(
                    separator: " "))
        }
    }

    /// The index as a script, since a page opened from disk cannot fetch JSON. It sets the variable `searchIndex`.
    var script: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return
            "var searchIndex = \(String(decoding: (try? encoder.encode(parts)) ?? Data("[]".utf8), as: UTF8.self));\n"
    }

    private mutating func begin(_ address: String, _ title: String) { parts.append([address, title, ""]) }

    private mutating func add(_ text: String) {
        let words = text.replacing("`", with: "").split(whereSeparator: \.isWhitespace)
        parts[parts.count - 1][2] +=
            (parts[parts.count - 1][2].isEmpty ? "" : " ") + words.joined(separator: " ")
    }

    private mutating func add(_ block: BlockData) {
        switch block {
        case .prose(let text), .aside(let text), .heading(let text): add(text.translatedProse)
        case .fold(let fold):
            add(fold.title.translated)
            add(fold.text.translatedProse)
        case .example(let example): addWords(of: example.code?.lines ?? [])
        // What the app does is told before its code.
        case .code, .drawing, .translation: break
        }
    }

    /// Words that are in nearly all code of the workbook.
    private static let everywhere: Set<String> = [
        "clock", "completed", "draw", "error", "false", "filter", "int", "map", "marbles", "next",
        "on", "print", "property", "result", "run", "seconds", "service", "signal", "string",
        "subscribe", "text", "true", "value", "values",
    ]

    /// Adds each word of code once in a section, at its first place. Punctuation, numbers and keywords are left out, and so are the
    /// words that are everywhere.
    private mutating func addWords(of code: [String]) {
        func words(of text: String) -> [String] {
            text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        }
        known.formUnion(words(of: parts[parts.count - 1][2]))
        let tokens = SwiftToken.lines(of: code).joined().filter { $0.kind != .keyword }
        let new = tokens.flatMap { words(of: $0.text) }.filter { word in
            word.count > 2 && word.first?.isLetter == true && known.insert(word).inserted
                && !known.contains(word + "s")
        }
        add(new.joined(separator: " "))
    }
}

extension String {
    /// Whether this line of a task is code, or a diagram.
    fileprivate var isCode: Bool { hasPrefix("    ") }
}
