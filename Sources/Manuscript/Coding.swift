import Foundation

// A block says which kind it is beside what it has: {"kind": "prose", "text": "…"}.

private enum Key: String, CodingKey { case kind, text, lines, code, example, figure }

extension BlockData: Codable {
    private enum Kind: String, Codable { case prose, aside, code, translation, drawing, example }

    public init(from decoder: any Decoder) throws {
        let block = try decoder.container(keyedBy: Key.self)
        self =
            switch try block.decode(Kind.self, forKey: .kind) {
            case .prose: .prose(try block.decode(String.self, forKey: .text))
            case .aside: .aside(try block.decode(String.self, forKey: .text))
            case .code: .code(try block.decode(Excerpt.self, forKey: .code))
            case .translation: .translation(try block.decode([Translation].self, forKey: .lines))
            case .drawing: .drawing(try block.decode([String].self, forKey: .lines))
            case .example: .example(try block.decode(ExampleData.self, forKey: .example))
            }
    }

    public func encode(to encoder: any Encoder) throws {
        var block = encoder.container(keyedBy: Key.self)
        func write(_ kind: Kind, _ value: some Encodable, as key: Key) throws {
            try block.encode(kind, forKey: .kind)
            try block.encode(value, forKey: key)
        }
        switch self {
        case .prose(let text): try write(.prose, text, as: .text)
        case .aside(let text): try write(.aside, text, as: .text)
        case .code(let excerpt): try write(.code, excerpt, as: .code)
        case .translation(let lines): try write(.translation, lines, as: .lines)
        case .drawing(let lines): try write(.drawing, lines, as: .lines)
        case .example(let example): try write(.example, example, as: .example)
        }
    }
}

extension OutputData: Codable {
    private enum Kind: String, Codable { case printed, drawn, picture }

    public init(from decoder: any Decoder) throws {
        let output = try decoder.container(keyedBy: Key.self)
        self =
            switch try output.decode(Kind.self, forKey: .kind) {
            case .printed: .printed(try output.decode([String].self, forKey: .lines))
            case .drawn: .drawn(try output.decode([String].self, forKey: .lines))
            case .picture: .picture(try output.decode(Figure.self, forKey: .figure))
            }
    }

    public func encode(to encoder: any Encoder) throws {
        var output = encoder.container(keyedBy: Key.self)
        switch self {
        case .printed(let lines):
            try output.encode(Kind.printed, forKey: .kind)
            try output.encode(lines, forKey: .lines)
        case .drawn(let lines):
            try output.encode(Kind.drawn, forKey: .kind)
            try output.encode(lines, forKey: .lines)
        case .picture(let figure):
            try output.encode(Kind.picture, forKey: .kind)
            try output.encode(figure, forKey: .figure)
        }
    }
}

extension ChapterData {
    /// One line for a program, or for people many.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
