import Manuscript

extension SourceData {
    /// A source of an example, taken apart so that its marbles can be moved: what a value means is not asked.
    package init(_ source: Stage.Source) {
        let diagram = try? Diagram<String>(source.current)
        let moments = diagram.map { Timeline("", $0).moments } ?? []
        self.init(
            marbles: source.marbles, current: source.current,
            moments: moments.map { Figure.Moment($0, inColumn: Int($0.time / .seconds(1))) })
    }
}
