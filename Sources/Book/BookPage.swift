/// A page of the book.
public struct BookPage: Sendable, Hashable {
    /// Where it stands: `chapter4/hot_and_cold_signals`.
    public let path: String
    /// Its title in the translation: `热信号与冷信号`.
    public let chineseTitle: String
}
