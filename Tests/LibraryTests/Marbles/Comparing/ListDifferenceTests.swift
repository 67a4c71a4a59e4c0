import Lessons
import Marbles
import Testing
import Text

/// How many elements of a list are right, and how that is shown.
@Suite struct ListDifferenceTests {
    private func lines(_ expected: [String], _ yours: [String], width: Int = 66) -> [String] {
        ListDifference(expected: expected, yours: yours, width: width).map { lines($0, width: width) } ?? []
    }

    private func lines(_ difference: ListDifference, width: Int) -> [String] {
        Lesson([.rows(difference.rows.map { .init("", $0.text) }, mark: difference.mark)]).lines(width: width)
    }

    @Test func `elements are aligned, and the caret is under the first that differs`() throws {
        let difference = try #require(
            ListDifference(expected: [23, 1, 23, 0, 12], yours: [23, 1, 23, 24, 12], width: 66))
        #expect(
            lines(difference, width: 66) == [
                "[23, 1, 23, 0,  12]",
                "[23, 1, 23, 24, 12]",
                "------------^",
                "the first 3 of 5 are right; then 24 came instead of 0",
            ])
    }

    @Test func `for long elements that begin alike, the sentence shows where they differ`() {
        let (expected, yours) = ("failed: LibrarySaysNo(status: 503)", "failed: LibrarySaysNo(status: 0)")
        let sentence = ListDifference(expected: [expected], yours: [yours])?.mark.sentence
        #expect(sentence == #"at first …o(status: 0)" came instead of …o(status: 503)""#)
    }

    @Test(arguments: [
        ([1, 2, 3], [1, 5, 6], "the first of 3 is right; then 5 came instead of 2"),
        ([1, 2], [3, 4], "at first 3 came instead of 1"),
        ([1, 2, 3, 4], [1, 2], "the first 2 of 4 are right; then 2 more are missing"),
        ([1, 2, 3], [1, 2], "the first 2 of 3 are right; then 3 is missing"),
        ([1, 2, 3, 4], [1, 3, 4], "the first of 4 is right; then 2 is missing"),
        ([1, 2], [2], "at first 1 is missing"),
        ([1, 2], [1, 2, 3], "all 2 are right; the one after them is too many"),
        ([1], [1, 2], "the first is right; the one after it is too many"),
        ([1, 2], [1, 2, 3, 4], "all 2 are right; the 2 after them are too many"),
        ([1, 2], [1, 9, 2], "the first of 2 is right; then 9 is too many"),
        (
            [1, 2, 3], [1, 3, 2],
            "the first of 3 is right; then 3 came instead of 2. Only the order is wrong"
        ),
        ([1, 2], [], "your list is empty"),
        ([], [1], "an empty list was expected"),
    ])
    func `the sentence says how many elements are right`(expected: [Int], yours: [Int], sentence: String) {
        #expect(ListDifference(expected: expected, yours: yours, width: 66)?.mark.sentence == sentence)
    }

    @Test(arguments: [
        (
            ["a", "b", "c"], ["a", "b", "x"], #"["a", "b", "x"]"#, "-----------^",
            "the first 2 are right; this one is not"
        ),
        (["a", "b"], ["a", "x"], #"["a", "x"]"#, "------^", "the first is right; this one is not"),
        (["a"], ["x"], #"["x"]"#, "-^", "this one is not right"),
        (
            ["a", "b", "c"], ["a", "b"], #"["a", "b"]"#, "-----------^",
            "all 2 are right, but that is not all"
        ),
        (["a", "b"], ["a"], #"["a"]"#, "------^", "this one is right, but that is not all"),
        (["a"], ["a", "b"], #"["a", "b"]"#, "------^", "the first is right; this one is not"),
        (["a"], [], "[]", "-^", "your list is empty"),
    ])
    func `the hint about a prediction says how many elements are right, and not what comes`(
        actual: [String], yours: [String], text: String, caret: String, sentence: String
    ) throws {
        let difference = try #require(ListDifference(prediction: yours, of: actual, width: 66))
        #expect(difference.rows == [.init("yours", text)])
        #expect(difference.mark.sentence == sentence && difference.mark.column == caret.count - 1)
        #expect(difference.isBeginning == (yours.count < actual.count && actual.starts(with: yours)))
    }

    @Test func `equal lists have no difference`() {
        #expect(ListDifference(expected: [1, 2], yours: [1, 2][...], width: 66) == nil)
        #expect(ListDifference(prediction: [1, 2], of: [1, 2], width: 66) == nil)
    }

    @Test func `long lists are reduced to the part around the difference`() {
        let days = (1...20).map { "day \($0)" }
        #expect(
            lines(days, days.filter { $0 != "day 9" }, width: 50) == [
                #"[…, "day 7", "day 8", "day 9",  "day 10", …]"#,
                #"[…, "day 7", "day 8", "day 10", "day 11", …]"#,
                #"----------------------^"#,
                #"the first 8 of 20 are right; then "day 9" is"#, "missing",
            ])
    }

    @Test(arguments: [20, 33, 50, 66], [0, 1, 7, 18, 19])
    func `no line is wider than the given width`(_ width: Int, _ place: Int) {
        let days = (1...20).map { "\($0)." }
        var yours = days
        yours[place] = "?"
        #expect(lines(days, yours, width: width).filter { $0.displayWidth > width } == [])
        #expect(lines(days, Array(days.prefix(place)), width: width).filter { $0.displayWidth > width } == [])
        #expect(lines(Array(days.prefix(place)), days, width: width).filter { $0.displayWidth > width } == [])
    }
}
