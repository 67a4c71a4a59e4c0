import Programs
import Terminal
import Testing
import Text

@testable import Checking
@testable import Coursework
@testable import workbook

/// The lines of the live screen, at several sizes.
struct LiveViewTests {
    static let sizes = [Size(columns: 80, rows: 30), Size(columns: 60, rows: 24), LiveView.smallest]
    private let workbook: StandIn

    init() throws { workbook = try StandIn(isFilled: true) }

    private func words(_ lines: [String]) -> String { lines.joined(separator: " ").words }

    @Test func `The whole screen at 80 columns and 30 rows`() throws {
        let verdict = Verdict(state: .failed, lesson: "expected  -----7--|\nyours     --3--7--|")
        let lines = try workbook.model(verdict).lines(Self.sizes[0])
        let bar = String(repeating: "░", count: 30)
        let rule = String(repeating: "─", count: 78)
        let exercise = [
            " A workbook of FRP  \(bar)  0/3",
            " Chapter 4  0/2   4.3 Signals  ·✘",
            " \(rule)",
            " ✘ 4.3.2  Let only the strong winds through: not yet",
            "          expected  -----7--|",
            "          yours     --3--7--|",
            "          Exercises/Chapter4/Signals.swift:11",
            "",
            "",
            "     public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {",
            "         wind",
            "     }",
        ]
        let keys = [
            " \(rule)",
            " n next  p previous  h hint  s solution  o open  r read  l list  c check",
            " x reset  q quit  ? keys",
        ]
        #expect(lines == exercise + Array(repeating: "", count: 15) + keys)
    }

    @Test(
        "Progress is at the top, the exercise in the middle, and all keys at the bottom, at each size",
        arguments: sizes)
    func everything(_ size: Size) throws {
        let lines = try workbook.model(Verdict(state: .failed, lesson: "expected 7")).lines(size)
        #expect(lines[0].contains("A workbook of FRP") && lines[0].hasSuffix("0/3"))
        #expect(lines[1].contains("4.3 Signals") && lines[3].contains("✘ 4.3.2"))
        let all = words(lines)
        for key in [
            "n next", "p previous", "h hint", "s solution", "o open", "r read", "l list", "c check",
            "x reset", "q quit", "? keys",
        ] {
            #expect(all.contains(key), "\(key)")
        }
        #expect(lines.allSatisfy { $0.displayWidth < size.columns })
    }

    @Test(arguments: sizes)
    func `A long lesson is wrapped between words, and can be scrolled to its end`(_ size: Size) throws {
        let lesson = (1...60).map { "word\($0)" }.joined(separator: " ")
        var model = try workbook.model(Verdict(state: .failed, lesson: .init(lesson)))
        var seen: Set<String> = []
        let view = LiveView(model: model, size: size)
        let isLong = view.scrollLimit > 0
        #expect(isLong == model.lines(size).contains { $0.hasSuffix("↓ more") })
        for scroll in 0...view.scrollLimit {
            model.scroll = scroll
            for line in model.lines(size) { seen.formUnion(line.split(separator: " ").map(String.init)) }
        }
        #expect((1...60).allSatisfy { seen.contains("word\($0)") })
        #expect(!model.lines(size).contains { $0.contains("↓ more") })
        // Scrolling stops at the end.
        model.scroll = 10_000
        let end = model.lines(size)
        model.scroll = view.scrollLimit
        #expect(end == model.lines(size))
        model.scroll = -5
        #expect(model.lines(size)[3].contains("✘ 4.3.2"))
    }

    @Test(arguments: sizes) func `The current activity is above the keys`(_ size: Size) throws {
        var model = try workbook.model()
        model.activity = .building(chapter: 4, Activity.Steps(25, of: 50), isFirst: false)
        model.seconds = 3
        if size.columns >= 60 {
            #expect(
                words(model.lines(size)).contains("░ Building the exercises of chapter 4: 25 of 50 · 3 s"))
        }
        #expect(words(model.lines(size)).contains("Building the exercises of chapter 4"))
        model.activity = nil
        model.note =
            "One sentence that says what has become of all that was tried just now, and what is next."
        #expect(words(model.lines(size)).contains(model.note))
    }

    @Test(arguments: sizes) func `A question is above the keys, complete`(_ size: Size) throws {
        var model = try workbook.model()
        _ = model.press(.character("s"), page: 10)
        #expect(words(model.lines(size)).contains("Show the solution before you have passed? [y/N]"))
        _ = model.press(.character("n"), page: 10)
        _ = model.press(.character("x"), page: 10)
        #expect(
            words(model.lines(size)).contains(
                "To put 4.3.2 back as it was, type “reset” and press Enter; Esc leaves it:"))
    }

    @Test(arguments: sizes)
    func `The list has a row for each exercise, and the selected one is visible`(_ size: Size) throws {
        var model = try workbook.model(at: "4.3.1", .passed)
        _ = model.press(.character("l"), page: 10)
        let first = model.lines(size)
        #expect(first.contains { $0.hasPrefix(" ▸ ✔ 4.3.1  Count the gusts") })
        #expect(first.contains(" 4.3  signals  1/2") && words(first).contains("Enter show"))
        _ = model.press(.end, page: 10)
        #expect(model.lines(size).contains { $0.hasPrefix(" ▸ · 5.1.1") })
    }

    @Test(arguments: sizes)
    func `The screen has the hints that were shown, and the solution after a yes`(_ size: Size) throws {
        var model = try workbook.model()
        model.session.takeHint(to: model.current)
        _ = model.press(.character("s"), page: 10)
        _ = model.press(.character("y"), page: 10)
        var seen = ""
        for scroll in 0...LiveView(model: model, size: size).scrollLimit {
            model.scroll = scroll
            seen += words(model.lines(size)) + " "
        }
        for text in ["1. Another nudge.", "One more hint: h", "Ours", "wind.filter { $0 > 5 }"] {
            #expect(seen.contains(text), "\(text)")
        }
        #expect(!seen.contains("Another idea."))
    }

    @Test func `After a pass both answers are shown, and the next exercise is named`() throws {
        let all = try words(workbook.model(.passed).lines(Self.sizes[0]))
        #expect(all.contains("Passed. n goes on to 5.1.1."))
        #expect(all.contains("Your answer public func") && all.contains("Ours") && all.contains("█"))
    }

    @Test func `All keys of the last lines are in the list of keys`() {
        let explained = LiveKeys.all.flatMap { $0.key.components(separatedBy: " ") }
        #expect(LiveKeys.shown(in: .exercise).map(\.key).filter { !explained.contains($0) } == ["?"])
    }

    @Test func `It shows why an exercise could not be tried, and which ones the build left out`() throws {
        var model = try workbook.model(at: "4.3.1")
        var report = Report(on: try workbook.answers())
        report.obstacles = [model.current.id: "4.3.1 uses `helper`."]
        report.troubles = ["The build failed."]
        report.leftOut = [try workbook.exercise("4.3.2").id]
        model.session = try workbook.session([("4.3.2", Verdict(state: .doesNotCompile, lesson: "no"))])
        model.take(report, of: [model.current])
        let all = words(model.lines(Self.sizes[0]))
        #expect(all.contains("It could not be tried. 4.3.1 uses `helper`. The build failed."))
        #expect(all.contains("The build left out what does not compile or is gone: 4.3.2. f shows it."))
        _ = model.press(.character("f"), page: 10)
        #expect("\(model.current.id)" == "4.3.2")
    }
}

extension StandIn {
    /// A model at an exercise with this verdict.
    func model(at id: String = "4.3.2", _ verdict: Verdict? = nil) throws -> LiveModel {
        LiveModel(try session(verdict.map { [(id, $0)] } ?? []), current: try exercise(id))
    }
}

extension LiveModel {
    /// The lines of a window of this size.
    func lines(_ size: Size) -> [String] {
        var canvas = Canvas(size: size)
        LiveView(model: self, size: size).draw(on: &canvas)
        return (0..<size.rows).map { canvas.text(row: $0) }
    }
}
