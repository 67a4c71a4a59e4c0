import Testing

/// What somebody pipes into a section takes the place of the scripted person.
struct TypedLineTests {
    private func shown(_ chapter: Int, _ section: String, typed: String) throws -> [String] {
        let run = try run(chapter, [section], typed: typed)
        #expect(run.errorText == "" && run.ending == .exited(0))
        let printed = run.text.split(separator: "\n").filter { $0.hasPrefix("   ▸ ") }
        return printed.map { String($0.dropFirst(5)) }
    }

    @Test func `The form's button and colour follow the typed lines`() throws {
        let shown = try shown(4, "deriving-state", typed: "ab\na@b\n")
        #expect(shown.contains("ab: button disabled, text red"))
        #expect(shown.contains("a@b: button enabled, text green"))
    }

    @Test func `A1 stays the sum of B1 and C1`() throws {
        let shown = try shown(2, "functional-reactive-programming", typed: "B1=3\nC1=4\nB1=10\n")
        #expect(
            shown.suffix(3) == [
                "B1=3: B1 shows 3, A1 shows 5", "C1=4: C1 shows 4, A1 shows 7",
                "B1=10: B1 shows 10, A1 shows 14",
            ]
        )
    }

    @Test func `What is wrong with a cell is said in its line`() throws {
        let shown = try shown(2, "2.2", typed: "B1=1/0\nB1=(2\nwhat\n")
        #expect(shown.contains("B1=1/0: B1 shows divided by zero, A1 shows needs B1"))
        #expect(shown.contains("B1=(2: B1 shows column 2: this ( is never closed, A1 shows needs B1"))
        #expect(shown.last?.hasPrefix("“what” names no cell.") == true)
    }
}
