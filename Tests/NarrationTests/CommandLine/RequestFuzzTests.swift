import Harness
import Terminal
import Testing

@testable import Narration

/// Whatever is typed after the name of a chapter is understood or refused.
struct RequestFuzzTests {
    private static let words = [
        "play", "form", "search", "field", "two-askers", "4.8", "8", "4", "9", "--", "--list", "--help",
        "-h", "--api", "--api=", "--api=http://127.0.0.1:1", "-", "--x", "5.1", "4.99999999999999999999",
        "", " ", "..", "PLAY",
    ]

    @Test func argumentsAtRandom() {
        let failure = Fuzz.firstFailure(in: 3_000) { dice in
            let arguments = (0..<Int.random(in: 0...6, using: &dice)).map { _ in
                switch Int.random(in: 0..<6, using: &dice) {
                case 0: Noise.text(of: 20, &dice)
                case 1: (Self.words.randomElement(using: &dice) ?? "") + Noise.text(of: 3, &dice)
                default: Self.words.randomElement(using: &dice) ?? ""
                }
            }
            do throws(UsageError) {
                _ = try SampleSections.chapter.request(for: arguments)
                return nil
            } catch {
                let lines = error.message.split(separator: "\n", omittingEmptySubsequences: false).map(
                    String.init)
                let isShort = (1...3).contains(lines.count) && lines.allSatisfy { $0.displayWidth <= 160 }
                return isShort && lines.allSatisfy { $0.printable == $0 }
                    ? nil : "\(arguments) is answered with \(error.message.debugDescription)"
            }
        }
        #expect(failure == nil)
    }

    @Test(arguments: ["x", "9", "\u{301}", "-", "\u{1B}[2J", "4."])
    func `a very long argument is refused at once, and not repeated`(part: String) {
        let start = ContinuousClock.now
        let error = #expect(throws: UsageError.self) {
            try SampleSections.chapter.request(for: [String(repeating: part, count: 20_000)])
        }
        #expect((error?.message.utf8.count ?? 0) < 1_000 && ContinuousClock.now - start < .seconds(5))
    }
}
