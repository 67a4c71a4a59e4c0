import FRP
import Marbles
import Testing
import Text

@testable import Terminal
@testable import Views

/// Somebody who acts at one of the two windows, in virtual time, and reads what is shown there.
@MainActor final class Person {
    enum Place: CaseIterable { case terminal, browser }

    private let time: TestScheduler
    private let window: Window
    let place: Place
    /// The field that the browser's person is in.
    private var focused: Int?
    /// The size of the terminal.
    var size = Size(columns: 80, rows: 24)
    private(set) var hasLeft = false
    /// Is called when all has happened that follows at once from what the person has done.
    var hasSettled: () -> Void = {}

    init(at place: Place, in time: TestScheduler, _ makeController: @MainActor () -> any ViewController) {
        (self.place, self.time) = (place, time)
        let person = Box<Person?>(nil)
        switch place {
        case .terminal:
            window = TerminalWindow(
                makeController(), size: { person.value?.size ?? Size(columns: 80, rows: 24) },
                end: { person.value?.hasLeft = true })
        case .browser: window = BrowserWindow(makeController(), counting: SubscriptionCount())
        }
        person.value = self
        window.isSeen = true
    }

    private final class Box<Value> {
        weak var value: Person?
        init(_ value: Person?) { self.value = value }
    }

    // MARK: Doing

    /// Presses these keys, one after the other: letters, and what `Key` names.
    func press(_ keys: Key...) async {
        for key in keys { (window as? TerminalWindow)?.press(key) }
        await settle()
    }

    /// Types into the field with this label.
    func type(_ text: String, into label: String) async {
        if let terminal = window as? TerminalWindow {
            guard focus({ $0.text("label", of: $1) == label }) else { return }
            for character in text { terminal.press(.character(character)) }
        } else if let field = view({ $0.text("label", of: $1) == label }) {
            go(to: field)
            var now = shown.text("text", of: field)
            for character in text {
                now.append(character)
                act(field, "text", now)
            }
        }
        await settle()
    }

    /// Empties the field with this label.
    func empty(_ label: String) async {
        if let terminal = window as? TerminalWindow {
            if focus({ $0.text("label", of: $1) == label }) { terminal.press(.control("u")) }
        } else if let field = view({ $0.text("label", of: $1) == label }) {
            go(to: field)
            act(field, "text", "")
        }
        await settle()
    }

    /// Presses Return in the field with this label.
    func `return`(in label: String) async {
        if let terminal = window as? TerminalWindow {
            if focus({ $0.text("label", of: $1) == label }) { terminal.press(.enter) }
        } else if let field = view({ $0.text("label", of: $1) == label }) {
            go(to: field)
            act(field, "return")
            act(field, "blur")
            focused = nil
        }
        await settle()
    }

    /// Presses the button, or the cell, that says this.
    func press(_ words: String) async {
        if let terminal = window as? TerminalWindow {
            if focus({ $0.says(words, $1) }) { terminal.press(.enter) }
        } else if let view = view({ ["button", "cell"].contains($0.kind(of: $1)) && $0.says(words, $1) }) {
            act(view, "press")
        }
        await settle()
    }

    /// Goes back to the screen before.
    func goBack() async {
        if let terminal = window as? TerminalWindow {
            terminal.press(.escape)
        } else if let screens = view({ $1 != 0 && $0.kind(of: $1) == "screens" }) {
            act(screens, "depth", "\(shown.count(in: screens) - 1)")
        }
        await settle()
    }

    /// Lets so much time pass.
    func wait(_ duration: Duration = .seconds(5)) async {
        await settle()
        time.advance(by: duration)
        await settle()
    }

    /// What is under way on the main queue, and takes no time, happens.
    private func settle() async {
        for _ in 0..<4 {
            if place == .browser { showCells() }
            time.advance(by: .zero)
            await withCheckedContinuation { done in MainScheduler.shared.schedule { done.resume() } }
            (window as? TerminalWindow)?.arrange()
        }
        tellAgain(window.root)
        hasSettled()
    }

    /// A browser tells which cells are seen: here it has room for so many.
    var room = 2

    private func showCells() {
        let shown = shown
        for collection in shown.everything()
        where shown.isCollection(collection) && shown.count(in: collection) > 0 {
            act(collection, "visible", "0-\(min(room, shown.count(in: collection)))")
        }
    }

    /// In a browser one leaves a field when one goes to another.
    private func go(to field: Int) {
        guard focused != field else { return }
        focused.map { act($0, "blur") }
        focused = field
        act(field, "focus")
    }

    /// What the main queue has told was told in the language of the program, and not in that of this test.
    private func tellAgain(_ view: View) {
        for name in ["text", "label"] {
            guard let text = view.attributes[name]?.first() else { continue }
            window.content.set(name, of: view.number, to: text)
        }
        view.subviews?.value.forEach(tellAgain)
    }

    private func act(_ view: Int, _ name: String, _ text: String? = nil) {
        window.take([UserAction(view: view, name: name, text: text)])
    }

    private func view(_ fits: (ShownViews, Int) -> Bool) -> Int? {
        let shown = shown
        return shown.everything().first { fits(shown, $0) }
    }

    /// Goes on with Tab until a view with the focus fits; in a collection, to the cell that does. Returns whether there is one.
    private func focus(_ fits: (ShownViews, Int) -> Bool) -> Bool {
        guard let terminal = window as? TerminalWindow else { return false }
        for _ in 0..<shown.stops.count + 1 {
            if let focus = terminal.focus, shown.isCollection(focus) {
                terminal.press(.home)
                for _ in shown.views(in: focus) {
                    if fits(shown, shown.views(in: focus)[shown.chosen(in: focus)]) { return true }
                    terminal.press(shown.kind(of: focus) == "grid" ? .right : .down)
                }
            } else if let focus = terminal.focus, fits(shown, focus) {
                return true
            }
            terminal.press(.tab)
        }
        return false
    }

    // MARK: Reading

    private var shown: ShownViews {
        (window as? TerminalWindow)?.shown ?? ShownViews(elements: window.content.elements, open: [])
    }

    /// What is seen, a line for each line of the terminal, or for each view of the page.
    var sees: String {
        if let terminal = window as? TerminalWindow {
            var canvas = Canvas(size: size)
            terminal.draw(on: &canvas)
            return (0..<size.rows).map(canvas.text).joined(separator: "\n")
        }
        let shown = shown
        return shown.everything().map { shown.own($0) }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// What `?` shows at the terminal.
    var keys: String {
        ((window as? TerminalWindow)?.keys ?? []).map { "\($0.key) \($0.value.translated)" }.joined(
            separator: "\n")
    }

    /// Whether a button is enabled.
    func isEnabled(_ title: String) -> Bool? {
        view { $0.kind(of: $1) == "button" && $0.text("text", of: $1) == title }
            .map { shown.flag("enabled", of: $0) }
    }

    /// How many subscriptions, views and attributes there are: what must not grow.
    var views: Int { window.content.elements.count }
}

extension ShownViews {
    /// All that can be seen, also the cells of collections.
    func everything(in view: Int = 0) -> [Int] { [view] + views(in: view).flatMap(everything) }

    /// What a view itself says.
    func own(_ view: Int) -> String {
        let text = text("text", of: view)
        let words = kind(of: view) == "field" ? "\(self.text("label", of: view)) \(text)" : text
        return flag("running", of: view) ? "Working".translated : words
    }

    /// Whether a view, or something in it, says this.
    func says(_ words: String, _ view: Int) -> Bool {
        everything(in: view).contains { own($0).contains(words) }
    }
}
