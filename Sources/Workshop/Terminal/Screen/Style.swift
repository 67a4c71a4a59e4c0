import Text

/// How text looks: its colour, what is behind it, bold, dim and the like.
///
///     Style(.red)    Style(.white, on: .blue, .bold)    Style.dim
public struct Style: Sendable, Hashable {
    /// The colour of the text; `nil` is the terminal's own.
    public var foreground: Colour?
    /// The colour behind the text; `nil` is the terminal's own.
    public var background: Colour?
    /// Bold, dim and the like.
    public var attributes: Attributes

    /// A style of colours and attributes, each of which may be left out.
    public init(_ foreground: Colour? = nil, on background: Colour? = nil, _ attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// Of a word of Swift.
    package init(of kind: SwiftToken.Kind) {
        switch kind {
        case .keyword: self.init(.magenta)
        case .name: self.init(.cyan)
        case .literal: self.init(.green)
        case .comment: self.init(nil, .dim)
        case .other: self.init()
        }
    }

    /// As the terminal writes by itself.
    public static let plain = Style()
    /// Bold text.
    public static let bold = Style(nil, .bold)
    /// Faint text, for what matters less.
    public static let dim = Style(nil, .dim)

    /// What can be said of text besides its colours.
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
        /// Text and background exchanged.
        public static let reversed = Attributes(rawValue: 1 << 4)
    }

    /// The escape sequence that turns this style on and every other off. Where there is no colour the attributes
    /// remain.
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
