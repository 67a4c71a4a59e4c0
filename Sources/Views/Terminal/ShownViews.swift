/// A snapshot of the content of a window, and which of its details are open.
struct ShownViews {
    let elements: [Int: PageContent.Element]
    /// The open `DetailsView`s.
    let open: Set<Int>

    func kind(of view: Int) -> String { elements[view]?.kind ?? "" }

    func text(_ attribute: String, of view: Int) -> String {
        if case .text(let text)? = elements[view]?.attributes[attribute] { text } else { "" }
    }

    func flag(_ attribute: String, of view: Int) -> Bool {
        elements[view]?.attributes[attribute] == .flag(true)
    }

    /// The visible subviews: only the last of screens, and none of a closed `DetailsView`.
    func views(in view: Int) -> [Int] {
        guard case .views(let numbers)? = elements[view]?.attributes["subviews"] else { return [] }
        switch kind(of: view) {
        case "screens": return Array(numbers.suffix(1))
        case "details" where !open.contains(view): return []
        default: return numbers.filter { !flag("hidden", of: $0) }
        }
    }

    /// The number of all subviews, visible or not.
    func count(in view: Int) -> Int {
        if case .views(let numbers)? = elements[view]?.attributes["subviews"] { numbers.count } else { 0 }
    }

    /// A view and all visible views in it, in reading order; without the cells of collections.
    func all(in view: Int = PageContent.page) -> [Int] {
        isCollection(view) ? [view] : [view] + views(in: view).flatMap(all)
    }

    func isCollection(_ view: Int) -> Bool { ["grid", "list"].contains(kind(of: view)) }

    /// The index of the marked cell in a collection; 0 if none is marked.
    func chosen(in collection: Int) -> Int {
        views(in: collection).firstIndex { flag("selected", of: $0) } ?? 0
    }

    /// The tab stops, in order.
    var stops: [Int] {
        all().filter { view in
            switch kind(of: view) {
            case "field", "button", "cell", "details": true
            case "grid", "list": count(in: view) > 0
            default: false
            }
        }
    }

    /// The view with the first focus: the first field or collection; without one, the first button that does not turn pages.
    var beginning: Int? {
        let stops = stops
        return stops.first { kind(of: $0) == "field" || isCollection($0) }
            ?? stops.first { kind(of: $0) == "button" && !["←", "→"].contains(text("key", of: $0)) }
    }
}
