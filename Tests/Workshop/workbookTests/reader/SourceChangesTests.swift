import Testing

@testable import reader

struct SourceChangesTests {
    @Test(
        arguments: [
            ("Chapters/Chapter4/Signals.swift", .chapter(4)), ("Sources/FRP/Signal.swift", .library),
            ("Sources/Workshop/HTTPServer/Socket.swift", .library), ("Package.swift", .library),
            ("Sources/Workshop/reader/Assets/page.css", .style), (".workbook.json", .memory),
            ("Sources/Workshop/reader/SectionPage.swift", nil), ("Sources/Workshop/workbook/main.swift", nil),
            ("README.md", nil),
        ] as [(String, SourceChanges.Change?)])
    func `A changed file affects one chapter, all chapters, the style of pages, or nothing`(
        _ file: String, _ change: SourceChanges.Change?
    ) {
        #expect(SourceChanges.change(at: file) == change)
    }
}
