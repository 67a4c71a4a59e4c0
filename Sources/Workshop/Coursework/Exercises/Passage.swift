import Text

/// A piece of a chapter's code that is edited by itself: the answer to an exercise, the beginning of a file before its first
/// exercise, or a file that the learner has added.
struct Passage: Sendable {
    let exercise: Exercise?
    let text: String
    /// The names that it declares for other passages: in `names` those that the learner has added, in `shippedNames` those of the
    /// stub.
    private let names: [String]
    private let shippedNames: [String]
    /// The words of its code; in `addedWords` those that are not in the stub. A stub uses no other exercise.
    private let words: Set<String>
    private let addedWords: Set<String>

    init(_ text: String, of exercise: Exercise? = nil) {
        (self.exercise, self.text) = (exercise, text)
        shippedNames = (exercise?.declarations ?? []).sorted()
        guard text != exercise?.stub else {
            // A stub adds no names and uses no other exercise. Most passages are stubs, so this saves time.
            (names, words, addedWords) = ([], [], [])
            return
        }
        names = Declaration.usableNames(in: text).subtracting(shippedNames).sorted()
        words = Self.words(of: text)
        addedWords = words.subtracting(exercise.map { Self.words(of: $0.stub) } ?? [])
    }

    /// A name of the other passage that this one uses, judged by words alone.
    private func name(ofUsed other: Passage) -> String? {
        other.names.first(where: words.contains) ?? other.shippedNames.first(where: addedWords.contains)
    }

    /// The passages that it uses, directly or through others. Each comes with the name in this passage that leads there.
    func uses(of all: [Passage]) -> [(passage: Passage, name: String)] {
        var found: [Int: String] = [:]
        var open: [(Passage, String?)] = [(self, nil)]
        while let (user, first) = open.popLast() {
            for (index, passage) in all.enumerated() where found[index] == nil {
                guard passage.exercise == nil || passage.exercise != exercise,
                    let name = user.name(ofUsed: passage)
                else { continue }
                found[index] = first ?? name
                open.append((passage, first ?? name))
            }
        }
        return found.sorted { $0.key < $1.key }.map { (all[$0.key], $0.value) }
    }

    private static func words(of text: String) -> Set<String> {
        let code = text.components(separatedBy: "\n").filter { !$0.isComment }
        return Set(
            code.flatMap { line in
                Array(line.utf8).split { !$0.isIdentifier }.map { String(decoding: $0, as: UTF8.self) }
            })
    }
}

extension Declaration {
    private static let keywords = [
        "func", "struct", "class", "enum", "protocol", "let", "var", "actor", "typealias", "macro",
    ]

    /// The names by which other code can use what is declared at the top of this one, or in an extension.
    static func usableNames(in code: String) -> Set<String> {
        let bytes = Array(code.utf8)
        var (names, last, isExtension) = (Set<String>(), "", false)
        var scanner = SourceScanner(bytes, at: 0)
        while scanner.position < bytes.count {
            let start = scanner.position
            let word = bytes[start...].prefix(while: \.isIdentifier)
            guard word.isEmpty else {
                let text = String(decoding: word, as: UTF8.self)
                if keywords.contains(last) { names.insert(text) }
                isExtension = isExtension || text == "extension"
                last = text
                scanner = SourceScanner(bytes, at: word.endIndex)
                continue
            }
            // If a bracket or a string is left open, lines without indentation count as the top level.
            guard scanner.skip() else {
                let top = code.split(separator: "\n").filter { $0.first?.isWhitespace == false }
                return names.union(self.names(in: top.joined(separator: "\n")))
            }
            guard bytes[start] == UInt8(ascii: "{") else { continue }
            if isExtension {
                names.formUnion(
                    self.names(in: String(decoding: bytes[start..<scanner.position], as: UTF8.self)))
            }
            isExtension = false
        }
        return names
    }
}

extension UInt8 {
    /// Whether it belongs to a name. Each byte of a character beyond ASCII does.
    fileprivate var isIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
