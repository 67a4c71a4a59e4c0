import Terminal
import Manuscript
import Testing

@testable import Narration

struct TranslationTests {
    private let line = Translation(
        book: "[wind filter:^BOOL(NSNumber *speed) { … }];", today: "wind.filter { … }")

    @Test func `The book's line stands above today's`() {
        expect(
            Page(style: .plain).translation([
                line, Translation(book: "RACObserve(self, name)", today: "name.signal"),
            ]),
            read: """
                     the book  [wind filter:^BOOL(NSNumber *speed) { … }];
                     today     wind.filter { … }
                     the book  RACObserve(self, name)
                     today     name.signal

                """
        )
    }

    @Test func `A line too long for a narrow page is folded under itself`() {
        expect(
            Page(style: OutputStyle(width: 45)).translation([line]),
            read: """
                     the book  [wind filter:^BOOL(NSNumber
                                 *speed) { … }];
                     today     wind.filter { … }

                """
        )
    }
}
