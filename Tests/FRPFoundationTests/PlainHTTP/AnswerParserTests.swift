#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import Harness
import Testing

@testable import FRPFoundation

@Suite("Reading answers") struct AnswerParserTests {
    private static let head = "HTTP/1.1 200 OK\r\n"
    private static let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"

    /// What comes of bytes in these portions, and then the end of the connection: `200 hello`, or what is wrong.
    private func read(_ portions: [ArraySlice<UInt8>], allowsBody: Bool = true) -> String {
        var parser = AnswerParser(allowsBody: allowsBody)
        var body = Data()
        do {
            for portion in portions { body += try parser.read(portion) }
            if !parser.isWhole { body += try parser.read([]) }
        } catch {
            return error.localizedDescription
        }
        let fields = parser.head?.fields.filter { $0.key.hasPrefix("x") }.map { " \($0.key)=\($0.value)" }
            .sorted()
        return "\(parser.head?.status ?? 0) \(String(decoding: body, as: UTF8.self))\(fields?.joined() ?? "")"
    }

    private func read(_ text: String, portion: Int = 4096, allowsBody: Bool = true) -> String {
        let bytes = Array(text.utf8)
        let portions = stride(from: 0, to: bytes.count, by: portion).map { bytes[$0...].prefix(portion) }
        return read(portions, allowsBody: allowsBody)
    }

    @Test(arguments: [
        (head + "Content-Length: 5\r\n\r\nhello, and more", "200 hello"),
        (head + "Content-Length: 0\r\n\r\nmore", "200 "),
        (head + "\r\nhello\r\n", "200 hello\r\n"),
        (
            chunked + "5\r\nhello\r\n6;loud=yes\r\n, hell\r\nA \r\n0123456789\r\n0\r\n\r\nmore",
            "200 hello, hell0123456789"
        ),
        (chunked + "0\r\nX-Sum: 5\r\n\r\n", "200 "),
        (
            head + "Content-Length: 3\r\nTransfer-Encoding: Chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            "200 hello"
        ),
        ("HTTP/1.0 404\nContent-Length:5\n\nhello", "404 hello"),
        ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nX: y\r\n\r\n" + head + "\r\nhello", "200 hello"),
        ("HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello", "204 "),
        ("HTTP/1.1 304 Not Modified\r\nTransfer-Encoding: chunked\r\n\r\n", "304 "),
        (head + "X-One: a\r\nx-one:\tb \r\nX: \r\n\r\n", "200  x-one=a, b x="),
    ])
    func `An answer ends where it says, in whatever portions it comes`(text: String, expected: String) {
        for portion in [1, 2, 3, 7, 4096] { #expect(read(text, portion: portion) == expected) }
    }

    @Test func `Where only the head was asked for, there is no body`() {
        #expect(read(Self.head + "Content-Length: 5\r\n\r\n", allowsBody: false) == "200 ")
        #expect(read(Self.chunked, allowsBody: false) == "200 ")
    }

    @Test(arguments: [
        "", "HTTP/1.1 2", head, head + "Content-Ty", head + "Content-Length: 5\r\n",
        head + "Content-Length: 5\r\n\r\n", head + "Content-Length: 5\r\n\r\nhell", chunked,
        chunked + "5", chunked + "5\r\nhell", chunked + "5\r\nhello\r\n", chunked + "0\r\n",
        chunked + "0\r\nX: y\r\n", "HTTP/1.1 100 Continue\r\n\r\n",
    ])
    func `An answer that breaks off is lost`(text: String) {
        for portion in [1, 4096] {
            #expect(read(text, portion: portion) == "the connection was closed before the end of the answer")
        }
    }

    @Test(arguments: [
        ("SSH-2.0-OpenSSH\r\n\r\n", "HTTP/1.1"), ("HTTP/2 200\r\n\r\n", "HTTP/1.1"),
        ("HTTP/1.1 20\r\n\r\n", "HTTP/1.1"), ("HTTP/1.1 +200 OK\r\n\r\n", "HTTP/1.1"),
        ("HTTP/1.1 99999999999999999999\r\n\r\n", "HTTP/1.1"), ("\r\n\r\n", "HTTP/1.1"),
        (head + "no colon\r\n\r\n", "header"), (head + "X : y\r\n\r\n", "header"),
        (head + ": y\r\n\r\n", "header"), (head + "X: a\r\n b\r\n\r\n", "header"),
        (head + "X: a\u{0}b\r\n\r\n", "header"), (head + "X: a\rY: b\r\n\r\n", "header"),
        (head + "Content-Length: -1\r\n\r\n", "no number"),
        (head + "Content-Length: +1\r\n\r\n", "no number"),
        (head + "Content-Length:\r\n\r\n", "no number"),
        (head + "Content-Length: A\r\n\r\n", "no number"),
        (head + "Content-Length: 5\r\nContent-Length: 6\r\n\r\n", "no number"),
        (head + "Content-Length: 9223372036854775808\r\n\r\n", "no number"),
        (head + "Transfer-Encoding: gzip\r\n\r\n", "encoding"),
        (chunked + "zz\r\n", "no number"), (chunked + "-5\r\n", "no number"),
        (chunked + "\r\n", "no number"),
        (chunked + "8000000000000000\r\n", "no number"), (chunked + "5\r\nhello, and more\r\n", "chunk"),
    ])
    func `What is no answer is said to be none`(text: String, words: String) {
        for portion in [1, 4096] {
            let read = read(text, portion: portion)
            #expect(read.hasPrefix("the answer cannot be read: ") && read.contains(words), "\(read)")
        }
    }

    @Test(arguments: [
        ("", "x"), (head, "X"), (head, "X: y\r\n"), ("", "HTTP/1.1 100 Continue\r\n\r\n"), (chunked, "0"),
        (chunked + "1;", "x"), (chunked + "0\r\n", "X: y\r\n"),
    ])
    func `Nothing but the body is without limit`(text: String, more: String) {
        let many = text + String(repeating: more, count: 65_537 / more.utf8.count)
        #expect(read(many).contains("more than 65536 bytes"))
    }

    @Test func `A body in a million chunks has no limit here`() {
        let answer = Self.chunked + String(repeating: "1\r\nx\r\n", count: 100_000) + "0\r\n\r\n"
        #expect(read(answer) == "200 " + String(repeating: "x", count: 100_000))
    }

    // MARK: At random

    private static let answers = [
        "HTTP/1.1 100 Continue\r\n\r\n" + head + "Content-Length: 12\r\nX: y\r\n\r\nhello, hello",
        chunked + "5;a=b\r\nhello\r\n10\r\n0123456789abcdef\r\n0\r\nX: y\r\n\r\n",
        "HTTP/1.0 302 Found\r\nLocation: /?a=b#c\r\nContent-Type: text/html; charset=\"utf-8\"\r\n\r\n<html></html>",
        head + "Content-Disposition: attachment; filename=\"a.bmp\"\r\nETag: W/\"1\"\r\n\r\nBM",
    ].map { Array($0.utf8) }

    /// What readers of answers trip over, besides the noise for all of HTTP.
    private static let pieces =
        Noise.pieces
        + [
            ";", "=", "\\", "0\r\n", "FFFFFFFF\r\n", "7FFFFFFFFFFFFFFF\r\n", "Content-Type: ;;=\"\r\n",
            "Content-Disposition: x; filename=\"/\r\n", "HTTP/1.1 101 Go\r\n\r\n",
        ].map { Array($0.utf8) }

    private func damagedAnswer(_ dice: inout Dice) -> [UInt8] {
        Noise.damaged(Self.answers.randomElement(using: &dice) ?? [], with: Self.pieces, &dice)
    }

    @Test func `No bytes do harm, and the portions in which they come do not matter`() {
        let failure = Fuzz.firstFailure(in: 20_000, within: 2) { dice in
            let bytes = damagedAnswer(&dice)
            let (whole, parts) = (read([bytes[...]]), read(Noise.portions(of: bytes, &dice)))
            return whole == parts
                ? nil : "\(String(decoding: bytes, as: UTF8.self).debugDescription): \(whole), \(parts)"
        }
        #expect(failure == nil)
    }

    @Test func `Whatever a head says, a response can be made of it`() throws {
        let url = try #require(URL(string: "http://127.0.0.1/"))
        let failure = Fuzz.firstFailure(in: 20_000, within: 2) { dice in
            var parser = AnswerParser()
            _ = try? parser.read(damagedAnswer(&dice)[...])
            guard let head = parser.head else { return nil }
            let response = HTTPURLResponse(
                url: url, statusCode: head.status, httpVersion: nil, headerFields: head.fields)
            return response?.statusCode == head.status ? nil : "\(head)"
        }
        #expect(failure == nil)
    }
}
#endif
