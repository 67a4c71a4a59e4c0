import Terminal
import Testing

struct CommandLineTests {
    @Test("the sections listed are those of the book", arguments: BookMap.chapters)
    func list(_ chapter: Int) throws {
        let listed = try ChapterRun(chapter, ["--list"]).output.split(separator: "\n")
            .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(listed == BookMap.sections(of: chapter).map(\.testDescription))
    }

    @Test("list and help fit in 80 columns", arguments: BookMap.chapters, ["--list", "--help"])
    func fits(_ chapter: Int, _ option: String) throws {
        let run = try ChapterRun(chapter, [option])
        let widest = run.output.split(separator: "\n").map(\.displayWidth).max() ?? 0
        #expect((1...80).contains(widest) && run.errors == "" && run.status == 0)
    }

    @Test("an unknown section is answered with the nearest", arguments: BookMap.chapters)
    func unknownSection(_ chapter: Int) throws {
        let name = BookMap.sections(of: chapter).map(\.name).first ?? ""
        let run = try ChapterRun(chapter, [name + "x"])
        #expect(run.errors.contains("Did you mean “\(name)”?") && run.errors.contains("--list"))
        #expect(run.output == "" && run.status == 64)
    }

    @Test("play needs a terminal, or something to play", arguments: BookMap.chapters)
    func playInAPipe(_ chapter: Int) throws {
        let run = try ChapterRun(chapter, ["play"])
        #expect(run.errors.contains("swift run chapter\(chapter)") && run.output == "" && run.status == 64)
    }
}
