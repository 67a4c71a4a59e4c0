import Book
import Foundation
import Text

/// A section parsed from its source: prose and code, without output and figures. So it can be shown before its chapter is built.
struct WrittenSection {
    private let section: BookSection
    private let root: URL
    private var blocks: [BlockData] = []
    private var examples = 0

    /// The data of a section; `nil` if its source cannot be found.
    ///
    /// - Parameter root: the folder of the package.
    static func read(_ section: BookSection, in root: URL) -> SectionData? {
        let folder = "Chapters/Chapter\(section.chapter)"
        guard let source = SourceFile("\(folder)/\(section.fileName)", in: root),
            let body = source.body(ofSection: section.number)
        else { return nil }
        var written = WrittenSection(section: section, root: root)
        written.read(source, at: body)
        if let invitation = section.invitation { written.blocks.append(.aside(invitation)) }
        var data = SectionData(
            number: section.number, title: section.title, name: section.name, place: section.place,
            chineseTitle: section.chineseTitle)
        data.blocks = written.blocks
        return data
    }

    private init(section: BookSection, root: URL) { (self.section, self.root) = (section, root) }

    /// Reads the calls of `tell` in this body. Those in inner brackets are skipped: they may be conditional, or repeated.
    private mutating func read(_ source: SourceFile, at brace: Int) {
        var scanner = SourceScanner(source.bytes, at: brace + 1)
        repeat {
            if let end = source.end(ofConditionAt: scanner.position) {
                scanner = SourceScanner(source.bytes, at: end)
            }
            if let brace = source.brace(ofAvailabilityAt: scanner.position) { read(source, at: brace) }
            guard let call = source.call(at: scanner.position) else { continue }
            if call.receiver == "tell" {
                take(call, source)
            } else if call.receiver.isEmpty, call.arguments.hasPrefix("(tell"),
                let (file, body) = part(called: call.name, source)
            {
                read(file, at: body)
            }
        } while scanner.skip()
    }

    private mutating func take(_ call: SourceFile.Call, _ source: SourceFile) {
        switch (call.name, call.strings) {
        case ("heading", let strings?) where strings.count == 1: blocks.append(.heading(strings[0]))
        case ("prose", let strings?) where strings.count == 1: blocks.append(.prose(strings[0]))
        case ("closing", let strings?) where strings.count == 1: blocks.append(.aside(strings[0]))
        case ("fold", let strings?) where strings.count == 2:
            blocks.append(.fold(FoldData(title: strings[0], text: strings[1])))
        case ("correction", let strings?) where strings.count == 1:
            blocks.append(.aside(BookSection.correctionMark + strings[0]))
        case ("translation", let strings?):
            blocks.append(
                .translation(
                    stride(from: 0, to: strings.count - 1, by: 2).map { index in
                        Counterpart(
                            place: section.label(ofObjectiveC: strings[index]) ?? "nowhere",
                            objectiveC: strings[index], here: strings[index + 1])
                    }))
        case ("body", let strings?) where strings.count == 2:
            guard let file = SourceFile(strings[1], in: root) else { return }
            let excerpt = Excerpt(of: file.text, file: file.path, declaring: strings[0])
            if let excerpt { blocks.append(.code(excerpt)) }
        case ("example", nil), ("measured", nil):
            examples += 1
            var example = ExampleData(number: examples)
            example.code = Excerpt(of: source.bytes, file: source.path, at: call.end)
            blocks.append(.example(example))
        default: break
        }
    }

    /// The body of a function `name(tell)`, which tells a part of the section: in this file, or in the one named after it.
    private func part(called name: String, _ source: SourceFile) -> (SourceFile, brace: Int)? {
        let folder = source.path[..<(source.path.lastIndex(of: "/") ?? source.path.endIndex)]
        let other = name.replacing("tellOf", with: "")
        for file in [source, SourceFile("\(folder)/\(other).swift", in: root)].compactMap(\.self) {
            if let brace = file.brace(behind: "func \(name)(_ tell:") { return (file, brace) }
        }
        return nil
    }
}

/// A Swift source file, with a small parser for sections.
private struct SourceFile {
    struct Call {
        let receiver, name: String
        /// With their brackets; empty if a closure follows the name.
        let arguments: String
        /// The byte after the arguments.
        let end: Int

        /// The arguments, if all are string literals without interpolation; `nil` otherwise.
        var strings: [String]? {
            let tokens = SwiftToken.tokens(of: arguments)
            let others = tokens.filter { $0.kind != .literal }.map(\.text).joined()
            guard !arguments.isEmpty, others.replacing(/\b(of|in):|[\s,:()\[\]]/, with: "").isEmpty else {
                return nil
            }
            let strings = tokens.filter { $0.kind == .literal }.map(\.text.writtenString)
            return strings.contains(nil) ? nil : strings.compactMap(\.self)
        }
    }

    /// Relative to the folder of the package.
    let path: String
    let text: String
    let bytes: [UInt8]

    init?(_ path: String, in root: URL) {
        guard let saved = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
            return nil
        }
        let text = saved.replacing("\r\n", with: "\n")
        (self.path, self.text, bytes) = (path, text, Array(text.utf8))
    }

    /// The opening brace of a section's closure.
    func body(ofSection number: String) -> Int? {
        let calls = text.matches(of: /Section\(\s*"([0-9.]+)"/)
        guard let call = calls.first(where: { $0.1 == number }),
            let bracket = text[call.range].firstIndex(of: "(")
        else { return nil }
        var scanner = SourceScanner(bytes, at: text[..<bracket].utf8.count)
        guard scanner.skipBrackets() else { return nil }
        return bytes[scanner.position...].firstIndex(of: UInt8(ascii: "{"))
    }

    /// The first opening brace after these words.
    func brace(behind words: String) -> Int? {
        guard let found = text.firstRange(of: words) else { return nil }
        return text[found.upperBound...].firstIndex(of: "{").map { text[..<$0].utf8.count }
    }

    /// The end of the `#if … #endif` that begins at this byte; `nil` if none does.
    func end(ofConditionAt start: Int) -> Int? {
        let rest = bytes[start...]
        return rest.starts(with: "#if".utf8) ? rest.firstRange(of: Array("#endif".utf8))?.upperBound : nil
    }

    /// The opening brace of the `if #available(…)` that begins at this byte; `nil` if none does.
    func brace(ofAvailabilityAt start: Int) -> Int? {
        let rest = bytes[start...]
        return rest.starts(with: "if #available(".utf8) ? rest.firstIndex(of: UInt8(ascii: "{")) : nil
    }

    /// The call whose first word begins at this byte: `tell.prose("…")`, `tell.example {`, `tellOfRounds(tell)`.
    func call(at start: Int) -> Call? {
        let isInside = start > 0 && bytes[start - 1] != UInt8(ascii: " ")
        guard !isInside, bytes[start...].starts(with: "tell".utf8) else { return nil }
        let words = bytes[start...].prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") }
        let parts = String(decoding: words, as: UTF8.self).split(separator: ".")
        guard let name = parts.last, words.endIndex + 1 < bytes.count else { return nil }
        var scanner = SourceScanner(bytes, at: words.endIndex)
        let hasArguments = bytes[words.endIndex] == UInt8(ascii: "(")
        if hasArguments, !scanner.skipBrackets() { return nil }
        return Call(
            receiver: parts.count == 2 ? String(parts[0]) : "", name: String(name),
            arguments: String(decoding: bytes[words.endIndex..<scanner.position], as: UTF8.self),
            end: hasArguments ? scanner.position : scanner.position + 1)
    }
}

extension String {
    /// The value of a string literal; `nil` if it has an interpolation, or another escape than those below.
    fileprivate var writtenString: String? {
        var lines = components(separatedBy: "\n")
        if lines.count > 1 {
            guard hasPrefix("\"\"\"") else { return nil }
            let margin = lines.removeLast().prefix { $0 == " " }.count
            lines = lines.dropFirst().map { String($0.dropFirst(margin)) }
        } else {
            guard hasPrefix("\"") else { return nil }
            lines = [String(dropFirst().dropLast())]
        }
        var (text, rest) = ("", lines.joined(separator: "\n")[...])
        while let slash = rest.firstIndex(of: "\\") {
            text += rest[..<slash]
            rest = rest[rest.index(after: slash)...]
            guard let sign = rest.popFirst(), let meant = ["\n": "", "n": "\n", "\"": "\"", "\\": "\\"][sign]
            else {
                return nil
            }
            text += meant
        }
        return text + rest
    }
}
