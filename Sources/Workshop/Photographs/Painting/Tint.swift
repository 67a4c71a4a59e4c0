/// A colour for mixing: red, green and blue. A screen can show 0 to 1; glare is above 1.
struct Tint: Sendable {
    var red: Float
    var green: Float
    var blue: Float

    init(_ red: Float, _ green: Float, _ blue: Float) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour as on web pages: `0xFF8000` is orange.
    init(_ hex: UInt32) {
        self.init(Float(hex >> 16 & 255) / 255, Float(hex >> 8 & 255) / 255, Float(hex & 255) / 255)
    }

    /// A mixture with another colour, of which it contains `part`.
    func mixed(with other: Tint, _ part: Float) -> Tint {
        Tint(
            red + (other.red - red) * part, green + (other.green - green) * part,
            blue + (other.blue - blue) * part)
    }

    /// The colour with light added, so that bright places do not become white at once.
    func lit(by light: Tint, _ strength: Float) -> Tint {
        Tint(
            red + (1 - min(red, 1)) * light.red * strength,
            green + (1 - min(green, 1)) * light.green * strength,
            blue + (1 - min(blue, 1)) * light.blue * strength)
    }

    static func * (tint: Tint, strength: Float) -> Tint {
        Tint(tint.red * strength, tint.green * strength, tint.blue * strength)
    }

    static func * (tint: Tint, other: Tint) -> Tint {
        Tint(tint.red * other.red, tint.green * other.green, tint.blue * other.blue)
    }

    static func + (tint: Tint, other: Tint) -> Tint {
        Tint(tint.red + other.red, tint.green + other.green, tint.blue + other.blue)
    }
}
