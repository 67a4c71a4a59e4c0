import Terminal
import Text

/// Shows a view controller in the terminal.
///
///     try TerminalWindow.run { FormController(FormModel(on: .main)) }
///
/// Views know nothing of a terminal. So the window itself has the layout, the scroll positions and the focus.
@MainActor public final class TerminalWindow: Window {
    private let size: () -> Size
    private let end: () -> Void
    private var open: Set<Int> = []
    private var tops: [Int: Int] = [:]
    /// The views that had the focus, the latest at the end. When a screen is visible again, the same view gets the focus.
    private var visited: [Int] = []
    /// The view that has got the action `focus`, and not yet `blur`.
    private var told: Int?
    /// Whether the next letter replaces the text of the field, as in a spreadsheet.
    private var replaces = false
    private var layout: TerminalLayout?
    /// For each collection the visible indices that it was last told.
    private var seen: [Int: Range<Int>] = [:]

    /// - Parameters:
    ///   - size: returns the current size of the terminal.
    ///   - redraw: called when the content has changed.
    ///   - end: called when the user quits.
    init(
        _ controller: any ViewController, size: @escaping () -> Size,
        redraw: @escaping @Sendable () -> Void = {},
        end: @escaping () -> Void = {}
    ) {
        (self.size, self.end) = (size, end)
        super.init(controller, PageContent(changed: redraw))
    }

    /// Shows a controller until the user quits.
    public static func run(_ makeController: @MainActor () -> any ViewController) throws {
        var window: TerminalWindow?
        let session = try TerminalSession(needing: window?.needed ?? Size(columns: 1, rows: 1))
        let made = TerminalWindow(
            makeController(), size: { [unowned session] in session.size },
            redraw: { [weak session] in session?.redraw() }, end: { [unowned session] in session.end() })
        window = made
        made.isSeen = true
        defer { made.isSeen = false }
        try session.run(
            explaining: { made.keys }, layingOut: { _ in made.arrange() }, drawing: { made.draw(on: &$0) },
            handling: { made.press($0) })
    }

    // MARK: Layout and focus

    var shown: ShownViews { ShownViews(elements: content.elements, open: open) }

    private lazy var needed = TerminalLayout.needed(shown)

    /// The view with the focus: it gets the keys.
    var focus: Int? {
        let shown = shown
        let stops = shown.stops
        return visited.last { stops.contains($0) } ?? shown.beginning
    }

    /// Computes the layout again, and tells collections which cells are visible, and fields whether they have the focus.
    func arrange() {
        let shown = shown
        let size = size()
        let area = Area(row: 0, column: 1, size: Size(columns: size.columns - 2, rows: size.rows - 1))
        let layout = TerminalLayout(shown, in: area, tops: tops)
        self.layout = layout
        // Removes the entries of views that have gone.
        let isThere = { shown.elements[$0] != nil }
        (tops, seen) = (layout.tops.filter { isThere($0.key) }, seen.filter { isThere($0.key) })
        (visited, open) = (visited.filter(isThere), open.filter(isThere))
        for collection in shown.all() where shown.isCollection(collection) {
            let places = layout.visible(in: collection)
            guard seen[collection] != places, !places.isEmpty else { continue }
            seen[collection] = places
            act(collection, "visible", "\(places.lowerBound)-\(places.upperBound)")
        }
        tellFocus()
    }

    private func tellFocus() {
        let focus = focus
        guard focus != told else { return }
        let kind = shown.kind
        if let told, kind(told) == "field" { act(told, "blur") }
        told = focus
        guard let focus, kind(focus) == "field" else { return }
        replaces = isInTable(focus)
        act(focus, "focus")
    }

    @discardableResult private func act(_ view: Int, _ name: String, _ text: String? = nil) -> Bool {
        take([UserAction(view: view, name: name, text: text)])
    }

    private func go(to view: Int) {
        visited.removeAll { $0 == view }
        visited.append(view)
        arrange()
    }

    // MARK: Keys

    /// Handles a key.
    func press(_ key: Key) {
        if layout == nil { arrange() }
        let shown = shown
        guard let focus else {
            pressBeside(key, shown)
            return arrange()
        }
        let isDone =
            switch shown.kind(of: focus) {
            case "field": press(key, inField: focus, shown)
            case "grid", "list": press(key, inCollection: focus, shown)
            default: press(key, on: focus, shown)
            }
        if !isDone { pressBeside(key, shown) }
        // A letter does not change the layout. Pasted text comes as thousands of letters, so this saves time.
        if case .character = key, shown.kind(of: focus) == "field" { return }
        arrange()
    }

    private func press(_ key: Key, inField field: Int, _ shown: ShownViews) -> Bool {
        let text = shown.text("text", of: field)
        let table = layout?.pieces.first { $0.view == field }?.inside
        switch key {
        case .character(let character): type((replaces ? "" : text) + String(character), into: field)
        case .backspace: type(String(text.dropLast()), into: field)
        case .control("u"): type("", into: field)
        case .delete where table != nil:
            type("", into: field)
            told = nil
            act(field, "blur")
        case .enter:
            act(field, "return")
            if let table, !move(from: field, rows: 1, in: table, shown) {
                told = nil
                act(field, "blur")
            }
        case .left, .right, .up, .down:
            guard let table else { return key == .left || key == .right }
            let (columns, rows) = [Key.left: (-1, 0), .right: (1, 0), .up: (0, -1)][key] ?? (0, 1)
            _ = move(from: field, columns: columns, rows: rows, in: table, shown)
        case .escape where table != nil: return act(field, "cancel")
        default: return false
        }
        return true
    }

    private func type(_ text: String, into field: Int) {
        replaces = false
        // The limit is that of the browser (`maxLength` in `views.js`).
        if text.utf8.count <= 10_000 { act(field, "text", text) }
    }

    /// Moves the focus in a table by columns and rows. Returns false if there is no field.
    private func move(
        from field: Int, columns: Int = 0, rows: Int = 0, in table: Int, _ shown: ShownViews
    ) -> Bool {
        let lines = shown.views(in: table).map(shown.views)
        guard let row = lines.firstIndex(where: { $0.contains(field) }),
            let column = lines[row].firstIndex(of: field), lines.indices.contains(row + rows),
            lines[row + rows].indices.contains(column + columns)
        else { return false }
        let next = lines[row + rows][column + columns]
        if shown.kind(of: next) == "field" { go(to: next) }
        return shown.kind(of: next) == "field"
    }

    private func press(_ key: Key, inCollection collection: Int, _ shown: ShownViews) -> Bool {
        let (shape, now) = (
            layout?.shapes[collection] ?? Size(columns: 1, rows: 1), shown.chosen(in: collection)
        )
        let last = shown.count(in: collection) - 1
        let isGrid = shape.columns > 1 || shown.kind(of: collection) == "grid"
        func choose(_ place: Int) -> Bool {
            let place = min(max(place, 0), last)
            act(collection, "choose", "\(place)")
            return true
        }
        switch key {
        case .right where isGrid: return choose(now + 1)
        case .left where isGrid: return choose(now - 1)
        case .down: return choose(now + shape.columns)
        case .up where now >= shape.columns || isGrid: return choose(now - shape.columns)
        case .pageDown, .character(" "): return choose(now + shape.columns * shape.rows)
        case .pageUp: return choose(now - shape.columns * shape.rows)
        case .home: return choose(0)
        case .end: return choose(last)
        case .enter: return act(shown.views(in: collection)[now], "press")
        default: return false
        }
    }

    private func press(_ key: Key, on view: Int, _ shown: ShownViews) -> Bool {
        guard key == .enter || key == .character(" ") && shortcut("→", shown) == nil else { return false }
        if shown.kind(of: view) == "details" {
            open.formSymmetricDifference([view])
        } else {
            act(view, "press")
        }
        return true
    }

    /// Handles a key that the view with the focus does not use.
    private func pressBeside(_ key: Key, _ shown: ShownViews) {
        let field = shown.stops.first { shown.kind(of: $0) == "field" }
        let collection = shown.stops.first(where: shown.isCollection)
        let turn = [Key.left: "←", .pageUp: "←", .right: "→", .pageDown: "→", .character(" "): "→"][key]
        if let turn, let button = shortcut(turn, shown) {
            act(button, "press")
        } else if [.pageUp, .pageDown, .home, .end].contains(key), let collection {
            go(to: collection)
            _ = press(key, inCollection: collection, shown)
        } else if [.tab, .down, .right].contains(key) {
            step(1, shown, around: key == .tab)
        } else if [.backTab, .up, .left].contains(key) {
            step(-1, shown, around: key == .backTab)
        } else if key == .escape || [.backspace, .enter].contains(key) && field == nil {
            // Backspace goes back, but never quits.
            if !goBack(), key == .escape { end() }
        } else if case .character(let character) = key, focus.map(shown.kind) != "field",
            let button = shortcut("\(character)", shown)
        {
            act(button, "press")
        } else if key == .character("q"), field == nil {
            end()
        } else if let field, focus.map(shown.kind) != "field" {
            switch key {
            case .character, .backspace, .control("u"):
                go(to: field)
                _ = press(key, inField: field, shown)
            default: break
            }
        }
    }

    private func step(_ step: Int, _ shown: ShownViews, around: Bool) {
        let stops = shown.stops
        let next = (focus.flatMap { stops.firstIndex(of: $0) } ?? -1) + step
        if stops.indices.contains(next) || around {
            go(to: stops[(next + stops.count) % stops.count])
        }
    }

    /// Pops the screen on top. Returns false if there is only one.
    private func goBack() -> Bool {
        screens.map { act($0, "depth", "\(shown.count(in: $0) - 1)") } ?? false
    }

    /// The stack of screens, if it has more than one.
    private var screens: Int? {
        shown.all().first { shown.kind(of: $0) == "screens" && shown.count(in: $0) > 1 }
    }

    /// Whether Escape goes back to another screen.
    var goesBack: Bool { screens != nil }

    func isInTable(_ field: Int) -> Bool { layout?.pieces.first { $0.view == field }?.inside != nil }

    /// The button with this shortcut.
    private func shortcut(_ key: String, _ shown: ShownViews) -> Int? {
        shown.all().first { shown.kind(of: $0) == "button" && shown.text("key", of: $0) == key }
    }

    // MARK: Drawing

    func draw(on canvas: inout Canvas) {
        arrange()
        guard let layout else { return }
        let painter = TerminalPainter(layout: layout, focus: focus) { self.image(of: $0) }
        for piece in layout.pieces { painter.draw(piece, on: &canvas) }
        canvas.writeFirstThatFits(hints, row: canvas.size.rows - 1, .dim)
    }
}
