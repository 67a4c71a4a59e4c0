import Manuscript

/// The same value has the same colour in all figures of an example.
struct Palette {
    private static let count = 6
    private var colours: [String: Int] = [:]

    init(of figures: [Figure]) {
        for mark in figures.flatMap(\.lines).flatMap(\.moments).flatMap(\.marks)
        where mark.kind == .value && colours[mark.text] == nil {
            colours[mark.text] = colours.count % Self.count + 1
        }
    }

    subscript(name: String) -> Int { colours[name] ?? 1 }
}
