/// `reduce(into:)` gives the closure the diary itself, which it may change. Nobody outside can see the
/// change: the function is as pure as before. The work grows with the days, no longer with their square.
public func diary<Diary: RangeReplaceableCollection<String>>(_ days: [String], goingOn old: Diary) -> Diary {
    days.reduce(into: old) { soFar, day in soFar.append(day) }
}
