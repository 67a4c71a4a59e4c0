import FRP
import Terminal
import Testing

@testable import Views

/// The terminal's screen of views, and the effects of its keys.
@MainActor struct TerminalWindowTests {
    /// A screen with a field, two buttons, one of which has a key, and a table.
    private final class Desk: ViewController {
        let (field, other) = (TextField("Name"), TextField("City"))
        let (vote, next) = (Button("Vote", key: "v"), Button("→", key: "→"))
        let votes = Property(0)

        init() { vote.presses.subscribe(next: { [votes] in votes.modify { $0 += 1 } }) }

        func loadView() -> View {
            StackView(.vertical, Label("图书馆 desk", .title), field, other, StackView(.horizontal, vote, next))
        }
    }

    private final class Buttons: ViewController {
        let (vote, next) = (Button("Vote", key: "v"), Button("→", key: "→"))

        func loadView() -> View { StackView(.vertical, Label("Buttons"), vote, next) }
    }

    private final class Ended { var isTrue = false }
    private let ended = Ended()

    private func window(_ controller: any ViewController, columns: Int = 80, rows: Int = 24) -> TerminalWindow
    {
        TerminalWindow(
            controller, size: { Size(columns: columns, rows: rows) }, end: { [ended] in ended.isTrue = true })
    }

    private func lines(of window: TerminalWindow, columns: Int = 80, rows: Int = 24) -> [String] {
        var canvas = Canvas(size: Size(columns: columns, rows: rows))
        window.draw(on: &canvas)
        return (0..<rows).map(canvas.text)
    }

    @Test func `Views are below and beside each other, with the keys in the last line`() {
        let shown = lines(of: window(Desk(), rows: 12), rows: 12)
        #expect(
            shown == [
                " 图书馆 desk", "", " Name", "", " City", "", " [ Vote ]  [ → ]", "", "", "", "",
                " Type, Tab goes on, Esc leaves, ? keys",
            ])
        // If there is no room for blank lines, there are none.
        let narrow = lines(of: window(Desk(), columns: 24, rows: 6), columns: 24, rows: 6)
        #expect(narrow == [" 图书馆 desk", " Name", " City", " [ Vote ]  [ → ]", "", " Esc leaves, ? keys"])
    }

    @Test func `A button's key presses it, unless a field has the focus`() {
        let desk = Desk()
        let window = window(desk)
        window.press(.character("v"))
        #expect((desk.field.text.value, desk.votes.value) == ("v", 0))
        window.press(.tab)
        window.press(.tab)
        window.press(.character("v"))
        #expect((desk.field.text.value, desk.votes.value) == ("v", 1))
        window.press(.enter)
        #expect(desk.votes.value == 2)
    }

    @Test func `Text that is typed outside of a field goes into it, and a Backspace there does not leave`() {
        let desk = Desk()
        let window = window(desk)
        window.press(.backTab)
        for key in [Key.character("a"), .character("b"), .backTab, .backspace] { window.press(key) }
        #expect(desk.field.text.value == "a" && !ended.isTrue)
        window.press(.control("u"))
        window.press(.backspace)
        #expect(desk.field.text.value == "" && desk.field.isEditing.value && !ended.isTrue)
        window.press(.escape)
        #expect(ended.isTrue)
    }

    @Test func `Without a field q leaves, and Backspace does not`() {
        let window = window(Buttons())
        window.press(.backspace)
        #expect(!ended.isTrue)
        window.press(.character("q"))
        #expect(ended.isTrue)
    }

    @Test(arguments: [true, false])
    func `A screen that is left is released, with all its data`(isTerminal: Bool) {
        let navigation = NavigationController()
        navigation.push(Desk())
        let window: Window =
            isTerminal ? self.window(navigation) : BrowserWindow(navigation, counting: SubscriptionCount())
        window.isSeen = true
        (window as? TerminalWindow)?.arrange()
        let before = window.content.elements.count
        weak var gone: Buttons?
        for _ in 0..<3 {
            let buttons = Buttons()
            gone = buttons
            navigation.push(buttons)
            (window as? TerminalWindow)?.press(.tab)
        }
        #expect(gone != nil && window.content.elements.count > before)
        if let terminal = window as? TerminalWindow {
            for _ in 0..<3 { terminal.press(.escape) }
        } else {
            window.take([UserAction(view: window.root.number, name: "depth", text: "1")])
        }
        #expect(gone == nil && window.content.elements.count == before && !ended.isTrue)
    }
}
