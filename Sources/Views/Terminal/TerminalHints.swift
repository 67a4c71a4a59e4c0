import Text

/// The line of hints, and the list of keys.
extension TerminalWindow {
    /// The last line of the screen, in several lengths; the first that fits is shown.
    var hints: [String] {
        let shown = shown
        let leaves = goesBack ? "Esc goes back" : "Esc leaves"
        let more = "\(leaves.translated), ? \("keys".translated)"
        guard let focus else {
            return [turns ? "\("Arrows turn".translated), \(more)" : more]
        }
        var (place, words) = ("", "")
        switch shown.kind(of: focus) {
        case "field": words = isInTable(focus) ? "Type, or go on with the arrows" : "Type, Tab goes on"
        case "grid", "list":
            place = "\(shown.chosen(in: focus) + 1) of \(shown.count(in: focus))".translated + "   "
            words = "Arrows move, Enter opens"
        default: words = turns ? "Arrows turn" : "Enter presses it, Tab goes on"
        }
        let buttons = shortcuts.map { "\($0.key) \($0.value), " }.joined()
        let isField = shown.kind(of: focus) == "field"
        return [
            "\(place)\(words.translated), \(isField ? "" : buttons)\(more)",
            "\(place)\(words.translated), \(more)", "\(place)\(more)", more, "?",
        ]
    }

    /// The list of keys, which `?` shows.
    var keys: [(key: String, value: String)] {
        let shown = shown
        let kinds = Set(shown.stops.map(shown.kind))
        let isTable = shown.all().contains { shown.kind(of: $0) == "table" }
        var keys: [(key: String, value: String)] = []
        func add(_ more: KeyValuePairs<String, String>, if isMeant: Bool = true) {
            if isMeant { keys += more }
        }
        add(
            [
                "a 1 …": "what you type goes into the field", "Backspace": "deletes a letter",
                "Ctrl-U": "empties the field",
            ], if: kinds.contains("field"))
        add(
            [
                "← ↑ ↓ →": "go to another cell", "=B1+C1*2": "makes a formula of it",
                "Enter Tab": "take what you typed, and go on", "Delete": "empties the cell",
                "Esc": "leaves the cell as it was; the second time, leaves",
            ], if: isTable)
        add(
            [
                "← ↑ ↓ →": "choose another one", "space": "goes a page down, as Page Down does",
                "Page Up": "goes a page up", "Home End": "go to the first, or the last",
            ], if: !kinds.isDisjoint(with: ["grid", "list"]))
        add(["← →": "turn to another one, as Page Up and Page Down do"], if: turns)
        keys += shortcuts
        add(
            [
                "Tab ↓ ↑": "go to what can be pressed or typed into", "Enter": "presses it, or opens it",
                "Esc": goesBack ? "goes back" : "leaves",
            ], if: !isTable)
        add(["q": "leaves"], if: !kinds.contains("field"))
        return keys
    }

    private var turns: Bool { shown.all().contains { shown.text("key", of: $0) == "→" } }

    /// The buttons with a shortcut: their keys and titles.
    private var shortcuts: [(key: String, value: String)] {
        shown.all().compactMap { view in
            let key = shown.text("key", of: view)
            return ["", "←", "→"].contains(key) ? nil : (key, shown.text("text", of: view))
        }
    }
}
