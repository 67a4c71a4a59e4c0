import Attempts

public func summerTime(_ hours: [Int]) -> [Int] {
    accepted([
        "It asks about the last hour instead of taking a remainder.": { hours.map { $0 == 23 ? 0 : $0 + 1 } },
        "A loop appends each hour to a list; `map` does that for you.": {
            var later: [Int] = []
            for hour in hours { later.append((hour + 1) % 24) }
            return later
        },
    ])
}

public func dinnerLines() -> [String] {
    accepted([
        "Two loops make the lines: the outer one is about the steps, the inner one about the vegetables.": {
            var lines: [String] = []
            for step in ["peel", "boil"] {
                for vegetable in ["carrot", "leek"] { lines.append("\(step) \(vegetable)") }
            }
            return lines
        }
    ])
}
