/// Houses side by side, each with its own height, some with a spire.
struct Skyline: Sendable {
    /// The `v` of the ground.
    let base: Float
    /// The height of the highest house.
    let height: Float
    /// The width of a house and the gap beside it.
    let spacing: Float
    let noise: Noise

    struct House {
        let number: Int32
        let left: Float
        let right: Float
        let top: Float
    }

    /// The house at a place.
    func house(at u: Float) -> House {
        let cell = Noise.cell(of: u / spacing)
        if u < left(of: cell) { return house(number: cell - 1) }
        return house(number: u < left(of: cell + 1) ? cell : cell + 1)
    }

    private func house(number cell: Int32) -> House {
        let tall = noise.value(cell, 2)
        // Houses are higher near the centre of the town.
        let place = Float(cell) * spacing
        let town = 0.35 + 0.65 / (1 + (place - centre) * (place - centre) * 5)
        return House(
            number: cell, left: left(of: cell), right: left(of: cell + 1) - gap(cell),
            top: base - height * town * (0.3 + 0.7 * tall * tall))
    }

    var outline: Outline {
        Outline { u in
            let house = house(at: u)
            guard u < house.right else { return base - height * 0.06 }
            return min(house.top, roof(of: house, at: u))
        }
    }

    private var centre: Float { 0.5 * (noise.value(77, 77) - 0.5) }

    private func left(of cell: Int32) -> Float { (Float(cell) + 0.12 * noise.value(cell, 1)) * spacing }

    private func gap(_ cell: Int32) -> Float { spacing * 0.16 * noise.value(cell, 3) }

    private func roof(of house: House, at u: Float) -> Float {
        let (middle, wide) = ((house.left + house.right) / 2, house.right - house.left)
        let aside = abs(u - middle)
        switch noise.value(house.number, 4) {
        case ..<0.12: return house.top - (aside < wide * 0.025 ? height * 0.12 : 0)
        case ..<0.24: return house.top - max(0, wide * 0.5 - aside) * 0.9
        case ..<0.42: return house.top - (aside < wide * 0.3 ? height * 0.05 : 0)
        case ..<0.5: return house.top - max(0, u - house.left) * 0.35
        default: return house.top
        }
    }
}

/// The walls of a skyline and their windows, some of them lit.
struct Walls: Surface {
    let skyline: Skyline
    let tint: Tint
    /// The part of the windows that are lit, 0 to 1.
    let lit: Float
    /// The height of a storey.
    let storey: Float

    private var noise: Noise { skyline.noise }

    func tint(at spot: Spot, in weather: Weather) -> Tint {
        let house = skyline.house(at: spot.u)
        let across = (spot.u - house.left) / max(house.right - house.left, 0.001)
        let facing = weather.sun.u < spot.u ? 1 - across : across
        let shade = noise.value(house.number, 5)
        let wall = tint * (0.7 + 0.6 * shade)
        let street = ((skyline.base - spot.v) / skyline.height).step(from: -0.1, to: 0.5)
        let walls = weather.lit(wall, (0.1 + 0.55 * facing) * (0.45 + 0.55 * street))
        guard spot.u > house.left, spot.u < house.right, spot.v > house.top + storey * 0.5 else {
            return walls
        }
        return windows(of: house, on: walls, spot, weather)
    }

    private func windows(of house: Skyline.House, on walls: Tint, _ spot: Spot, _ weather: Weather) -> Tint {
        let wide = storey * (0.55 + 0.8 * noise.value(house.number, 6))
        let count = max((house.right - house.left) / wide, 1).rounded(.down)
        let (column, row) = (
            (spot.u - house.left) / (house.right - house.left) * count, (spot.v - house.top) / storey
        )
        let glass =
            Self.share(column, spot.pixel * count / (house.right - house.left), 0.22, 0.8)
            * Self.share(row, spot.pixel / storey, 0.28, 0.76)
        let (side, floor) = (Noise.cell(of: column), Noise.cell(of: row))
        let window = Noise(seed: noise.seed &+ UInt32(bitPattern: house.number) &* 31)
        let awake = lit * (0.4 + 1.2 * window.value(7, 7))
        guard window.value(side, floor) < awake else { return walls.mixed(with: pane(weather), glass * 0.45) }
        let warm = window.value(floor, side)
        let lamp = Tint(1, 0.8, 0.46).mixed(with: warm > 0.82 ? Tint(0.72, 0.9, 1) : Tint(1, 0.63, 0.3), warm)
        return walls.mixed(with: lamp * (0.75 + 0.4 * warm), glass * (0.65 + 0.35 * warm))
    }

    private func pane(_ weather: Weather) -> Tint { weather.daylight.sky(at: 0.45) * 0.8 }

    /// The part of a pixel at `place` that is between two fractions of a cell.
    private static func share(_ place: Float, _ width: Float, _ from: Float, _ to: Float) -> Float {
        func below(_ place: Float) -> Float {
            let cell = Float(Noise.cell(of: place))
            return cell * (to - from) + max(0, min(place - cell, to) - from)
        }
        guard width > 0 else { return 0 }
        return ((below(place + width / 2) - below(place - width / 2)) / width).clamped
    }
}
