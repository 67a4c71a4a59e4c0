import Testing

@testable import chapter6

/// What chapter 6 counts in its own sources.
struct SourceFolderTests {
    @Test(arguments: ["\n", "\r\n"])
    func `The code of a file are its lines without comments and blank ones, however they end`(_ end: String) {
        let lines = ["/// A wind.", "func wind() {", "", "    // It blows.", "    blow()", "}", ""]
        #expect(SourceFolder.code(in: lines.joined(separator: end)) == ["func wind() {", "    blow()", "}"])
    }
}
