import Terminal
import Testing

@testable import Checking
@testable import Coursework
@testable import workbook

/// How keys and checks change the model, without a terminal.
struct LiveModelTests {
    private let workbook: StandIn

    init() throws { workbook = try StandIn(isFilled: true) }

    private func model(at id: String = "4.3.1", passed: [String] = []) throws -> LiveModel {
        LiveModel(try workbook.session(passed: passed), current: try workbook.exercise(id))
    }

    private func press(_ model: inout LiveModel, _ keys: Key...) -> [LiveModel.Request] {
        keys.map { model.press($0, page: 10) }.filter { $0 != .nothing }
    }

    // MARK: Keys

    @Test(arguments: [
        (Key.character("h"), LiveModel.Request.hint), (.character("c"), .check), (.enter, .check),
        (.character("r"), .read),
        (.character("o"), .open), (.character("q"), .quit), (.character("z"), .nothing), (.escape, .nothing),
        (.character("日"), .nothing), (.control("a"), .nothing), (.function(1), .nothing),
    ])
    func `A key returns a request for what the model cannot do itself`(
        _ key: Key, _ request: LiveModel.Request
    ) throws {
        var model = try model()
        #expect(model.press(key, page: 10) == request)
        #expect(model.current.id.description == "4.3.1" && model.panel == .exercise && model.question == nil)
    }

    @Test(arguments: [
        ("4.3.1", [Key.right], "4.3.2"), ("4.3.1", [.right, .right], "5.1.1"), ("5.1.1", [.right], "5.1.1"),
        ("5.1.1", [.character("p")], "4.3.2"), ("4.3.2", [.left, .left, .left], "4.3.1"),
    ])
    func `The arrows and p follow the order of the book, and stop at both ends`(
        _ id: String, _ keys: [Key], _ shown: String
    ) throws {
        var model = try model(at: id)
        for key in keys { #expect(model.press(key, page: 10) == .nothing) }
        #expect("\(model.current.id)" == shown)
    }

    @Test(arguments: [
        ("4.3.1", ["4.3.2"], "5.1.1"), ("4.3.1", [], "4.3.2"), ("5.1.1", [], "4.3.1"),
        ("4.3.1", ["4.3.2", "5.1.1"], "4.3.1"),
    ])
    func `n goes to the next exercise that is not passed, and from the last to the first`(
        _ id: String, _ passed: [String], _ shown: String
    ) throws {
        var model = try model(at: id, passed: passed)
        _ = press(&model, .character("n"))
        #expect("\(model.current.id)" == shown)
        #expect(model.note == (id == shown ? "All other exercises are passed." : ""))
    }

    @Test func `Keys scroll by a line and by a page; another exercise is shown from its beginning`() throws {
        var model = try model()
        model.scroll = 20
        _ = press(&model, .down, .down, .up)
        #expect(model.scroll == 21)
        _ = press(&model, .pageDown, .character(" "), .pageUp)
        #expect(model.scroll == 31)
        _ = press(&model, .character("n"))
        #expect(model.scroll == 0)
    }

    // MARK: Questions

    @Test(arguments: [
        (Key.character("y"), true), (.character("Y"), true), (.character("n"), false), (.enter, false),
        (.escape, false),
    ])
    func `Before a pass the solution is shown only after a yes`(_ key: Key, _ isShown: Bool) throws {
        var model = try model()
        _ = press(&model, .character("s"))
        #expect(model.question == .solution && !model.showsSolution)
        #expect(press(&model, key) == [] && model.question == nil && model.showsSolution == isShown)
        if isShown {
            _ = press(&model, .character("s"))
            #expect(!model.showsSolution && model.question == nil)
        }
    }

    @Test func `After a pass s asks nothing, and the solution is shown already`() throws {
        var model = try model(passed: ["4.3.1"])
        _ = press(&model, .character("s"))
        #expect(model.question == nil && model.note == "The right answers are below yours.")
    }

    @Test(arguments: [
        ("reset", Key.enter, [LiveModel.Request.reset]), ("rese", .enter, []), ("y", .enter, []),
        ("", .enter, []), ("reset", .escape, []), ("resett", .enter, []),
    ])
    func `A reset needs the whole word, and Enter`(
        _ typed: String, _ last: Key, _ requests: [LiveModel.Request]
    ) throws {
        var model = try model()
        _ = press(&model, .character("x"))
        for character in typed { #expect(press(&model, .character(character)) == []) }
        #expect(model.question == .reset(typed: typed))
        #expect(press(&model, last) == requests && model.question == nil)
        #expect(model.note == (requests.isEmpty ? "Nothing was changed." : ""))
    }

    // MARK: The list

    @Test(arguments: [
        ([Key.down], 1), ([.down, .down, .down, .down], 2), ([.up], 0), ([.end], 2), ([.end, .home], 0),
        ([.pageDown], 2), ([.end, .pageUp], 0), ([.character(" ")], 2), ([.character("5")], 2),
        ([.character("4"), .character("."), .character("3"), .character("."), .character("2")], 1),
        ([.character("4"), .character("."), .character("9")], 0),
        ([.character("9"), .backspace, .character("5")], 2), ([.character("5"), .backspace], 2),
        ([.backspace], 0), ([.character("ü"), .tab], 0), ("strong".map(Key.character), 1),
        ("WINDS".map(Key.character), 1), ("address".map(Key.character), 2), ("q".map(Key.character), 0),
        ("im".map(Key.character), 2),
    ])
    func `In the list keys choose, and digits and names jump`(_ keys: [Key], _ selected: Int) throws {
        var model = try model()
        _ = press(&model, .character("l"))
        for key in keys { #expect(model.press(key, page: 10) == .nothing) }
        guard case .list(selected, _) = model.panel else { return #expect(Bool(false), "\(model.panel)") }
        _ = press(&model, .enter)
        #expect(model.panel == .exercise && model.current == model.exercises[selected])
    }

    @Test func `Esc leaves the list, and the exercise stays`() throws {
        var model = try model(at: "4.3.2")
        #expect(press(&model, .character("l"), .end, .escape) == [])
        #expect(model.panel == .exercise && "\(model.current.id)" == "4.3.2" && model.scroll == 0)
    }

    @Test func `The exercise that is shown may be chosen again`() throws {
        var model = try model(at: "4.3.2")
        #expect(press(&model, .character("l"), .enter) == [] && model.panel == .exercise)
        #expect("\(model.current.id)" == "4.3.2")
    }

    // MARK: Results of checks

    private func report(_ verdicts: [String: Verdict]) throws -> Report {
        var report = Report(on: try workbook.answers())
        for (id, verdict) in verdicts { ExerciseID(id).map { report.verdicts[$0] = verdict } }
        return report
    }

    /// The model after a check with these verdicts.
    private func after(_ verdicts: [String: Verdict], at id: String) throws -> LiveModel {
        var model = try model(at: id)
        model.session = try workbook.session(verdicts.map { ($0.key, $0.value) })
        model.take(try report(verdicts), of: try verdicts.keys.map { try workbook.exercise($0) })
        return model
    }

    private static let failed = Verdict(state: .failed, lesson: "expected 7")

    @Test func `The verdict on the current exercise needs no message`() throws {
        let model = try after(["4.3.1": .passed], at: "4.3.1")
        #expect(model.note == "" && model.verdict(on: model.current) == .passed && model.activity == nil)
    }

    @Test func `Of several failures all are named, one is shown, and f shows the next`() throws {
        var model = try after(["4.3.1": Self.failed, "4.3.2": .passed, "5.1.1": Self.failed], at: "4.3.1")
        #expect(model.note == "3 tried, 1 passed. Not right: 4.3.1, 5.1.1. f shows the next of them.")
        var shown: [String] = []
        for _ in 0..<3 {
            _ = press(&model, .character("f"))
            shown.append("\(model.current.id)")
        }
        #expect(shown == ["5.1.1", "4.3.1", "5.1.1"] && model.note.hasPrefix("3 tried"))
    }

    @Test func `If another exercise was saved and fails, it is shown`() throws {
        #expect("\(try after(["5.1.1": Self.failed], at: "4.3.1").current.id)" == "5.1.1")
    }

    @Test func `If another exercise passes, a message names it, and g shows it`() throws {
        var model = try after(["5.1.1": .passed], at: "4.3.1")
        #expect("\(model.current.id)" == "4.3.1" && model.note == "✔ 5.1.1 passed. g shows it.")
        _ = press(&model, .character("g"))
        #expect("\(model.current.id)" == "5.1.1" && model.note == "")
    }

    @Test func `Without a failure, f only says so`() throws {
        var model = try after(["4.3.1": .passed], at: "4.3.1")
        _ = press(&model, .character("f"))
        #expect(model.note == "Nothing of the last check is wrong." && "\(model.current.id)" == "4.3.1")
    }

    @Test func `A check that ends while the list is open leaves it open`() throws {
        var model = try model()
        _ = press(&model, .character("l"), .end)
        model.session = try workbook.session([("4.3.1", Self.failed)])
        model.take(try report(["4.3.1": Self.failed]), of: [try workbook.exercise("4.3.1")])
        #expect(model.panel == .list(selected: 2, typed: ""))
    }

    @Test(arguments: [
        ("4.3.2", 1, "This is the first one with “4.3.2”. Enter shows it."),
        ("GUST", 0, "This is the first one with “GUST”. Enter shows it."),
        ("gz", 0, "No exercise has “gz” in its number or its name. Backspace deletes a letter."),
    ])
    func `The list shows the search text; without a hit the selection stays`(
        _ text: String, _ selected: Int, _ note: String
    ) throws {
        var model = try model()
        _ = press(&model, .character("l"))
        for key in text { _ = press(&model, .character(key)) }
        #expect(model.panel == .list(selected: selected, typed: text) && model.note == note)
    }

    @Test func `If the search text is deleted, its message goes away, and the selection stays`() throws {
        var model = try model()
        _ = press(&model, .character("l"), .down, .character("z"), .backspace)
        #expect(model.panel == .list(selected: 1, typed: "") && model.note == "")
        _ = press(&model, .character("z"), .escape)
        #expect(model.panel == .exercise && model.note == "")
    }

    @Test func `An exercise that is gone from its file is missing, before any check`() throws {
        try workbook.remove(StandIn.signals)
        let model = try model()
        #expect(model.verdict(on: model.current).state == .missing)
    }
}
