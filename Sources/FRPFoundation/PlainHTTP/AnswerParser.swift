#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking

/// Reads an answer of HTTP/1.1, in whatever portions its bytes come (RFC 9112).
struct AnswerParser {
    /// An answer without its body. The names of its fields are in lower case.
    struct Head: Equatable {
        var status = 0
        var fields: [String: String] = [:]
    }

    private indirect enum Stage {
        case status, field, chunkSize, chunkEnd, trailer
        case body(left: Int, then: Stage)
        case whole
    }

    /// The head, once it has arrived.
    private(set) var head: Head?
    private let allowsBody: Bool
    private var isEndedByClosing = false
    private var next = Head()
    private var stage = Stage.status
    private var line: [UInt8] = []
    /// The bytes of the head so far, or of the line of a chunk.
    private var lineBytes = 0
    private static let mostLineBytes = 65_536

    /// - Parameter allowsBody: whether the request was for more than the head.
    init(allowsBody: Bool = true) { self.allowsBody = allowsBody }

    var isWhole: Bool { if case .whole = stage { true } else { false } }

    /// Returns the bytes of the body that a portion holds. An empty portion is the end of the connection.
    mutating func read(_ portion: ArraySlice<UInt8>) throws(URLError) -> Data {
        var (rest, body) = (portion, Data())
        if portion.isEmpty { try end() }
        while !rest.isEmpty, !isWhole {
            if case .body(let left, let next) = stage {
                let part = rest.prefix(left)
                body.append(contentsOf: part)
                rest = rest.dropFirst(part.count)
                stage = part.count < left ? .body(left: left - part.count, then: next) : next
            } else if let line = try line(from: &rest) {
                try read(line)
            }
        }
        return body
    }

    private mutating func end() throws(URLError) {
        guard isEndedByClosing else {
            throw URLError(.networkConnectionLost, "the connection was closed before the end of the answer")
        }
        stage = .whole
    }

    /// The next line without its end; `nil` while it has none.
    private mutating func line(from rest: inout ArraySlice<UInt8>) throws(URLError) -> String? {
        let part = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest.dropFirst(part.count)
        line += part
        lineBytes += part.count + 1
        guard lineBytes <= Self.mostLineBytes else {
            throw Self.bad("its head has more than \(Self.mostLineBytes) bytes")
        }
        guard rest.popFirst() != nil else { return nil }
        defer { line = [] }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}

// MARK: What the lines mean

extension AnswerParser {
    private mutating func read(_ line: String) throws(URLError) {
        switch stage {
        case .status: try beginHead(line)
        case .field where line.isEmpty: try endHead()
        case .field: try readField(line)
        case .chunkSize: try beginChunk(line)
        case .chunkEnd where line.isEmpty: stage = .chunkSize
        case .chunkEnd: throw Self.bad("a chunk of it does not end where it should")
        case .trailer: if line.isEmpty { stage = .whole }
        case .body, .whole: break
        }
    }

    /// `HTTP/1.1 200 OK`
    private mutating func beginHead(_ line: String) throws(URLError) {
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count > 1, words[0].hasPrefix("HTTP/1."), words[1].utf8.count == 3,
            let status = Int(words[1]), status >= 100
        else { throw Self.bad("it is none of HTTP/1.1") }
        (next, stage) = (Head(status: status), .field)
    }

    /// `Content-Length: 5`. A field that is sent twice is a list.
    private mutating func readField(_ line: String) throws(URLError) {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
            parts[1].utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") })
        else { throw Self.bad("a header of it is none") }
        let (name, value) = (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces))
        next.fields[name] = next.fields[name].map { "\($0), \(value)" } ?? value
    }

    private mutating func endHead() throws(URLError) {
        // An answer before the answer, like `100 Continue`.
        guard next.status >= 200 else { return stage = .status }
        head = next
        if !allowsBody || [204, 304].contains(next.status) {
            stage = .whole
        } else if let encoding = next.fields["transfer-encoding"] {
            guard encoding.lowercased() == "chunked" else { throw Self.bad("its encoding is \(encoding)") }
            stage = .chunkSize
        } else if let length = next.fields["content-length"] {
            let left = try Self.number(length, radix: 10)
            stage = left > 0 ? .body(left: left, then: .whole) : .whole
        } else {
            (stage, isEndedByClosing) = (.body(left: .max, then: .whole), true)
        }
    }

    /// `400;name=value`, in hexadecimal digits.
    private mutating func beginChunk(_ line: String) throws(URLError) {
        let size = try Self.number(line.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces), radix: 16)
        (stage, lineBytes) = (size > 0 ? .body(left: size, then: .chunkEnd) : .trailer, 0)
    }

    private static func number(_ digits: String, radix: Int) throws(URLError) -> Int {
        // `Int` alone would take a sign.
        guard digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: radix) else {
            throw bad("a length in it is no number")
        }
        return number
    }

    private static func bad(_ words: String) -> URLError {
        URLError(.badServerResponse, "the answer cannot be read: \(words)")
    }
}
#endif
