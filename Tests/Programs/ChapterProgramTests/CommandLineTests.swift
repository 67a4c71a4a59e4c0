import Book
import Harness
import Terminal
import Testing
import Trials

@Suite(.waits) struct CommandLineTests {
    @Test("the sections listed are those of the book", arguments: chapters)
    func list(_ chapter: Int) throws {
        let listed = try run(chapter, ["--list"]).text.split(separator: "\n")
            .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(listed == sections(of: chapter).map(\.testDescription))
    }

    @Test("list and help fit in 80 columns", arguments: chapters, ["--list", "--help"])
    func fits(_ chapter: Int, _ option: String) throws {
        let run = try Harness.run(chapter, [option])
        let widest = run.text.split(separator: "\n").map(\.displayWidth).max() ?? 0
        #expect((1...80).contains(widest) && run.errorText == "" && run.ending == .exited(0))
    }

    @Test("an unknown section is answered with the nearest", arguments: chapters)
    func unknownSection(_ chapter: Int) throws {
        let name = sections(of: chapter).map(\.name).first ?? ""
        let run = try Harness.run(chapter, [name + "x"])
        #expect(run.errorText.contains("Did you mean “\(name)”?") && run.errorText.contains("--list"))
        #expect(run.text == "" && run.ending == .exited(64))
    }

    @Test("where a diagram is missing, what is advised can be typed", arguments: ["signals", "4.10", ""])
    func advisedDiagram(_ section: String) throws {
        let run = try Harness.run(4, [section, "--marbles"].filter { !$0.isEmpty })
        let pattern = #/swift run chapter4 (?<section>\S+) --marbles (?<source>\S+)='(?<diagram>.+)'/#
        let advised = try #require(run.errorText.firstMatch(of: pattern))
        let arguments = [String(advised.section), "--marbles", "\(advised.source)=\(advised.diagram)"]
        #expect(try Harness.run(4, arguments).ending == .exited(0))
        #expect(advised.section == ["signals": "4.3", "4.10": "4.10"][section] ?? advised.section)
    }

    @Test("play needs a terminal, or something to print", arguments: chapters.filter { $0 < 5 })
    func playInAPipe(_ chapter: Int) throws {
        let run = try Harness.run(chapter, ["play"])
        #expect(
            run.errorText.contains("swift run chapter\(chapter)") && run.text == ""
                && run.ending == .exited(64)
        )
    }

    @Test(
        "a program whose standard streams are closed ends as one that cannot write, or says nothing",
        arguments: chapters, ["<&-", ">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"]
    )
    func closedStreams(_ chapter: Int, _ closed: String) throws {
        let cannotWrite = closed.contains(" >&-") || closed.hasPrefix(">&-")
        for (argument, status) in [("--list", cannotWrite ? 74 : 0), ("nonsense", 64)] as [(String, Int32)] {
            let run = try ChildProcess.run(
                "/bin/sh",
                ["-c", "\"$0\" \(argument) \(closed)", Products.executable("chapter\(chapter)")])
            #expect(run.ending == .exited(status), "\(argument) \(closed): \(run.errorText)")
        }
    }

    @Test("in a pipe the gallery is printed once, as text")
    func galleryInAPipe() throws {
        let first = try Harness.run(5, ["play"])
        #expect(first.text.contains(", rated 9") && first.text.contains("::::") && first.ending == .exited(0))
        #expect(!first.text.contains("\u{1B}") && first.errorText == "")
        #expect(try Harness.run(5, ["play"]).text == first.text)
    }

    #if os(Linux)
    /// Where this user may have a network of their own: in it the loopback interface is switched off.
    private static let canGoOffline =
        (try? ChildProcess.run("/bin/sh", ["-c", "unshare -rn true"]).ending) == .exited(0)

    @Test(
        "without a loopback interface the photo service cannot be reached: that is said, and the program ends",
        .enabled(if: canGoOffline), arguments: [(5, "5.4"), (5, "play"), (6, "play")])
    func offline(_ chapter: Int, _ arguments: String) throws {
        let script = "exec unshare -rn \"$0\" \(arguments) </dev/null 2>&1"
        let run = try ChildProcess.run(
            "/bin/sh", ["-c", script, Products.executable("chapter\(chapter)")], deadline: 20)
        let words = run.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("the loopback interface is switched off"), "\(run.text)")
        // A section goes on behind the example that was stopped; a play has nothing to show.
        #expect((run.ending == .exited(0)) == (arguments != "play"))
    }
    #endif

    @Test("typed lines that are piped into a section take the place of the scripted person")
    func typedLines() throws {
        let run = try Harness.run(4, ["deriving-state"], typed: "ab\na@b\n")
        #expect(run.errorText == "" && run.ending == .exited(0))
        let shown = run.text.split(separator: "\n").filter { $0.hasPrefix("   ▸ ") }.map { $0.dropFirst(5) }
        #expect(shown.contains("ab: button disabled, text red"))
        #expect(shown.contains("a@b: button enabled, text green"))
    }
}
