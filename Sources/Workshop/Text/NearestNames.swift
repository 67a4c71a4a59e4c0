/// The names that are most similar to a mistyped one, the nearest first.
package struct NearestNames {
    package let names: [String]

    /// At most three names: those that contain what was typed, and those whose distance is at most a third of its letters (two for
    /// a short word).
    package init(to typed: String, among candidates: [String]) {
        let typed = String(typed.prefix(60))
        let tolerance = max(2, typed.count / 3)
        names =
            candidates
            .map { (name: $0, distance: Self.distance(typed, $0)) }
            .filter { candidate in
                candidate.distance <= min(tolerance, candidate.name.count - 1)
                    || typed.count >= 3 && candidate.name.contains(typed)
            }
            .sorted { $0.distance < $1.distance }
            .prefix(3)
            .map(\.name)
    }

    /// ` Did you mean “signals”?`, or an empty text.
    package var question: String {
        switch names.count {
        case 0: ""
        case 1: " Did you mean “\(names[0])”?"
        case 2: " Did you mean “\(names[0])” or “\(names[1])”?"
        default: " Did you mean “\(names[0])”, “\(names[1])” or “\(names[2])”?"
        }
    }

    /// The number of letters to insert, delete, replace or swap with a neighbour (the optimal string alignment distance).
    package static func distance(_ one: String, _ other: String) -> Int {
        let one = Array(one)
        let other = Array(other)
        var rows = [Array(0...other.count)]
        for row in one.indices {
            var next = [row + 1]
            for column in other.indices {
                let isSame = one[row] == other[column]
                var best = min(
                    rows[row][column + 1] + 1,
                    next[column] + 1,
                    rows[row][column] + (isSame ? 0 : 1)
                )
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, rows[row - 1][column - 1] + 1)
                }
                next.append(best)
            }
            rows.append(next)
        }
        return rows[one.count][other.count]
    }
}
