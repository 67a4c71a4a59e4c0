extension Chapter3 {
    @Suite struct Performance {
        @Test func `3.5.1 Write the diary without copying it every day`() async {
            await exercise {
                let order = "What was written before comes first, then an entry for each day, in their order."
                expect(
                    diary(["2 May: rain", "3 May: fog", "3 May: fog"], goingOn: ["1 May: sun"]),
                    is: ["1 May: sun", "2 May: rain", "3 May: fog", "3 May: fog"],
                    for: #"["2 May: rain", "3 May: fog", "3 May: fog"], going on ["1 May: sun"]"#,
                    because: order)
                expect(
                    diary([], goingOn: ["1 May: sun"]), is: ["1 May: sun"], for: "no new days", because: order
                )

                let days = (1...200).map { "day \($0)" }
                let copies = Tally()
                let given = "200 days, going on an empty diary"
                let long = trying(given) {
                    CountingDiary.$copies.withValue(copies) { diary(days, goingOn: CountingDiary()) }
                }
                expect(Array(long), is: days, for: given, because: order)
                let allowed =
                    "up to 400 copied entries for 200 days (a diary of 100 entries, copied once, is 100)"
                expect(
                    copies.count, allowed,
                    because: """
                        `+` makes another diary, and copies all entries into it. So does a change of `var copy = soFar`, as \
                        long as `soFar` is there too. And an entry that is put in front moves all others.
                        """
                ) { $0 <= 400 }
            }
        }
    }
}

/// A diary that is copied, as an array is, when one of two holders writes into it, and moves what stands
/// behind a new entry. It counts the entries.
private struct CountingDiary: RangeReplaceableCollection {
    private final class Paper {
        var entries: [String]

        init(_ entries: [String]) { self.entries = entries }
    }

    @TaskLocal static var copies: Tally?

    private var paper = Paper([])

    var startIndex: Int { 0 }
    var endIndex: Int { paper.entries.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> String { paper.entries[index] }

    mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<String>) {
        if isKnownUniquelyReferenced(&paper) {
            note(paper.entries.count - range.upperBound)
        } else {
            note(paper.entries.count)
            paper = Paper(paper.entries)
        }
        paper.entries.replaceSubrange(range, with: new)
    }

    private func note(_ count: Int) { for _ in 0..<count { Self.copies?.note() } }
}
