import Pixmap

/// Paints landscapes: each seed has one, and it is the same on every machine and, but for what a pixel can hold, in
/// every size.
///
///     let picture = Painter.picture(seed: 7, width: 1024, height: 683)
///
/// Lengths are told in heights of the picture, from its middle: a wider picture of the same seed shows more at its
/// sides.
public enum Painter {
    /// The landscape that belongs to a seed. Sides beyond 0 to `Pixmap.longestSide` are brought there.
    public static func picture(seed: UInt64, width: Int, height: Int) -> Pixmap {
        var plate = Plate(width: width, height: height)
        Scene.of(seed: seed).paint(on: &plate)
        return plate.developed(grain: Noise(seed: 1))
    }
}
