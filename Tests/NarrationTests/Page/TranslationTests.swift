import Manuscript

@testable import Narration

struct TranslationTests {
    private let line = Translation(
        place: "RAC 2", objectiveC: "[wind take:1 of:^BOOL(NSNumber *speed) { … }];", today: "wind.take { … }"
    )

    @Test func `A line of Objective-C stands above today's, with its place`() {
        expect(
            Page(style: .plain).translation([
                line,
                Translation(
                    place: "the book, 5.3", objectiveC: "RACObserve(self, name)", today: "name.signal"),
            ]),
            read: """
                     RAC 2          [wind take:1 of:^BOOL(NSNumber *speed) { … }];
                     today          wind.take { … }
                     the book, 5.3  RACObserve(self, name)
                     today          name.signal

                """)
    }

    @Test func `A line too long for a narrow page is folded under itself`() {
        expect(
            Page(style: OutputStyle(width: 45)).translation([line]),
            read: """
                     RAC 2  [wind take:1 of:^BOOL(NSNumber
                              *speed) { … }];
                     today  wind.take { … }

                """)
    }
}
