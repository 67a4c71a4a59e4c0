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
}
