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
        var (rest, asked): ([String], Language?) = ([], nil)
        var words = arguments[...]
        while let word = words.popFirst() {
            if word == "--" { return (rest + [word] + words, asked) }
            let isLong = word.hasPrefix(option + "=")
            guard isLong || word == option else {
                rest.append(word)
                continue
            }
            let value = isLong ? String(word.dropFirst(option.count + 1)) : words.popFirst() ?? ""
            guard let language = Language(value) else {
                let known = "en, zh"
                throw LanguageError(message: "\(option) needs one of \(known), as in \(option) zh")
            }
            asked = language
        }
        return (rest, asked)
    }
}
