import Attempts

public func announce(_ stations: [String], through loudspeaker: @escaping (Int, String) -> Void) {
    mistake([
        "counts the stops from 0": { stations.enumerated().forEach { loudspeaker($0.offset, $0.element) } },
        "looks up a stop's number by its name": {
            for station in stations {
                loudspeaker((stations.firstIndex(of: station) ?? 0) + 1, station)
            }
        },
        "leaves out the last stop": {
            zip(1..<max(1, stations.count), stations).forEach(loudspeaker)
        },
        "calls the loudspeaker once, for the whole line": {
            loudspeaker(1, stations.joined(separator: ", "))
        },
    ])
}

public func allInTurn(_ steps: [(String) -> String]) -> (String) -> String {
    mistake([
        "takes the last step first": { { letter in steps.reversed().reduce(letter) { $1($0) } } },
        "gives every step the letter as it came": {
            { letter in steps.map { step in step(letter) }.last ?? letter }
        },
        "goes on with the letter of the call before": {
            var done = ""
            return { letter in
                done = steps.reduce(done + letter) { $1($0) }
                return done
            }
        },
        "makes nothing of a letter without steps": {
            { letter in steps.isEmpty ? "" : steps.reduce(letter) { $1($0) } }
        },
        "tries the steps out before anybody calls": {
            let rehearsal = steps.reduce("") { $1($0) }
            return { letter in rehearsal + letter }
        },
    ])
}
