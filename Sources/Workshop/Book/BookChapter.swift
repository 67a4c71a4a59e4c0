/// A chapter of the book, and the sections in which the workbook tells it.
public struct BookChapter: Sendable {
    /// Its number in the book.
    public let number: Int
    /// What it is about.
    public let title: String
    /// Its title in the translation.
    public let chineseTitle: String
    /// In the order of the book.
    public let sections: [BookSection]

    /// A chapter of these sections.
    public init(_ number: Int, _ title: String, _ chineseTitle: String, sections: [BookSection]) {
        (self.number, self.title, self.chineseTitle) = (number, title, chineseTitle)
        self.sections = sections
    }
}

extension BookChapter {
    /// The chapter of the table that has this number.
    public init?(_ number: Int) {
        guard let found = Self.all.first(where: { $0.number == number }) else { return nil }
        self = found
    }
}
