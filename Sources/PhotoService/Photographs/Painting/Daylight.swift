/// The colours of an hour: the sky from its top to the horizon, and how light falls on the land.
struct Daylight: Sendable {
    /// The sky, from the top of the picture to the horizon.
    let sky: [Tint]
    /// The sun or the moon, and the air around it.
    let glow: Tint
    /// What far things fade into.
    let haze: Tint
    /// Where the sun does not reach.
    let shade: Tint
    /// What the sun adds where it does.
    let sun: Tint

    private init(sky: [UInt32], glow: UInt32, haze: UInt32, shade: UInt32, sun: UInt32) {
        self.sky = sky.map { Tint($0) }
        self.glow = Tint(glow)
        self.haze = Tint(haze)
        self.shade = Tint(shade)
        self.sun = Tint(sun)
    }

    /// One of the lights an hour has.
    static func of(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Daylight {
        let lights = all(hour)
        return lights[numbers.whole(0...lights.count - 1)]
    }

    /// The sky at a height: 0 at the top, 1 at the horizon.
    func sky(at height: Float) -> Tint {
        let place = height.clamped * Float(sky.count - 1)
        let band = min(Int(place), sky.count - 2)
        return sky[band].mixed(with: sky[band + 1], (place - Float(band)))
    }

    private static func all(_ hour: Motif.Hour) -> [Daylight] {
        switch hour {
        case .dawn: dawns
        case .noon: noons
        case .dusk: dusks
        case .night: nights
        }
    }

    private static let dawns = [
        Daylight(
            sky: [0x35598F, 0x7F8FBF, 0xD9AEB4, 0xFBD3A8], glow: 0xFFE7B8, haze: 0xEDC4B2, shade: 0x5A668A,
            sun: 0xFFB98A
        ),
        Daylight(
            sky: [0x47437D, 0x9A6FA3, 0xEC938F, 0xFFD3A0], glow: 0xFFE3A8, haze: 0xE79E97, shade: 0x5C4D7C,
            sun: 0xFFA184
        ),
        Daylight(
            sky: [0x4F86A6, 0x93BCC6, 0xE6D5BE, 0xFFEBC6], glow: 0xFFF6DC, haze: 0xD8D8CB, shade: 0x5F7C8C,
            sun: 0xFFD9A0
        ),
        Daylight(
            sky: [0x6C7FA8, 0xA9AFCB, 0xDFC9D2, 0xF7E3D6], glow: 0xFFF1E2, haze: 0xD5CBD6, shade: 0x6B7292,
            sun: 0xFFCDB4
        ),
    ]

    private static let noons = [
        Daylight(
            sky: [0x2A68B0, 0x4F93D2, 0x93C3EA, 0xD6E8F2], glow: 0xFFFCEB, haze: 0xBAD5E8, shade: 0x7088A6,
            sun: 0xFFF0D0
        ),
        Daylight(
            sky: [0x17639A, 0x3F98C2, 0x8CCBDB, 0xDDF1EE], glow: 0xFFFFEE, haze: 0xB5DBDD, shade: 0x66899A,
            sun: 0xFFF2CE
        ),
        Daylight(
            sky: [0x5A8CC0, 0x8DB6DC, 0xC3DAEA, 0xF2ECDC], glow: 0xFFF6DC, haze: 0xD6DDDF, shade: 0x7D8CA4,
            sun: 0xFFE6BC
        ),
        Daylight(
            sky: [0x1F4E96, 0x3B79BE, 0x78AEDD, 0xBFDCEF], glow: 0xFFFFF2, haze: 0x9FC4E2, shade: 0x5E7BA4,
            sun: 0xFFF4DC
        ),
    ]

    private static let dusks = [
        Daylight(
            sky: [0x1F2450, 0x6B2F70, 0xD9574F, 0xFFB64E], glow: 0xFFD37A, haze: 0xC4605C, shade: 0x3D2C57,
            sun: 0xFF8A4A
        ),
        Daylight(
            sky: [0x262052, 0x63408A, 0xCB719C, 0xFAC795], glow: 0xFFDDA8, haze: 0xB77396, shade: 0x413463,
            sun: 0xFF9C7C
        ),
        Daylight(
            sky: [0x3B3C61, 0x86596D, 0xDE8C55, 0xFFD583], glow: 0xFFE7A6, haze: 0xCF9267, shade: 0x4C4058,
            sun: 0xFFA552
        ),
        Daylight(
            sky: [0x15324F, 0x40707F, 0xDCA273, 0xFFCB8A], glow: 0xFFE0A6, haze: 0xB99A83, shade: 0x2F4658,
            sun: 0xFFAE6C
        ),
        Daylight(
            sky: [0x3A1A3F, 0x83294F, 0xD63F4B, 0xFF8F52], glow: 0xFFC07A, haze: 0xB4434F, shade: 0x42213F,
            sun: 0xFF7048
        ),
    ]

    private static let nights = [
        Daylight(
            sky: [0x050A1E, 0x0D1A3C, 0x1D3260, 0x3A5A8A], glow: 0xE3ECFF, haze: 0x2C4672, shade: 0x1B2540,
            sun: 0x5A70A0
        ),
        Daylight(
            sky: [0x03101A, 0x082434, 0x14454F, 0x34786F], glow: 0xE8FFF4, haze: 0x1E5156, shade: 0x13282F,
            sun: 0x4F8080
        ),
        Daylight(
            sky: [0x0B0722, 0x1D1446, 0x3C2868, 0x74508F], glow: 0xF4E6FF, haze: 0x493371, shade: 0x221A3E,
            sun: 0x7A64A6
        ),
        Daylight(
            sky: [0x070B14, 0x121C2E, 0x273750, 0x56606E], glow: 0xFFF2D8, haze: 0x3A475C, shade: 0x1C2330,
            sun: 0x6C7486
        ),
    ]
}
