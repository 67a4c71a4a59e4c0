import Text

/// The appearance of text: its colour, its background, bold, dim and the like.
///
///     Style(.red)    Style(.white, on: .blue, .bold)    Style.dim
public struct Style: Sendable, Hashable {
    /// The colour of the text; `nil` is the terminal's own.
    public var foreground: Colour?
    /// The colour behind the text; `nil` is the terminal's own.
    public var background: Colour?
    /// Bold, dim and the like.
    public var attributes: Attributes

    public init(_ foreground: Colour? = nil, on background: Colour? = nil, _ attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The style of a token of Swift.
    package init(of kind: SwiftToken.Kind) {
        switch kind {
        case .keyword: self.init(.magenta)
        case .name: self.init(.cyan)
        case .literal: self.init(.green)
        case .comment: self.init(nil, .dim)
        case .other: self.init()
        }
    }

    /// Text in the terminal's own colours, without attributes.
    public static let plain = Style()
    /// Bold text.
    public static let bold = Style(nil, .bold)
    /// Faint text, for less important things.
    public static let dim = Style(nil, .dim)

    /// The appearance of text besides its colours.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// One bit for each attribute.
        public let rawValue: UInt8

        /// The attributes whose bits are set.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Heavier.
        public static let bold = Attributes(rawValue: 1 << 0)
        /// Fainter.
        public static let dim = Attributes(rawValue: 1 << 1)
        /// Slanted.
        public static let italic = Attributes(rawValue: 1 << 2)
        /// With a line under it.
        public static let underline = Attributes(rawValue: 1 << 3)
        /// With the colours of text and background exchanged.
        public static let reversed = Attributes(rawValue: 1 << 4)
    }

    /// The escape sequence that turns this style on and all others off. If there are no colours, it sets the attributes only.
    func sequence(for support: ColourSupport) -> String {
        let codes =
            ["0"]
            + Self.attributeCodes.filter { attributes.contains($0.attribute) }.map(\.code)
            + [
                foreground?.degraded(to: support)?.sgr(background: false),
                background?.degraded(to: support)?.sgr(background: true),
            ].compactMap(\.self)
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    private static let attributeCodes: [(attribute: Attributes, code: String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reversed, "7"),
    ]
}
