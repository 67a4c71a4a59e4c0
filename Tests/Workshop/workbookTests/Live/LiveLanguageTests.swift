import Programs
import Testing
import Text
@testable import Terminal

@testable import Checking
@testable import Coursework
@testable import workbook

/// The live screen in another language than English, at several sizes.
struct LiveLanguageTests {
    private let workbook: StandIn

    init() throws { workbook = try StandIn(isFilled: true) }

    /// Words that are not translated: code, files, names, and texts of the stand-in, which have no entry.
    private static let own = [
        "Exercise 4.3.2 · Let only the strong winds through.", "Another nudge.", "Count the gusts",
        "Give the address of an image", "Exercises/Chapter4/Signals.swift", "signals", "basics", "FRP",
        "Enter", "Esc",
        "Home", "End", "Backspace",
        "PgUp", "PgDn", "Ctrl-C", "Space", "reset", "public func strongWinds", "wind.filter", "wind",
        "Signal", "Int",
    ]
    private static let files = ["workbook", "exercises4", "exercises5"]

    /// The screen in each of its states.
    private func screens() throws -> [(name: String, model: LiveModel)] {
        func pressing(_ keys: Key..., in model: LiveModel) -> LiveModel {
            var model = model
            for key in keys { _ = model.press(key, page: 10) }
            return model
        }
        let failed = Verdict(state: .failed, lesson: .init([.words("That is not what happens.")]))
        var working = try workbook.model()
        working.activity = .building(chapter: 4, Activity.Steps(25, of: 50), isFirst: true)
        working.seconds = 3
        var hinted = try workbook.model()
        hinted.session.takeHint(to: hinted.current)
        return [
            ("not begun", try workbook.model()), ("not yet", try workbook.model(failed)),
            ("passed", try workbook.model(.passed)),
            ("at work", working), ("hint", hinted),
            ("solution?", pressing(.character("s"), in: try workbook.model())),
            ("solution", pressing(.character("s"), .character("y"), in: try workbook.model())),
            ("reset?", pressing(.character("x"), in: try workbook.model())),
            ("list", pressing(.character("l"), in: try workbook.model(at: "4.3.1", .passed))),
            ("list, searched", pressing(.character("l"), .character("日"), in: try workbook.model())),
        ]
    }

    @Test func `The word that confirms a reset is the same in all languages`() throws {
        try Phrasebook.$ofThisPage.withValue(Phrasebook(.chinese, for: Self.files)) {
            var model = try workbook.model()
            for key in "xreset" { _ = model.press(.character(key), page: 10) }
            let text = model.lines(LiveViewTests.sizes[0]).joined(separator: "\n")
            #expect(text.contains("“reset”") && text.contains("\n reset\n"), "\(text)")
        }
    }

    @Test func `All keys are explained in it`() {
        Phrasebook.$ofThisPage.withValue(Phrasebook(.chinese, for: Self.files)) {
            for size in LiveViewTests.sizes.prefix(2) {
                var canvas = Canvas(size: size)
                canvas.write(keys: LiveKeys.all)
                let lines = (0..<size.rows).map { canvas.text(row: $0) }
                #expect(english(in: lines) == [], "\(lines.joined(separator: "\n"))")
                #expect(lines.joined().contains("按键"))
            }
        }
    }

    /// The English words in these lines.
    private func english(in lines: [String]) -> [String] {
        var text = lines.joined(separator: " ").words
        while let marked = text.firstMatch(of: /⟦[^⟦⟧]*⟧/) { text.replaceSubrange(marked.range, with: "") }
        for name in Self.own { text = text.replacing(name, with: "") }
        return text.matches(of: /[A-Za-z]{2,}/).map { String($0.0) }
    }

    @Test func `Every text of the screen has an entry in the translation files`() throws {
        try Phrasebook.$ofThisPage.withValue(Phrasebook(.pseudo, for: Self.files)) {
            for (name, model) in try screens() {
                let lines = model.lines(Size(columns: 120, rows: 60))
                #expect(
                    english(in: lines) == [] && lines.joined().contains("⟦"),
                    "\(name)\n\(lines.joined(separator: "\n"))")
            }
        }
    }

    @Test(arguments: LiveViewTests.sizes)
    func `In Chinese it fits every window, and has no English`(_ size: Size) throws {
        try Phrasebook.$ofThisPage.withValue(Phrasebook(.chinese, for: Self.files)) {
            for (name, model) in try screens() {
                let lines = model.lines(size)
                let tooWide = lines.filter { line in
                    line.displayWidth >= size.columns && !Self.own.contains { line.contains($0) }
                }
                #expect(tooWide == [], "\(name)")
                #expect(english(in: lines) == [], "\(name)\n\(lines.joined(separator: "\n"))")
            }
        }
    }
}
