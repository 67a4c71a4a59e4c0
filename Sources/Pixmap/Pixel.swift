/// A dot of a picture: red, green and blue, 0 to 255 each.
public struct Pixel: Sendable, Hashable {
    /// How much red.
    public var red: UInt8
    /// How much green.
    public var green: UInt8
    /// How much blue.
    public var blue: UInt8

    /// A pixel of these components.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// How bright it looks, 0 to 255: green counts most, blue least.
    public var brightness: UInt8 {
        let weighted: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
        return UInt8((weighted + 500) / 1000)
    }
}
