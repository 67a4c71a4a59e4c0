import Attempts

/// Exercise 2.1.1 · Name the towns where it froze.
///
/// The steps below should give the towns with less than 0 degrees, in the order of the reports. More than one
/// step is wrong. You need not find out which: say instead which reports you want, and what you want of each.
///
///     frostyTowns([("Bern", -2), ("Thun", 3), ("Chur", -5)])     // ["Bern", "Chur"]
///
/// Book: chapter2/philosophy
public func frostyTowns(_ reports: [(town: String, degrees: Int)]) -> [String] {
    todo()  // Delete this line when you begin.
    var towns: [String] = []
    var isFrosty = false
    var index = 1
    while index < reports.count {
        if reports[index].degrees < 0 { isFrosty = true }
        if isFrosty { towns.append(reports[index].town) }
        index += 1
    }
    return towns
}
