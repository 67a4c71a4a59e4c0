/// What one cell of the screen shows.
public struct Cell: Sendable, Hashable {
    /// What stands here; `nil` in the right half of a wide character.
    public var character: Character?
    /// How it looks.
    public var style: Style

    /// A cell that shows `character` in `style`.
    public init(_ character: Character?, _ style: Style = .plain) {
        self.character = character
        self.style = style
    }

    /// Nothing, in the terminal's own colours.
    public static let blank = Cell(" ")
}
