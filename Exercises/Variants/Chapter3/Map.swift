import Attempts

public func summerTime(_ hours: [Int]) -> [Int] {
    variants {
        right("It asks about the last hour instead of taking a remainder.") {
            hours.map { $0 == 23 ? 0 : $0 + 1 }
        }
        right("A loop appends each hour to a list; `map` does that for you.") {
            var later: [Int] = []
            for hour in hours { later.append((hour + 1) % 24) }
            return later
        }
        wrong("lets a clock show 24") { hours.map { $0 + 1 } }
        wrong("leaves out the clocks that would show 24") { hours.map { $0 + 1 }.filter { $0 < 24 } }
        wrong("puts the clocks back") { hours.map { ($0 + 23) % 24 } }
        wrong("leaves out hours that two clocks show") { Set(hours).sorted().map { ($0 + 1) % 24 } }
    }
}

public func dinnerLines() -> [String] {
    variants {
        right(
            "Two loops make the lines: the outer one is about the steps, the inner one about the vegetables."
        ) {
            var lines: [String] = []
            for step in ["peel", "boil"] {
                for vegetable in ["carrot", "leek"] { lines.append("\(step) \(vegetable)") }
            }
            return lines
        }
        wrong("thinks that each vegetable goes through both at once") {
            ["peel carrot", "boil carrot", "peel leek", "boil leek"]
        }
        wrong("thinks that the last map is done first") {
            ["boil carrot", "boil leek", "peel carrot", "peel leek"]
        }
        wrong("thinks that the last map replaces the first") { ["boil carrot", "boil leek"] }
    }
}
