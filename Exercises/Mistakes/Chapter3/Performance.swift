import Attempts

public func diary<Diary: RangeReplaceableCollection<String>>(_ days: [String], goingOn old: Diary) -> Diary {
    mistake([
        "copies in reduce(into:) as well": { days.reduce(into: old) { $0 = $0 + [$1] } },
        "adds to a copy each time": {
            days.reduce(old) { soFar, day in
                var soFar = soFar
                soFar.append(day)
                return soFar
            }
        },
        "makes room in front each time, and turns it round": {
            let backwards = days.reduce(into: Diary()) { $0.insert($1, at: $0.startIndex) }
            return old + backwards.reversed()
        },
        "forgets what was written before": { days.reduce(into: Diary()) { $0.append($1) } },
    ])
}
