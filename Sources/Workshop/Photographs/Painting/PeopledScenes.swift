extension Scene {
    /// Mountains or woods, and their reflection in still water.
    static func lake(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Scene {
        let line = numbers.between(0.54, 0.64)
        var scene = open(hour, horizon: line - 0.04, &numbers)
        let peak = numbers.between(-0.26, 0.26)
        scene.far.append(
            range(
                base: line, peak: (peak, numbers.between(0.3, 0.5), numbers.between(0.14, 0.3)), haze: 0.42,
                snow: numbers.between(0.3, 0.48), &numbers))
        let tint = numbers.pick(Tint(0x4C6350), Tint(0x5A6048), Tint(0x6A5A42), Tint(0x40605E))
        scene.far.append(scene.ridge(base: line + 0.03, height: 0.1, haze: 0.3, tint: tint, &numbers))
        scene.far.append(scene.shore(line: line, tint: tint * 0.7, &numbers))
        let waves = numbers.between(0, 0.14)
        scene.water = Water(line: line, tint: Tint(0x4A7078), waves: waves, noise: numbers.noise())
        if numbers.chance(0.45) { scene.addWoods(rows: [1.06], size: 0.2, haze: 0.03, &numbers) }
        if numbers.chance(0.35), hour != .night {
            let (u, height) = (numbers.between(-0.3, 0.3), numbers.between(0.05, 0.08))
            scene.figures.append(.boat(u: u, line: line + 0.1, height: height, in: scene.weather))
        }
        return scene
    }

    /// The open sea, with islands or a boat.
    static func sea(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Scene {
        let line = numbers.between(0.5, 0.66)
        var scene = open(hour, horizon: line, &numbers)
        for _ in 0..<numbers.whole(0...2) { scene.far.append(scene.island(line: line, &numbers)) }
        let tint = numbers.pick(Tint(0x2F6C86), Tint(0x3A7F86), Tint(0x35587E))
        scene.water = Water(line: line, tint: tint, waves: numbers.between(0.35, 0.9), noise: numbers.noise())
        if numbers.chance(0.35) {
            let sand = Sand(tint: Tint(0xD9BE96), lean: 0.3, ripples: 50, noise: numbers.noise())
            let beach = Outline.rolling(base: 0.97, height: 0.12, frequency: 0.6, octaves: 2, numbers.noise())
            scene.near.append(Land(outline: beach, surface: sand, haze: 0))
        }
        for index in 0..<numbers.whole(0...2) {
            let (u, height) = (numbers.between(-0.4, 0.4), numbers.between(0.05, 0.1) + 0.05 * Float(index))
            scene.figures.append(.boat(u: u, line: line + height * 0.5, height: height, in: scene.weather))
        }
        scene.addBirds(&numbers)
        return scene
    }

    /// A town, sometimes on the water. At night its windows are lit.
    static func city(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Scene {
        let isOnWater = numbers.chance(0.55)
        let base: Float = isOnWater ? numbers.between(0.66, 0.74) : 1.04
        var scene = open(hour, horizon: min(base, 0.8), &numbers)
        let tint = numbers.pick(Tint(0x8A8791), Tint(0x9A8478), Tint(0x7C8894), Tint(0xA08A86))
        let height = isOnWater ? numbers.between(0.34, 0.46) : numbers.between(0.62, 0.78)
        let awake: [Motif.Hour: Float] = [.night: 0.5, .dusk: 0.3, .dawn: 0.16, .noon: 0]
        for index in 0..<3 {
            let near = Float(index) / 2
            let skyline = Skyline(
                base: base, height: height * (1 - 0.38 * near),
                spacing: (isOnWater ? 0.045 : 0.075) * (1 + 0.75 * near), noise: numbers.noise())
            let walls = Walls(
                skyline: skyline, tint: tint * (1 - 0.3 * near), lit: awake[hour] ?? 0,
                storey: (isOnWater ? 0.013 : 0.018) * (1 + 0.6 * near))
            let haze = 0.62 * (1 - near) * (hour == .night ? 0.75 : 1) + 0.03
            scene.far.append(
                Land(outline: skyline.outline, surface: walls, haze: haze, mist: (0.3 * (1 - near), 0.4)))
        }
        if isOnWater {
            let waves = numbers.between(0.12, 0.4)
            scene.water = Water(line: base, tint: Tint(0x3C5870), waves: waves, noise: numbers.noise())
        }
        scene.addBirds(&numbers)
        return scene
    }

    /// Fields whose rows meet at the horizon, trees at their end.
    static func fields(_ hour: Motif.Hour, _ numbers: inout SeededNumbers) -> Scene {
        let line = numbers.between(0.5, 0.62)
        var scene = open(hour, horizon: line, &numbers)
        let green = numbers.pick(Tint(0x6E7F4A), Tint(0x7C8450), Tint(0x5F7A54))
        for index in 0..<numbers.whole(1...3) {
            let base = line + 0.02 * Float(index)
            scene.far.append(
                scene.ridge(base: base, height: 0.1, haze: 0.55 - 0.15 * Float(index), tint: green, &numbers))
        }
        let edge = Outline.rolling(
            base: line + 0.035, height: 0.03, frequency: 1, octaves: 2, numbers.noise())
        let trees = numbers.noise()
        let crowns = Outline.crowns(on: edge, size: numbers.between(0.025, 0.05), density: 0.55, trees)
        let hedge = Woods(tint: green * 0.5, size: 0.06, noise: trees)
        scene.far.append(Land(outline: crowns, surface: hedge, haze: 0.22))
        let (crop, earth) = numbers.pick(
            (Tint(0xD9B45A), Tint(0x8A6B3E)), (Tint(0x9A7FC8), Tint(0x6F6A4E)),
            (Tint(0x8FAF56), Tint(0x6E5A42)),
            (Tint(0xE3C93F), Tint(0x64803C)), (Tint(0xD06A5A), Tint(0x5F7A40)))
        let vanishing = (u: numbers.between(-0.3, 0.3), v: line - 0.01)
        let rows = Crop(
            tint: crop, earth: earth, vanishing: vanishing, rows: numbers.between(7, 13),
            noise: numbers.noise())
        scene.far.append(Land(outline: edge, surface: rows, haze: 0.04))
        if numbers.chance(0.6) {
            let (u, height) = (numbers.between(0.12, 0.34) * numbers.pick(-1, 1), numbers.between(0.16, 0.34))
            let foot = line + 0.04 + height * 0.2
            scene.figures.append(
                .tree(u: u, foot: foot, height: height, tint: green * 0.8, in: scene.weather, numbers.noise())
            )
        }
        scene.addBirds(&numbers)
        return scene
    }

    private func shore(line: Float, tint: Tint, _ numbers: inout SeededNumbers) -> Land {
        let height = numbers.between(0.03, 0.06)
        let ground = Outline.rolling(
            base: line + 0.012, height: 0.05, frequency: 1.3, octaves: 3, numbers.noise())
        let noise = numbers.noise()
        return Land(
            outline: .conifers(on: ground, size: height, density: 0.7, noise),
            surface: Woods(tint: tint, size: height * 1.3, noise: noise), haze: 0.14)
    }

    private func island(line: Float, _ numbers: inout SeededNumbers) -> Land {
        let (u, width) = (numbers.between(-0.55, 0.55), numbers.between(0.12, 0.34))
        let height = numbers.between(0.05, 0.15)
        let noise = numbers.noise()
        let outline = Outline { place in
            let aside = abs(place - u) / width
            let rise = (1 - aside * aside) * (0.55 + 0.6 * noise.layered(place * 7, octaves: 5))
            return line + 0.004 - height * rise * (rise > 0 ? 1 : 0.2)
        }
        let tint = numbers.pick(Tint(0x5F6A5E), Tint(0x6E665C))
        return Land(
            outline: outline, surface: Rock(tint: tint, snowLine: -1, noise: noise),
            haze: numbers.between(0.35, 0.65))
    }
}
