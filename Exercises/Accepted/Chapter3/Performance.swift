import Attempts

public func diary<Diary: RangeReplaceableCollection<String>>(_ days: [String], goingOn old: Diary) -> Diary {
    accepted([
        "`+` makes the new diary in one go, with one copy of the old one.": { old + days },
        "A loop appends to a variable, as `reduce(into:)` does for you.": {
            var diary = old
            for day in days { diary.append(day) }
            return diary
        },
    ])
}
