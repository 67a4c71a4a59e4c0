import Browser
import Harness
import Testing

/// Five exercises of chapters 2 to 4, from stub to pass, on their pages alone: by mouse and keys, or by finger on a phone.
/// Meanwhile an editor saves a file, too.
struct PageHour {
    private let desk: Desk
    private let tab: Tab
    private let isPhone: Bool

    init(_ desk: Desk, _ tab: Tab, isPhone: Bool) throws {
        (self.desk, self.tab, self.isPhone) = (desk, tab, isPhone)
        try desk.putBack()
    }

    func passes() throws {
        try namesTheTowns()
        try listsWhatCanBePaid()
        try readsTheDigits()
        try letsStrongWindsThrough()
        try fillsTheBoxes()
        #expect(tab.complaints.filter { !$0.contains("409") } == [] && tab.hosts == ["127.0.0.1"])
    }

    /// A wrong answer, the right one, and the link to the next exercise.
    private func namesTheTowns() throws {
        let exercise = try open("2.1.1")
        try exercise.tries("reports.map(\\.town)", "not yet")
        try exercise.tries("reports.filter { $0.degrees < 0 }.map(\\.town)", "passed")
        try exercise.press(".onward a")
        try tab.wait(for: "location.pathname + location.hash", toBe: "/2.2.html#exercise-2.2.1")
    }

    /// A hint, and a compile error.
    private func listsWhatCanBePaid() throws {
        let exercise = try open("3.3.2")
        try exercise.press(".hint > summary")
        try exercise.press(".hint .hint > summary")
        try exercise.tries("prices.mapp { $0 + 3 }", "does not compile")
        try exercise.sees("has no member 'mapp'")
        try exercise.tries("prices.map { $0 + 3 }.filter { $0 <= purse }", "passed")
    }

    /// An answer is reset, after a confirmation.
    private func readsTheDigits() throws {
        let exercise = try open("3.4.1")
        let stub = try exercise.text
        try exercise.tries("digits.reduce(0, +)", "not yet")
        try exercise.press("[data-do='putBack']")
        try tab.click("dialog button[value='yes']")
        try tab.wait(for: exercise.script, toBe: stub)
        try exercise.sees("What you had is kept in .workbook/", in: ".said")
        try exercise.tries("digits.reduce(0) { $0 * 10 + $1 }", "passed")
    }

    /// A conflict: an editor saves the same exercise meanwhile. Both versions are shown, and the learner keeps the own one.
    private func letsStrongWindsThrough() throws {
        let exercise = try open("4.3.2")
        try exercise.writes("wind.filter { abs($0) > 5 } // mine")
        try saveInEditor("/func strongWinds/,/^}/s|todo()|wind // theirs|", in: Desk.signals)
        try exercise.sees("// theirs", in: ".clash")
        try exercise.sees("not yet")
        #expect(try exercise.text.contains("// mine"))
        try exercise.press("[data-do='keepMine']")
        try exercise.press(".try")
        try exercise.sees("passed")
        #expect(try desk.read(Desk.signals).contains("// mine"))
    }

    /// An endless answer is stopped, a draft survives a reload, and another file that does not compile does not prevent the try.
    private func fillsTheBoxes() throws {
        let exercise = try open("4.3.4")
        try exercise.tries("while true {}", "The answer did not come back")
        let answer = "orders.map { $0 / 4 }.filter { $0 > 0 }"
        try exercise.writes(answer)
        try tab.reload()
        try tab.wait(until: "\(exercise.script)?.includes(\(answer.inScript))")
        try saveInEditor(
            "/func enableTheButton/,/^}/s|todo()|missing()|", in: "Exercises/Chapter4/DerivingState.swift")
        try exercise.press(".try")
        try exercise.sees("passed")
        try saveInEditor("s|missing()|todo()|", in: "Exercises/Chapter4/DerivingState.swift")
        try exercise.tries("\(answer) // 0", "// 0", in: ".pair")
        // Printed for loop.sh, which measures how long a try takes.
        for turn in 1...3 where !isPhone {
            try exercise.writes("\(answer) // \(turn)")
            let start = ContinuousClock.now
            try tab.press(.enter, with: .control)
            try exercise.sees("// \(turn)", in: ".pair")
            print("tried on the page: // \(turn) after \(ContinuousClock.now - start)")
        }
    }

    /// Opens an exercise through the table of contents.
    private func open(_ number: String) throws -> Exercise {
        let page = "\(number.dropLast(2)).html"
        try tab.click(".bar a")
        try tab.wait(for: "document.readyState + location.pathname", toBe: "complete/index.html")
        // The figure may not be loaded yet.
        try tab.click("th a[href='\(page)']")
        try tab.wait(for: "document.readyState + location.pathname", toBe: "complete/\(page)")
        let exercise = Exercise(tab: tab, isPhone: isPhone, card: "[id='exercise-\(number)']")
        try exercise.sees("Not begun")
        return exercise
    }

    /// Changes a file as another program does.
    private func saveInEditor(_ command: String, in file: String) throws {
        try desk.shell("sed -i.old '\(command)' '\(file)' && rm '\(file).old'")
    }
}

/// The card of an exercise on a page.
private struct Exercise {
    let tab: Tab
    let isPhone: Bool
    let card: String

    private var field: String { "document.querySelector(`\(card) textarea`)" }
    /// A JavaScript expression for the text in the field.
    var script: String { "\(field)?.value" }
    var text: String { get throws { try tab.value(script) } }

    func press(_ part: String) throws { try tab.click("\(card) \(part)") }

    func sees(_ words: String, in part: String = ".verdict") throws {
        try tab.wait(for: words, in: "\(card) \(part)", seconds: 900)
    }

    /// Types code between the first and the last brace.
    func writes(_ code: String) throws {
        try press("textarea")
        try tab.run("\(field).setSelectionRange(\(script).indexOf('{') + 1, \(script).lastIndexOf('}'))")
        try tab.insert("\n    \(code)\n")
    }

    func tries(_ code: String, _ expected: String, in part: String = ".verdict") throws {
        try writes(code)
        if isPhone { try press(".try") } else { try tab.press(.enter, with: .control) }
        try sees(expected, in: part)
    }
}
