/// A line of the book's Objective-C, and the line that says the same today.
public struct Translation: Codable, Hashable, Sendable {
    public let book: String
    public let today: String

    package init(book: String, today: String) { (self.book, self.today) = (book, today) }
}
