import Marbles

/// What `Tests/Benchmarks/combine.sh` has drawn. It fails if it draws something else now.
enum CombinePicture {
    private static let rows = [
        ("texts", "-a-----b-------c-------d------------e------------|"),
        ("Combine", "-------------------f----------------------------g-"),
        ("let go", "-------------------f------------------------------"),
    ]
    private static let answers = ["f": "posts on dune", "g": "posts on dunes"]

    /// The picture on a page of this width.
    static func lines(width: Int) -> [String] {
        let timelines = rows.compactMap { label, marbles in
            (try? Diagram<String>(marbles)).map { Timeline(label, $0.map { answers[$0] ?? $0 }) }
        }
        return Picture(timelines).lines(width: width)
    }
}
