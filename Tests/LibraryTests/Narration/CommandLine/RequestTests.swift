import Book

@testable import Narration

struct RequestTests {
    private let chapter = SampleSections.chapter

    /// The parsed request in a few words: `tell 4.8 4.9`.
    private func understood(_ arguments: [String]) throws(UsageError) -> String {
        words(for: try chapter.request(for: arguments))
    }

    private func words(for request: Request) -> String {
        switch request {
        case .wholeChapter: "tell all"
        case .sections(let sections): "tell " + sections.map(\.number).joined(separator: " ")
        case .section(let section, let diagrams):
            "tell \(section.number) with "
                + diagrams.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", ")
        case .data(let sections, let diagrams):
            "data of " + sections.map(\.number).joined(separator: " ")
                + diagrams.sorted { $0.key < $1.key }.map { ", \($0) \($1)" }.joined()
        case .guessing(let request): "ask, and " + words(for: request)
        case .list(let sections): "list " + sections.map(\.number).joined(separator: " ")
        case .help: "help"
        case .play(let play, let inBrowser): "play " + play.name + (inBrowser ? " in a browser" : "")
        }
    }

    @Test(arguments: [
        ("", "tell all"),
        ("--", "tell all"),
        ("field", "tell 4.9"),
        ("Field", "tell 4.9"),
        ("4.9", "tell 4.9"),
        ("9", "tell 4.9"),
        ("-- field", "tell 4.9"),
        ("field two-askers", "tell 4.9 4.8"),
        ("field 4.9 9", "tell 4.9"),
        ("--list", "list 4.8 4.9 4.10"),
        ("--list 10 8", "list 4.10 4.8"),
        ("10 --list", "list 4.10"),
        ("--guess", "ask, and tell all"),
        ("field --guess 8", "ask, and tell 4.9 4.8"),
        ("field --guess --marbles wind=--3|", "ask, and tell 4.9 with wind --3|"),
        ("--guess --help", "help"),
        ("--json", "data of 4.8 4.9 4.10"),
        ("--json 10 8", "data of 4.10 4.8"),
        ("field --json --marbles 2.1=--3--7|", "data of 4.9, 2.1 --3--7|"),
        ("--json --help", "help"),
        ("--help", "help"),
        ("-h", "help"),
        ("--list --help", "help"),
        ("nowhere --help", "help"),
        ("play --help", "help"),
        ("play", "play form"),
        ("play search", "play search"),
        ("play FORM", "play form"),
        ("play search --browser", "play search in a browser"),
        ("field --marbles 2.1=--3--7|", "tell 4.9 with 2.1 --3--7|"),
        ("field --marbles wind=--3--7|", "tell 4.9 with wind --3--7|"),
        ("field --marbles 2.wind=--3--7|", "tell 4.9 with 2.wind --3--7|"),
        ("--marbles=2.1=-=- --marbles 1.10= 9", "tell 4.9 with 1.10 , 2.1 -=-"),
        ("--marbles 2.1=x --help", "help"),
    ])
    func understands(line: String, as request: String) throws {
        let arguments = line.split(separator: " ").map(String.init)
        let understood = try understood(arguments)
        #expect(understood == request)
    }

    @Test(arguments: [
        (["feild"], "There is no section “feild”. Did you mean “field”?\n"),
        (["playy"], "There is no section “playy”. Did you mean “play”?\n"),
        (["nowhere"], "There is no section “nowhere”.\nList the sections with: swift run chapter4 --list"),
        ([""], "There is no section “”.\n"),
        (["field", "play"], "“play” comes first and goes with no section: swift run chapter4 play"),
        (["4.11"], "There is no section “4.11”; the first is 4.8, the last 4.10.\n"),
        (["-1"], "There is no option “-1”.\n"),
        (["5.2"], "“5.2” belongs to chapter 5: swift run chapter5 5.2"),
        (["--lsit"], "There is no option “--lsit”. Did you mean “--list”?\nswift run chapter4 --help tells"),
        (["-x", "--help"], "There is no option “-x”."),
        (["--", "--list"], "There is no section “--list”."),
        (["\u{1B}[31m"], "There is no section “␛[31m”."),
        ([String(repeating: "x", count: 99)], "There is no section “\(String(repeating: "x", count: 39))…”."),
        (
            ["play", "chess"],
            "There is nothing to play called “chess”. There is:\n  swift run chapter4 play form\n  swift run"
        ),
        (["play", "form", "search"], "There is nothing to play called “search”. There is:\n"),
        (["play", "--list"], "--list lists sections"),
        (["field", "--browser"], "--browser goes with play: swift run chapter4 play --browser"),
        (["play", "--guess"], "--guess goes with sections, not with play."),
        (["--guess", "--json"], "--guess asks somebody who reads in a terminal: swift run chapter4 --guess"),
        (["--list", "--guess"], "--guess asks somebody who reads in a terminal"),
        (["--gues"], "There is no option “--gues”. Did you mean “--guess”?\n"),
        (["8", "9", "--guess", "--marbles", "1.1=--3"], "--marbles goes with one section"),
        (["play", "--json"], "--json goes with sections"),
        (["play", "--apo", "x"], "There is no option “--apo”."),
        (["--json", "8", "9", "--marbles", "1.1=--3"], "--marbles goes with one section"),
        (
            ["--marbles"],
            "--marbles needs a source and a diagram: swift run chapter4 SECTION --marbles wind='--3--7--|'"
        ),
        (["field", "--marbles", "--3"], "--marbles needs a source and a diagram"),
        (["field", "--marbles=3=--3"], "--marbles needs a source and a diagram"),
        (["field", "--marbles=0.1=--3"], "--marbles needs a source and a diagram"),
        (["--marbles", "1.1=--3"], "--marbles goes with one section: swift run chapter4 SECTION --marbles"),
        (["8", "9", "--marbles", "1.1=--3"], "--marbles goes with one section"),
        (["play", "--marbles", "1.1=--3"], "--marbles goes with one section"),
        (["--list", "8", "--marbles", "1.1=--3"], "--marbles goes with one section"),
        (["field", "--marble", "1.1=--3"], "There is no option “--marble”. Did you mean “--marbles”?"),
    ])
    func explains(arguments: [String], in message: String) {
        let error = #expect(throws: UsageError.self) { try understood(arguments) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    private let withAppendix = Chapter(
        BookChapter(4, "Kettles", "", sections: []),
        sections: SampleSections.chapter.sections + [SampleSections.appendix])

    @Test(arguments: [
        (["kettles"], "All, -- Steam, copper, brass, -- Water, clay"),
        (["kettles", "brass", "Clay"], "brass, clay"), (["4.11", "brass", "field"], "brass"),
    ])
    func entriesOfAnAppendixAreAskedForByName(arguments: [String], told: String) throws {
        guard case .sections(let sections) = try withAppendix.request(for: arguments) else {
            Issue.record("no sections")
            return
        }
        let blocks = try sections[0].data(typed: nil, replacing: [:]).blocks
        let words = blocks.map { block in
            switch block {
            case .heading(let title): "-- \(title)"
            case .prose(let text): text
            default: "?"
            }
        }
        #expect(words.joined(separator: ", ") == told)
    }

    @Test(arguments: [
        (
            ["kettles", "bras"],
            "kettles has no “bras”. Did you mean “brass”?\nAll there are: swift run chapter4 kettles"
        ),
        (["clay"], "Ask kettles for “clay”: swift run chapter4 kettles clay"),
    ])
    func explainsWhatIsInAnAppendix(arguments: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try withAppendix.request(for: arguments) }
        #expect(error?.message == message)
    }

    @Test func aChapterWithNothingToPlaySaysSo() {
        let chapter = Chapter(BookChapter(2, "Ideas", "", sections: []), sections: [])
        let error = #expect(throws: UsageError.self) { try chapter.request(for: ["play"]) }
        #expect(
            error?.message
                == "Chapter 2 has nothing to play.\nList the sections with: swift run chapter2 --list")
    }
}

/// Any arguments after the name of a chapter are parsed or refused.
struct RequestFuzzTests {
    private static let words = [
        "play", "form", "search", "field", "two-askers", "4.8", "8", "4", "9", "--", "--list", "--help",
        "-h", "--browser", "--browser=", "--browser=http://127.0.0.1:1", "-", "--x", "5.1",
        "4.99999999999999999999", "", " ", "..", "PLAY",
    ]

    @Test func argumentsAtRandom() {
        let failure = Fuzz.firstFailure(in: 3_000) { dice in
            let arguments = (0..<Int.random(in: 0...6, using: &dice)).map { _ in
                switch Int.random(in: 0..<6, using: &dice) {
                case 0: Noise.text(of: 20, &dice)
                case 1: (Self.words.randomElement(using: &dice) ?? "") + Noise.text(of: 3, &dice)
                default: Self.words.randomElement(using: &dice) ?? ""
                }
            }
            do throws(UsageError) {
                _ = try SampleSections.chapter.request(for: arguments)
                return nil
            } catch {
                let lines = error.message.split(separator: "\n", omittingEmptySubsequences: false).map(
                    String.init)
                let isShort = (1...3).contains(lines.count) && lines.allSatisfy { $0.displayWidth <= 160 }
                return isShort && lines.allSatisfy { $0.printable == $0 }
                    ? nil : "\(arguments) is answered with \(error.message.debugDescription)"
            }
        }
        #expect(failure == nil)
    }

    @Test(arguments: ["x", "9", "\u{301}", "-", "\u{1B}[2J", "4."])
    func `a very long argument is refused at once, and not repeated`(part: String) {
        let start = ContinuousClock.now
        let error = #expect(throws: UsageError.self) {
            try SampleSections.chapter.request(for: [String(repeating: part, count: 20_000)])
        }
        #expect((error?.message.utf8.count ?? 0) < 1_000 && ContinuousClock.now - start < .seconds(5))
    }
}
