/// The colours of an hour: the sky from its top to the horizon, and how light falls on the land.
struct Daylight: Sendable {
    /// The sky, from the top of the picture to the horizon.
    let sky: [Tint]
    /// The sun or the moon, and the air around it.
    let glow: Tint
    /// The colour into which distant things fade.
    let haze: Tint
    /// The light in the shade.
    let shade: Tint
    /// The light that the sun adds outside of the shade.
    let sun: Tint

    /// - Parameter colours: a row of the table.
    private init(_ colours: [UInt32]) {
        let tints = colours.map { Tint($0) }
        sky = Array(tints.prefix(4))
        (glow, haze, shade, sun) = (tints[4], tints[5], tints[6], tints[7])
    }

    /// A random light of this hour.
    static func of(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Daylight {
        Daylight(numbers.pick(from: lights[hour] ?? []))
    }

    /// The sky at a height: 0 at the top, 1 at the horizon.
    func sky(at height: Float) -> Tint {
        let place = height.clamped * Float(sky.count - 1)
        let band = min(Int(place), sky.count - 2)
        return sky[band].mixed(with: sky[band + 1], (place - Float(band)))
    }

    /// Four colours of the sky from its top to the horizon, then the glow, the haze, the shade and the light of the sun.
    private static let lights: [Motif.Hour: [[UInt32]]] = [
        .dawn: [
            [0x35598F, 0x7F8FBF, 0xD9AEB4, 0xFBD3A8, 0xFFE7B8, 0xEDC4B2, 0x5A668A, 0xFFB98A],
            [0x47437D, 0x9A6FA3, 0xEC938F, 0xFFD3A0, 0xFFE3A8, 0xE79E97, 0x5C4D7C, 0xFFA184],
            [0x4F86A6, 0x93BCC6, 0xE6D5BE, 0xFFEBC6, 0xFFF6DC, 0xD8D8CB, 0x5F7C8C, 0xFFD9A0],
            [0x6C7FA8, 0xA9AFCB, 0xDFC9D2, 0xF7E3D6, 0xFFF1E2, 0xD5CBD6, 0x6B7292, 0xFFCDB4],
        ],
        .noon: [
            [0x2A68B0, 0x4F93D2, 0x93C3EA, 0xD6E8F2, 0xFFFCEB, 0xBAD5E8, 0x7088A6, 0xFFF0D0],
            [0x17639A, 0x3F98C2, 0x8CCBDB, 0xDDF1EE, 0xFFFFEE, 0xB5DBDD, 0x66899A, 0xFFF2CE],
            [0x5A8CC0, 0x8DB6DC, 0xC3DAEA, 0xF2ECDC, 0xFFF6DC, 0xD6DDDF, 0x7D8CA4, 0xFFE6BC],
            [0x1F4E96, 0x3B79BE, 0x78AEDD, 0xBFDCEF, 0xFFFFF2, 0x9FC4E2, 0x5E7BA4, 0xFFF4DC],
        ],
        .dusk: [
            [0x1F2450, 0x6B2F70, 0xD9574F, 0xFFB64E, 0xFFD37A, 0xC4605C, 0x3D2C57, 0xFF8A4A],
            [0x262052, 0x63408A, 0xCB719C, 0xFAC795, 0xFFDDA8, 0xB77396, 0x413463, 0xFF9C7C],
            [0x3B3C61, 0x86596D, 0xDE8C55, 0xFFD583, 0xFFE7A6, 0xCF9267, 0x4C4058, 0xFFA552],
            [0x15324F, 0x40707F, 0xDCA273, 0xFFCB8A, 0xFFE0A6, 0xB99A83, 0x2F4658, 0xFFAE6C],
            [0x3A1A3F, 0x83294F, 0xD63F4B, 0xFF8F52, 0xFFC07A, 0xB4434F, 0x42213F, 0xFF7048],
        ],
        .night: [
            [0x050A1E, 0x0D1A3C, 0x1D3260, 0x3A5A8A, 0xE3ECFF, 0x2C4672, 0x1B2540, 0x5A70A0],
            [0x03101A, 0x082434, 0x14454F, 0x34786F, 0xE8FFF4, 0x1E5156, 0x13282F, 0x4F8080],
            [0x0B0722, 0x1D1446, 0x3C2868, 0x74508F, 0xF4E6FF, 0x493371, 0x221A3E, 0x7A64A6],
            [0x070B14, 0x121C2E, 0x273750, 0x56606E, 0xFFF2D8, 0x3A475C, 0x1C2330, 0x6C7486],
        ],
    ]
}
