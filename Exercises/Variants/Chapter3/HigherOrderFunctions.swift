import Attempts

public func announce(_ stations: [String], through loudspeaker: (Int, String) -> Void) {
    variants {
        right("`zip(1..., stations)` counts from 1, so the loudspeaker can be passed on as it is.") {
            zip(1..., stations).forEach(loudspeaker)
        }
        right("A `for` loop takes the place of `forEach`.") {
            for (index, station) in stations.enumerated() { loudspeaker(index + 1, station) }
        }
        wrong("counts the stops from 0") {
            stations.enumerated().forEach { loudspeaker($0.offset, $0.element) }
        }
        wrong("looks up a stop's number by its name") {
            for station in stations {
                loudspeaker((stations.firstIndex(of: station) ?? 0) + 1, station)
            }
        }
        wrong("leaves out the last stop") { zip(1..<max(1, stations.count), stations).forEach(loudspeaker) }
        wrong("calls the loudspeaker once, for the whole line") {
            loudspeaker(1, stations.joined(separator: ", "))
        }
    }
}

public func allInTurn(_ steps: [(String) -> String]) -> (String) -> String {
    variants {
        right("`reduce` takes the parcel through the steps, so there is no variable.") {
            { parcel in steps.reduce(parcel) { $1($0) } }
        }
        right("`reduce` joins the functions themselves, and no parcel is needed for that.") {
            steps.reduce({ $0 }) { soFar, step in { parcel in step(soFar(parcel)) } }
        }
        right("It applies the last step to what the steps before it give.") {
            guard let last = steps.last else { return { $0 } }
            let before = Array(steps.dropLast())
            return { parcel in last(before.reduce(parcel) { $1($0) }) }
        }
        wrong("takes the last step first") {
            { parcel in steps.reversed().reduce(parcel) { $1($0) } }
        }
        wrong("gives every step the parcel as it came") {
            { parcel in steps.map { step in step(parcel) }.last ?? parcel }
        }
        wrong("goes on with the parcel of the call before") {
            var done = ""
            return { parcel in
                done = steps.reduce(done + parcel) { $1($0) }
                return done
            }
        }
        wrong("makes nothing of a parcel without steps") {
            { parcel in steps.isEmpty ? "" : steps.reduce(parcel) { $1($0) } }
        }
        wrong("tries the steps out before anybody calls") {
            let rehearsal = steps.reduce("") { $1($0) }
            return { parcel in rehearsal + parcel }
        }
    }
}
