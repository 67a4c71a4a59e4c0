import Attempts

public func summerTime(_ hours: [Int]) -> [Int] {
    accepted([
        "with a question about the last hour": { hours.map { $0 == 23 ? 0 : $0 + 1 } },
        "with a loop": {
            var later: [Int] = []
            for hour in hours { later.append((hour + 1) % 24) }
            return later
        },
    ])
}

public func dinnerLines() -> [String] {
    accepted([
        "by doing it": {
            var lines: [String] = []
            for step in ["peel", "boil"] {
                for vegetable in ["carrot", "leek"] { lines.append("\(step) \(vegetable)") }
            }
            return lines
        }
    ])
}
