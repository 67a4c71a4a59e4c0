import Attempts

public func announce(_ stations: [String], through loudspeaker: @escaping (Int, String) -> Void) {
    accepted([
        "`zip(1..., stations)` counts from 1, so the loudspeaker can be passed on as it is.": {
            zip(1..., stations).forEach(loudspeaker)
        },
        "A `for` loop takes the place of `forEach`.": {
            for (index, station) in stations.enumerated() { loudspeaker(index + 1, station) }
        },
    ])
}

public func allInTurn(_ steps: [(String) -> String]) -> (String) -> String {
    accepted([
        "`reduce` takes the letter through the steps, so there is no variable.": {
            { letter in steps.reduce(letter) { $1($0) } }
        },
        "`reduce` joins the functions themselves, and no letter is needed for that.": {
            steps.reduce({ $0 }) { soFar, step in { letter in step(soFar(letter)) } }
        },
        "It applies the last step to what the steps before it give.": {
            guard let last = steps.last else { return { $0 } }
            let before = Array(steps.dropLast())
            return { letter in last(before.reduce(letter) { $1($0) }) }
        },
    ])
}
