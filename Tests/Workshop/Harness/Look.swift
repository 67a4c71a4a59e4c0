/// The colours and attributes of text in a terminal.
public struct Look: Sendable, Hashable {
    /// A colour of the terminal.
    public enum Ink: Sendable, Hashable {
        case standard
        /// One of the palette. The named colours are 0 to 15: black, red, green, yellow, blue, magenta, cyan, white, and the bright
        /// ones in the same order.
        case palette(Int)
        case rgb(Int, Int, Int)
    }

    public var foreground = Ink.standard
    public var background = Ink.standard
    public var isBold = false
    public var isDim = false
    public var isItalic = false
    public var isUnderlined = false
    /// Whether the colours of text and background are exchanged.
    public var isReversed = false

    /// A look with these colours, without attributes.
    public init(_ foreground: Ink = .standard, on background: Ink = .standard) {
        (self.foreground, self.background) = (foreground, background)
    }

    /// Applies the parameters of an SGR sequence.
    mutating func apply(_ numbers: [Int]) {
        var rest = (numbers.isEmpty ? [0] : numbers)[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: self = Look()
            case 1: isBold = true
            case 2: isDim = true
            case 3: isItalic = true
            case 4: isUnderlined = true
            case 7: isReversed = true
            case 22: (isBold, isDim) = (false, false)
            case 23: isItalic = false
            case 24: isUnderlined = false
            case 27: isReversed = false
            case 30...37: foreground = .palette(number - 30)
            case 90...97: foreground = .palette(number - 82)
            case 40...47: background = .palette(number - 40)
            case 100...107: background = .palette(number - 92)
            case 38: foreground = Self.extended(&rest)
            case 48: background = Self.extended(&rest)
            case 39: foreground = .standard
            case 49: background = .standard
            default: break
            }
        }
    }

    private static func extended(_ rest: inout ArraySlice<Int>) -> Ink {
        switch rest.popFirst() {
        case 5: return .palette(rest.popFirst() ?? 0)
        case 2:
            let components = Array(rest.prefix(3)) + [0, 0, 0]
            rest = rest.dropFirst(3)
            return .rgb(components[0], components[1], components[2])
        default: return .standard
        }
    }
}
