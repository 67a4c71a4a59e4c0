import Attempts

public func summerTime(_ hours: [Int]) -> [Int] {
    mistake([
        "lets a clock show 24": { hours.map { $0 + 1 } },
        "leaves out the clocks that would show 24": { hours.map { $0 + 1 }.filter { $0 < 24 } },
        "puts the clocks back": { hours.map { ($0 + 23) % 24 } },
        "leaves out hours that two clocks show": { Set(hours).sorted().map { ($0 + 1) % 24 } },
    ])
}

public func dinnerLines() -> [String] {
    mistake([
        "thinks that each vegetable goes through both at once": {
            ["peel carrot", "boil carrot", "peel leek", "boil leek"]
        },
        "thinks that the last map is done first": {
            ["boil carrot", "boil leek", "peel carrot", "peel leek"]
        },
        "thinks that the last map replaces the first": { ["boil carrot", "boil leek"] },
    ])
}
