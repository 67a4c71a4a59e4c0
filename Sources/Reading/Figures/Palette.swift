import Manuscript

/// The same value has the same colour in all figures of an example.
struct Palette {
    private static let count = 6
    private var colours: [String: Int] = [:]

    /// - Parameter first: values that keep their colour wherever they stand: those of the diagrams in the code.
    init(of figures: [Figure], first: [String] = []) {
        let marks = figures.flatMap(\.lines).flatMap(\.moments).flatMap(\.marks).filter { $0.kind == .value }
        for value in first + marks.map(\.text) where colours[value] == nil {
            colours[value] = colours.count % Self.count + 1
        }
    }

    subscript(name: String) -> Int { colours[name] ?? 1 }
}
