import Attempts

public func diary<Diary: RangeReplaceableCollection<String>>(_ days: [String], goingOn old: Diary) -> Diary {
    variants {
        right("`+` makes the new diary in one go, with one copy of the old one.") { old + days }
        right("A loop appends to a variable, as `reduce(into:)` does for you.") {
            var diary = old
            for day in days { diary.append(day) }
            return diary
        }
        wrong("copies in reduce(into:) as well") { days.reduce(into: old) { $0 = $0 + [$1] } }
        wrong("makes room in front each time, and turns it round") {
            let backwards = days.reduce(into: Diary()) { $0.insert($1, at: $0.startIndex) }
            return old + backwards.reversed()
        }
        wrong("forgets what was written before") { days.reduce(into: Diary()) { $0.append($1) } }
    }
}
