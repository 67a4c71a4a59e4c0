/// What a window shows at a moment, as it was told.
struct ShownViews {
    let elements: [Int: PageContent.Element]
    /// Which of those that one opens are open.
    let open: Set<Int>

    func kind(of view: Int) -> String { elements[view]?.kind ?? "" }

    func text(_ attribute: String, of view: Int) -> String {
        if case .text(let text)? = elements[view]?.attributes[attribute] { text } else { "" }
    }

    func flag(_ attribute: String, of view: Int) -> Bool {
        elements[view]?.attributes[attribute] == .flag(true)
    }

    /// What lies in a view and can be seen: of screens the last, of what one opens nothing before it is open.
    func views(in view: Int) -> [Int] {
        guard case .views(let numbers)? = elements[view]?.attributes["subviews"] else { return [] }
        switch kind(of: view) {
        case "screens": return Array(numbers.suffix(1))
        case "details" where !open.contains(view): return []
        default: return numbers.filter { !flag("hidden", of: $0) }
        }
    }

    /// How many views lie in a view, also those that cannot be seen.
    func count(in view: Int) -> Int {
        if case .views(let numbers)? = elements[view]?.attributes["subviews"] { numbers.count } else { 0 }
    }

    /// A view and all that can be seen in it, in the order of reading. Cells of a collection are the collection's affair.
    func all(in view: Int = PageContent.page) -> [Int] {
        isCollection(view) ? [view] : [view] + views(in: view).flatMap(all)
    }

    func isCollection(_ view: Int) -> Bool { ["grid", "list"].contains(kind(of: view)) }

    /// The place of a collection's marked cell.
    func chosen(in collection: Int) -> Int {
        views(in: collection).firstIndex { flag("selected", of: $0) } ?? 0
    }

    /// What the Tab key leads to, in this order.
    var stops: [Int] {
        all().filter { view in
            switch kind(of: view) {
            case "field", "button", "cell", "details": true
            case "grid", "list": count(in: view) > 0
            default: false
            }
        }
    }

    /// Where one is to begin with: where one types or chooses, or else at a button that does more than turn.
    var beginning: Int? {
        let stops = stops
        return stops.first { kind(of: $0) == "field" || isCollection($0) }
            ?? stops.first { kind(of: $0) == "button" && !["←", "→"].contains(text("key", of: $0)) }
    }
}
