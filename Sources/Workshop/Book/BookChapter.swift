/// A chapter of the book, and the sections in which the workbook retells it.
public struct BookChapter: Sendable {
    /// Its number in the book.
    public let number: Int
    /// Its English title.
    public let title: String
    /// Its title in the translation.
    public let chineseTitle: String
    /// The sections in the order of the book.
    public let sections: [BookSection]

    public init(_ number: Int, _ title: String, _ chineseTitle: String, sections: [BookSection]) {
        (self.number, self.title, self.chineseTitle) = (number, title, chineseTitle)
        self.sections = sections
    }
}

extension BookChapter {
    /// The chapter with this number, from the table.
    public init?(_ number: Int) {
        guard let found = Self.all.first(where: { $0.number == number }) else { return nil }
        self = found
    }
}
