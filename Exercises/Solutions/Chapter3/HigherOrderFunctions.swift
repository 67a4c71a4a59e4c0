/// `forEach` goes through the list; you pass it a function for each element. `enumerated` counts from 0,
/// people count stops from 1.
public func announce(_ stations: [String], through loudspeaker: (Int, String) -> Void) {
    stations.enumerated().forEach { stop in loudspeaker(stop.offset + 1, stop.element) }
}

/// Functions come in, a function goes out, and nothing is done until somebody calls it. The parcel is a
/// variable of each call, so one call does not change another.
public func allInTurn(_ steps: [(String) -> String]) -> (String) -> String {
    { parcel in
        var parcel = parcel
        for step in steps { parcel = step(parcel) }
        return parcel
    }
}
