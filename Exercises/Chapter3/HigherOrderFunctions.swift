import Attempts

/// Exercise 3.1.1 · Hand every station to the loudspeaker.
///
/// Call `loudspeaker` once for each station, in their order, with the number of the stop, counted from 1,
/// and the name.
///
///     announce(["Bern", "Thun"], through: { print($0, $1) })     // prints "1 Bern", then "2 Thun"
///
/// Book: chapter3/Higher_Order_Functions
public func announce(_ stations: [String], through loudspeaker: (Int, String) -> Void) {
    todo()  // Delete this line when you begin.
}

/// Exercise 3.1.2 · Make one function of several steps.
///
/// Return a function that takes a parcel through all the steps: the first step gets the parcel, each later
/// step gets the result of the step before. Without any steps the parcel stays the same.
///
///     let prepare = allInTurn([{ "wrapped \($0)" }, { "stamped \($0)" }])
///     prepare("parcel")     // "stamped wrapped parcel"
///
/// Book: chapter3/Higher_Order_Functions
public func allInTurn(_ steps: [(String) -> String]) -> (String) -> String {
    todo()
}
