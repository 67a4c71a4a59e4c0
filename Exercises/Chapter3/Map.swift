import Attempts

/// Exercise 3.2.1 · Move every clock one hour forward.
///
/// Each clock shows a full hour, 0 to 23. Give the hours that the clocks show when each is set one hour later. (In
/// spring many countries set their clocks forward like this, and call it summer time.) You need
/// neither a loop nor a variable.
///
///     summerTime([8, 15, 23])     // [9, 16, 0]
///
/// Book: chapter3/map
public func summerTime(_ hours: [Int]) -> [Int] {
    todo()
}

/// Exercise 3.2.2 · Predict the order of peeling and boiling.
///
/// These are two maps over an array, and each writes down what it does. (To peel is to take off the skin; a leek
/// is a vegetable.)
///
///     var lines: [String] = []
///     let dinner = ["carrot", "leek"]
///         .map { lines.append("peel \($0)"); return $0 }
///         .map { lines.append("boil \($0)"); return $0 }
///
/// Give the `lines` in the order in which they are written, such as ["peel carrot", …].
///
/// Book: chapter3/map
public func dinnerLines() -> [String] {
    todo()
}
