import Attempts

public func diary<Diary: RangeReplaceableCollection<String>>(_ days: [String], goingOn old: Diary) -> Diary {
    accepted([
        "all at once": { old + days },
        "with a loop": {
            var diary = old
            for day in days { diary.append(day) }
            return diary
        },
    ])
}
