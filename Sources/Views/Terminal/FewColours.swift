import Pixmap
import Terminal

/// Dithering: a terminal with few colours shows those of a picture as mixtures of neighbouring pixels.
enum FewColours {
    /// The terminal colour of a pixel at a place; `nil` if the terminal has no colours.
    static func colour(for pixel: Pixel, _ column: Int, _ row: Int, _ colours: ColourSupport) -> Colour? {
        let turn = Turn(column, row)
        return switch colours {
        case .none: nil
        case .ansi16: NamedColours.colour(for: pixel, turn)
        case .palette256: ColourCube.colour(for: pixel, turn)
        case .trueColour: .rgb(pixel.red, pixel.green, pixel.blue)
        }
    }
}

/// The threshold of a place in a 4 × 4 pattern (ordered dithering): 0 to 15, very different for neighbours. It depends only on the
/// place, so an unchanged pixel keeps its colour, and is not sent again.
struct Turn {
    let number: Int

    init(_ column: Int, _ row: Int) {
        number = Self.order[row & 3][column & 3]
    }

    /// The Bayer matrix.
    private static let order = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
}

/// Dithering for 256 colours: six levels each of red, green and blue, and the greys.
enum ColourCube {
    static func colour(for pixel: Pixel, _ turn: Turn) -> Colour {
        let components = [pixel.red, pixel.green, pixel.blue].map { Int($0) }
        let (least, most) = (components.min() ?? 0, components.max() ?? 0)
        if most - least < 10, most < 238 { return grey(Int(pixel.brightness), turn) }
        // The cube has no level between 0 and 95. So the grey part of a dark colour is taken off, and only the rest is dithered.
        let ground = most < steps[1] ? least : 0
        let place = components.reduce(0) { 6 * $0 + step(of: $1 - ground, turn) }
        return place == 0 ? grey(Int(pixel.brightness), turn) : .palette(UInt8(16 + place))
    }

    /// One of the two levels around a component: the nearer it is to the upper one, the more often that is chosen.
    private static func step(of component: Int, _ turn: Turn) -> Int {
        let lower = steps.lastIndex { $0 <= component } ?? 0
        guard lower + 1 < steps.count else { return lower }
        let (from, to) = (steps[lower], steps[lower + 1])
        return (component - from) * 32 > (to - from) * (2 * turn.number + 1) ? lower + 1 : lower
    }

    /// Black, or one of the 24 greys 8, 18, … 238.
    private static func grey(_ brightness: Int, _ turn: Turn) -> Colour {
        guard brightness >= 4 else { return .palette(16) }
        let place = (brightness - 8) * 16 + 10 * turn.number
        return .palette(UInt8(232 + min(max(place / 160, 0), 23)))
    }

    private static let steps = [0, 95, 135, 175, 215, 255]
}

/// Dithering for the sixteen named colours, with the values that most terminals use for them.
enum NamedColours {
    /// Knoll's method: a mixture of eight colours for the pixel is found one after the other, each next one to correct the error so
    /// far. Sorted by brightness, one of them is chosen by the place.
    static func colour(for pixel: Pixel, _ turn: Turn) -> Colour {
        let wanted = Mixed(Int(pixel.red), Int(pixel.green), Int(pixel.blue))
        var missing = Mixed(0, 0, 0)
        let mixture = (0..<8).map { _ in
            let next = nearest(to: wanted + missing.half)
            missing = missing + wanted - next.shown
            return next
        }
        let ordered = mixture.sorted { ($0.shown.weight, $0.number) < ($1.shown.weight, $1.number) }
        return ordered[turn.number / 2].colour
    }

    private static func nearest(to wanted: Mixed) -> Entry {
        var best = entries[0]
        for entry in entries where (entry.shown - wanted).square < (best.shown - wanted).square {
            best = entry
        }
        return best
    }

    private struct Entry {
        let number: Int
        let colour: Colour
        let shown: Mixed

        init(_ number: Int, _ colour: Colour, _ red: Int, _ green: Int, _ blue: Int) {
            self.number = number
            self.colour = colour
            shown = Mixed(red, green, blue)
        }
    }

    private static let entries = [
        Entry(0, .black, 0, 0, 0), Entry(1, .red, 205, 0, 0), Entry(2, .green, 0, 205, 0),
        Entry(3, .yellow, 205, 205, 0), Entry(4, .blue, 0, 0, 238), Entry(5, .magenta, 205, 0, 205),
        Entry(6, .cyan, 0, 205, 205), Entry(7, .white, 229, 229, 229), Entry(8, .brightBlack, 127, 127, 127),
        Entry(9, .brightRed, 255, 0, 0), Entry(10, .brightGreen, 0, 255, 0),
        Entry(11, .brightYellow, 255, 255, 0), Entry(12, .brightBlue, 92, 92, 255),
        Entry(13, .brightMagenta, 255, 0, 255), Entry(14, .brightCyan, 0, 255, 255),
        Entry(15, .brightWhite, 255, 255, 255),
    ]
}

/// A colour or a difference of colours, so its components may be outside 0 to 255.
private struct Mixed {
    let red: Int
    let green: Int
    let blue: Int

    init(_ red: Int, _ green: Int, _ blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The perceived brightness.
    var weight: Int { 3 * red + 6 * green + blue }

    /// The squared length as a vector; green counts most.
    var square: Int { 3 * red * red + 5 * green * green + 2 * blue * blue }

    /// Half of the error. To correct only half gives a less noisy picture.
    var half: Mixed { Mixed(red / 2, green / 2, blue / 2) }

    static func + (one: Mixed, other: Mixed) -> Mixed {
        Mixed(one.red + other.red, one.green + other.green, one.blue + other.blue)
    }

    static func - (one: Mixed, other: Mixed) -> Mixed {
        Mixed(one.red - other.red, one.green - other.green, one.blue - other.blue)
    }
}
