import Testing

/// Every section of the six chapters, as the reader of the book finds them: what the chapters must list.
enum BookMap {
    struct Section: Sendable, Hashable, CustomTestStringConvertible {
        let chapter: Int
        let number: Int
        let name: String

        var fullNumber: String { "\(chapter).\(number)" }
        var testDescription: String { "\(fullNumber) \(name)" }
    }

    private static let names = [
        1: ["welcome"],
        2: ["philosophy", "functional-reactive-programming", "conclusion"],
        3: ["higher-order-functions", "map", "filter", "fold", "performance", "conclusion"],
        4: [
            "introduction", "streams-and-sequences", "signals", "subscriptions", "deriving-state", "commands",
            "subjects", "hot-and-cold-signals", "multicasting", "recipes", "conclusion",
        ],
        5: ["basics", "full-size", "revisiting", "networking", "instant-search", "conclusion"],
        6: [
            "what-is-mvvm", "revisiting", "mvvm-in-practice", "login-and-details", "testing-view-models",
            "timeline",
            "final-thoughts",
        ],
    ]

    /// Sections that no chapter tells yet. A chapter that lists one of them fails, so this only gets shorter.
    private static let notWrittenYet: [Int: Set<Int>] = [
        1: [1], 2: [], 3: Set(1...6), 4: [], 5: Set(1...6), 6: Set(1...7),
    ]

    /// The sections that are written, in the order of the book.
    static let sections: [Section] = names.sorted { $0.key < $1.key }.flatMap { chapter, names in
        names.enumerated()
            .map { Section(chapter: chapter, number: $0 + 1, name: $1) }
            .filter { notWrittenYet[chapter]?.contains($0.number) != true }
    }

    /// The chapters that have such a section.
    static let chapters: [Int] = Set(sections.map(\.chapter)).sorted()

    static func sections(of chapter: Int) -> [Section] {
        sections.filter { $0.chapter == chapter }
    }
}
