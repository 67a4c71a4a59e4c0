import Attempts

public func announce(_ stations: [String], through loudspeaker: @escaping (Int, String) -> Void) {
    accepted([
        "with zip": { zip(1..., stations).forEach(loudspeaker) },
        "with a loop": { for (index, station) in stations.enumerated() { loudspeaker(index + 1, station) } },
    ])
}

public func allInTurn(_ steps: [(String) -> String]) -> (String) -> String {
    accepted([
        "with reduce over the letter": { { letter in steps.reduce(letter) { $1($0) } } },
        "with reduce over the functions": {
            steps.reduce({ $0 }) { soFar, step in { letter in step(soFar(letter)) } }
        },
        "by what the rest would do": {
            guard let last = steps.last else { return { $0 } }
            let before = Array(steps.dropLast())
            return { letter in last(before.reduce(letter) { $1($0) }) }
        },
    ])
}
