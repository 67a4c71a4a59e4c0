extension Scene {
    /// Peaks with snow, ridges before them, woods in front.
    static func mountains(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Scene {
        var scene = open(hour, horizon: numbers.between(0.55, 0.66), &numbers)
        let peak = numbers.between(0.05, 0.28) * (scene.sky.sun.u > 0 ? -1 : 1)
        scene.far.append(range(base: 0.62, peak: (peak * -1.4, 0.4, 0.12), haze: 0.68, snow: 0.46, &numbers))
        scene.far.append(
            range(
                base: 0.68, peak: (peak, numbers.between(0.34, 0.55), numbers.between(0.26, 0.4)), haze: 0.3,
                snow: numbers.between(0.46, 0.62), &numbers))
        let rock = numbers.pick(Tint(0x6A6F6A), Tint(0x5E6B5A), Tint(0x77695F))
        scene.far.append(scene.ridge(base: 0.8, height: 0.14, haze: 0.2, tint: rock, &numbers))
        scene.addWoods(rows: [0.92, 1.0], size: 0.085, haze: 0.12, &numbers)
        scene.addBirds(&numbers)
        return scene
    }

    /// Several ridges, one behind the other.
    static func hills(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Scene {
        let horizon = numbers.between(0.42, 0.56)
        var scene = open(hour, horizon: horizon + 0.06, &numbers)
        let count = numbers.whole(5...8)
        let tint = numbers.pick(Tint(0x5C6E58), Tint(0x56616E), Tint(0x6B6450), Tint(0x4F6A66))
        for index in 0..<count {
            let near = Float(index) / Float(count - 1)
            let base = horizon + 0.06 + (1.04 - horizon) * near * (0.55 + 0.45 * near)
            let ground = Outline.rolling(
                base: base, height: 0.1 + 0.2 * near, frequency: numbers.between(1.1, 1.9) - near * 0.5,
                octaves: near < 0.5 ? 5 : 4, numbers.noise())
            let isWooded = near > 0.3 && numbers.chance(0.7)
            let size = 0.012 + 0.05 * near * near
            let outline =
                isWooded ? Outline.conifers(on: ground, size: size, density: 0.8, numbers.noise()) : ground
            let woods = Woods(tint: tint * (1 - 0.45 * near), size: size * 1.6, noise: numbers.noise())
            let meadow = Meadow(tint: tint, other: tint * 0.8, noise: numbers.noise())
            let surface: any Surface = isWooded ? woods : meadow
            let haze = 0.86 * (1 - near) * (1 - 0.25 * near) + 0.02
            scene.far.append(
                Land(outline: outline, surface: surface, haze: haze, mist: (0.55 * (1 - near), 0.2)))
        }
        scene.addBirds(&numbers)
        return scene
    }

    /// Conifers in the mist.
    static func forest(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Scene {
        var scene = open(hour, horizon: 0.6, &numbers)
        if numbers.chance(0.5) {
            scene.far.append(
                range(
                    base: 0.6, peak: (numbers.between(-0.3, 0.3), 0.5, 0.16), haze: 0.72, snow: 0.4, &numbers)
            )
        }
        let tint = numbers.pick(Tint(0x2F4A38), Tint(0x37493A), Tint(0x2C4348), Tint(0x4A4A34))
        let count = numbers.whole(4...6)
        let slope = numbers.between(-0.22, 0.22)
        for index in 0..<count {
            let near = Float(index) / Float(count - 1)
            let size = 0.06 + 0.3 * near * near
            let noise = numbers.noise()
            let lean = slope * (1 - near) * (index % 2 == 0 ? 1 : -0.7)
            let ground = Outline { [base = 0.56 + 0.56 * near] u in
                base + lean * u - 0.08 * (noise.layered(u * 1.7, octaves: 3) - 0.5)
            }
            let trees = numbers.noise()
            scene.far.append(
                Land(
                    outline: .conifers(on: ground, size: size, density: 0.92 - 0.35 * near, trees),
                    surface: Woods(tint: tint * (1 - 0.35 * near), size: size, noise: trees),
                    haze: 0.8 * (1 - near) + 0.03, mist: (0.85 * (1 - near * 0.7), size * 1.1)))
        }
        scene.addBirds(&numbers)
        return scene
    }

    /// Dunes under a wide sky.
    static func dunes(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Scene {
        let horizon = numbers.between(0.4, 0.56)
        var scene = open(hour, horizon: horizon + 0.04, &numbers)
        if numbers.chance(0.4) {
            scene.far.append(
                range(
                    base: horizon + 0.06, peak: (numbers.between(-0.3, 0.3), 0.4, 0.06), haze: 0.66, snow: -1,
                    &numbers))
        }
        let tint = numbers.pick(Tint(0xE9B777), Tint(0xDFA070), Tint(0xEBCB98), Tint(0xD98E62))
        let count = numbers.whole(3...5)
        for index in 0..<count {
            let near = Float(index) / Float(count - 1)
            let noise = numbers.noise()
            scene.far.append(
                Land(
                    outline: .dunes(
                        base: horizon + 0.07 + (1.0 - horizon) * near * near * 0.92,
                        height: 0.06 + 0.18 * near, frequency: 2.6 - 1.5 * near, noise),
                    surface: Sand(
                        tint: tint, lean: numbers.between(-0.9, 0.9), ripples: 60 - 22 * near,
                        noise: numbers.noise()),
                    haze: 0.45 * (1 - near) * (1 - near) + 0.02))
        }
        scene.addBirds(&numbers)
        return scene
    }

    /// A distant range of mountains.
    static func range(
        base: Float, peak: (u: Float, width: Float, height: Float), haze: Float, snow: Float,
        _ numbers: inout SeededNumbers
    ) -> Land {
        let height = numbers.between(0.1, 0.2)
        let frequency = numbers.between(1.6, 2.6)
        let tint = numbers.pick(Tint(0x6F7480), Tint(0x7A7068), Tint(0x66707A))
        return Land(
            outline: .rugged(base: base, height: height, frequency: frequency, peak: peak, numbers.noise()),
            surface: Rock(tint: tint, snowLine: snow, noise: numbers.noise()), haze: haze, mist: (0.55, 0.36))
    }

    /// A ridge without snow.
    func ridge(base: Float, height: Float, haze: Float, tint: Tint, _ numbers: inout SeededNumbers) -> Land {
        let frequency = numbers.between(1.2, 2)
        return Land(
            outline: .rolling(base: base, height: height, frequency: frequency, octaves: 5, numbers.noise()),
            surface: Meadow(tint: tint, other: tint * 0.78, noise: numbers.noise()), haze: haze,
            mist: (0.3, 0.16))
    }

    /// Conifers in the foreground, a row for each base.
    mutating func addWoods(rows: [Float], size: Float, haze: Float, _ numbers: inout SeededNumbers) {
        let tint = numbers.pick(Tint(0x2E4436), Tint(0x344038), Tint(0x3B4230))
        for (index, base) in rows.enumerated() {
            let size = size * (1 + 0.7 * Float(index))
            let frequency = numbers.between(0.8, 1.4)
            let ground = Outline.rolling(
                base: base, height: 0.14, frequency: frequency, octaves: 3, numbers.noise())
            let noise = numbers.noise()
            near.append(
                Land(
                    outline: .conifers(on: ground, size: size, density: 0.75, noise),
                    surface: Woods(tint: tint * (1 - 0.3 * Float(index)), size: size, noise: noise),
                    haze: haze / Float(index + 1)))
        }
    }
}
