/// `reduce(into:)` hands the closure the diary itself, to be added to. The change cannot be seen from
/// outside: the function is as pure as before, and the work grows with the days, no longer with their
/// square.
public func diary<Diary: RangeReplaceableCollection<String>>(_ days: [String], goingOn old: Diary) -> Diary {
    days.reduce(into: old) { soFar, day in soFar.append(day) }
}
