import Attempts

/// Exercise 4.16.1 · Find an order in which the cells can be calculated.
///
/// `cells` says which other cells each cell looks at. Return the names of all cells, each after all cells that it looks
/// at. Often there are several such orders, and each of them is right. No cell goes in a circle. The sheet may be
/// large: visit each cell only once.
///
///     A1 looks at B1 and C1, C1 looks at B1      result: B1, C1, A1
///
/// Book: not in it
public func calculationOrder(of cells: [String: Set<String>]) -> [String] {
    todo()
}

/// Exercise 4.16.2 · Mark what a change reaches.
///
/// Somebody types into `cell`. Return the names of all cells that have to be calculated again: this cell, those that look at
/// it, those that look at these, and so on. Some cells may go in a circle.
///
///     A1 looks at B1, B1 looks at C1, D1 looks at E1
///     C1 is changed                                   result: A1, B1, C1
///
/// Book: not in it
public func cellsToMark(after cell: String, in cells: [String: Set<String>]) -> Set<String> {
    todo()
}
