import Foundation
import Harness
import PhotoService
import Trials

@testable import Pixels

/// Fuzz tests of the parsers of foreign data, with good inputs that are damaged at random.
@Suite("Parsers with random input") struct FuzzTests {
    /// Runs the attempt with one seed after the other for a second.
    private func fuzz(_ attempt: (inout Dice) -> Bool) {
        let failure = Fuzz.firstFailure(in: 20_000, within: 1) { attempt(&$0) ? nil : "it goes wrong" }
        #expect(failure == nil)
    }

    // MARK: JSON

    private static let page = Array(
        """
        {"photos":[{"id":17,"name":"Harbour \\u00e9","user":{"username":"mina"},"rating":87.25,"comments_count":4,
        "images":[{"size":3,"url":"http://127.0.0.1/images/17/3.bmp"}],"description":null,"voted":true}]}
        """.utf8)

    private static let posts = Array(
        """
        {"posts":[{"id":1,"text":"Up early","user":{"username":"mina","name":"Mina","avatar_url":"http://a/1.bmp",
        "posts_count":3}}],"all_loaded":false}
        """.utf8)

    @Test func `Answers: decoded texts are limited, and all else is an error with a message`() {
        fuzz(Self.page) { (page: PhotoPage) in page.photos.map(\.name) }
        fuzz(Self.posts) { (page: TimelinePage) in page.posts.map(\.text) }
    }

    private func fuzz<Answer: Decodable>(_ json: [UInt8], _ texts: (Answer) -> [String]) {
        fuzz { dice in
            do {
                let answer = try JSONDecoder().decode(Answer.self, from: Data(Noise.damaged(json, &dice)))
                return texts(answer).allSatisfy { $0.count <= 1000 }
            } catch {
                return !((error as? DecodingError)?.words ?? "").isEmpty
            }
        }
    }

    @Test func `Texts: a limited text has few characters, and few scalars in each`() {
        fuzz { dice in
            let scalars = (0..<Int.random(in: 0...3000, using: &dice)).compactMap { _ in
                Unicode.Scalar(
                    [
                        0x41...0x7A, 0x300...0x36F, 0x200B...0x200F, 0x1F1E6...0x1F1FF, 0x1F466...0x1F469,
                        0xFE00...0xFE0F,
                    ]
                    .randomElement(using: &dice)?.randomElement(using: &dice) ?? 65)
            }
            let text = String(String.UnicodeScalarView(scalars))
            return text.bounded.count <= 1000 && text.bounded.unicodeScalars.count <= 12_000
        }
    }
}
