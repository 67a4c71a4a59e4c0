/// A colour of text or of its background.
///
/// The named colours depend on the settings of the reader's terminal. The others are exact, or the nearest that the terminal can
/// show.
public enum Colour: Sendable, Hashable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
    /// One of the 256 colours of the terminal's palette.
    case palette(UInt8)
    /// Red, green and blue, 0 to 255 each.
    case rgb(UInt8, UInt8, UInt8)

    /// The nearest colour that an output with `support` can show; `nil` if it shows no colours.
    public func degraded(to support: ColourSupport) -> Colour? {
        switch (support, self) {
        case (.none, _): nil
        case (.palette256, .rgb(let red, let green, let blue)):
            .palette(Palette.nearest(to: (red, green, blue)))
        case (.ansi16, .rgb(let red, let green, let blue)): Self.nearestName(to: (red, green, blue))
        case (.ansi16, .palette(let index)): Self.nearestName(to: Palette.components(of: index))
        default: self
        }
    }

    /// The numbers that select this colour in an SGR escape sequence.
    func sgr(background: Bool) -> String {
        switch self {
        case .palette(let index): return "\(background ? 48 : 38);5;\(index)"
        case .rgb(let red, let green, let blue): return "\(background ? 48 : 38);2;\(red);\(green);\(blue)"
        default:
            let index = Self.named.firstIndex(of: self) ?? 0
            return String((index < 8 ? 30 + index : 82 + index) + (background ? 10 : 0))
        }
    }

    /// The sixteen named colours, in the order of their numbers.
    static let named: [Colour] = [
        .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white,
        .brightBlack, .brightRed, .brightGreen, .brightYellow, .brightBlue, .brightMagenta, .brightCyan,
        .brightWhite,
    ]

    private static func nearestName(to target: Palette.Components) -> Colour {
        named[Palette.nearest(to: target, among: 0..<16)]
    }
}

/// The palette of 256 colours, as in xterm.
private enum Palette {
    typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

    /// The nearest colour of the cube and the greys. The first sixteen are left out, because they differ between terminals.
    static func nearest(to target: Components) -> UInt8 {
        let cube = 16 + 36 * level(target.red) + 6 * level(target.green) + level(target.blue)
        let average = (Int(target.red) + Int(target.green) + Int(target.blue)) / 3
        let grey = 232 + min(max((average - 3) / 10, 0), 23)
        let isGreyNearer = distance(grey, target) < distance(cube, target)
        return UInt8(isGreyNearer ? grey : cube)
    }

    static func nearest(to target: Components, among indices: Range<Int>) -> Int {
        indices.min { distance($0, target) < distance($1, target) } ?? indices.lowerBound
    }

    static func components(of index: UInt8) -> Components {
        switch index {
        case 0..<16: return named[Int(index)]
        case 16..<232:
            let step = Int(index) - 16
            return (levels[step / 36], levels[step / 6 % 6], levels[step % 6])
        default:
            let grey = 8 + 10 * (index - 232)
            return (grey, grey, grey)
        }
    }

    private static func distance(_ index: Int, _ target: Components) -> Int {
        let colour = components(of: UInt8(index))
        func squared(_ one: UInt8, _ other: UInt8) -> Int {
            (Int(one) - Int(other)) * (Int(one) - Int(other))
        }
        return 2 * squared(colour.red, target.red) + 4 * squared(colour.green, target.green)
            + 3 * squared(colour.blue, target.blue)
    }

    /// The step of the cube that is nearest to a component.
    private static func level(_ component: UInt8) -> Int {
        switch component {
        case ..<48: 0
        case ..<115: 1
        default: (Int(component) - 35) / 40
        }
    }

    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    private static let named: [Components] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
        (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
        (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ]
}
