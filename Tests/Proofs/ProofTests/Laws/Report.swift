import FRP
import Marbles

/// A case in which core and model disagree.
struct Disagreement: Sendable {
    let lawCase: LawCase
    let expected: Outcome
    let actual: Outcome

    /// Nil if they agree, if the case is too large, or if it has nothing to do with the fault.
    init?(_ lawCase: LawCase, with fault: Fault? = nil) {
        guard fault?.concerns(lawCase) != false, let expected = lawCase.expected() else { return nil }
        let actual = lawCase.actual(with: fault)
        guard expected != actual else { return nil }
        (self.lawCase, self.expected, self.actual) = (lawCase, expected, actual)
    }
}

extension Disagreement: CustomStringConvertible {
    /// The case as marbles and a chain of operators; expected over actual, for each visitor; then what marbles do not show.
    var description: String {
        let picture = Picture(lawCase.timelines + visitorLines)
        var lines = ["seed \(lawCase.seed)"] + picture.lines + lawCase.code
        let areDrawnAlike = lawCase.visitors.indices.allSatisfy {
            expected.diagram(ofVisitor: $0) == actual.diagram(ofVisitor: $0)
        }
        if expected.log != actual.log, areDrawnAlike {
            lines += ["expected, in order: \(expected.text)", "actual, in order:   \(actual.text)"]
        }
        for number in lawCase.sources.indices where expected.visits[number] != actual.visits[number] {
            let name = LawCase.name(ofSource: number)
            lines.append("subscribed to \(name), expected: \(expected.text(ofVisitsTo: number))")
            lines.append("subscribed to \(name), actual:   \(actual.text(ofVisitsTo: number))")
        }
        if actual.pending != expected.pending {
            lines.append("still scheduled when all is over: \(actual.pending) actions")
        }
        return lines.joined(separator: "\n")
    }

    private var visitorLines: [Timeline] {
        lawCase.visitors.indices.flatMap { number in
            let of = lawCase.visitors.count > 1 ? " \(number + 1)" : ""
            return [
                Timeline("expected\(of)", expected.diagram(ofVisitor: number)),
                Timeline("actual\(of)", actual.diagram(ofVisitor: number)),
            ]
        }
    }
}

extension LawCase: CustomStringConvertible {
    var description: String { (["seed \(seed)"] + Picture(timelines).lines + code).joined(separator: "\n") }

    static func name(ofSource number: Int) -> String { ["a", "b", "c"][number] }

    /// The sources that the pipeline uses.
    var timelines: [Timeline] {
        sources.enumerated().compactMap { number, source in
            let name = Self.name(ofSource: number)
            guard pipeline.sources.contains(number) else { return nil }
            let events = source.timeline.map { TimedEvent(at: .seconds($0.time), Event($0.happening)) }
            return Timeline("\(name) \(source.kind)", Diagram(events: events))
        }
    }

    /// What is done with the sources, and by whom.
    var code: [String] {
        var lines = ["\(pipeline)"]
        if sharing != .none { lines.append("shared: \(sharing)") }
        if visitors != [Visitor()] {
            for (number, visitor) in visitors.enumerated() {
                lines.append("subscriber \(number + 1): from \(visitor.begins), leaves: \(visitor.leaving)")
            }
        }
        if let echo {
            let sent = "\(Event(echo.happening))"
            lines.append(
                "the first subscriber sends \(sent) to a where \(echo.predicate), \(echo.limit) times")
        }
        return lines
    }
}

extension LawCase.Memory: CustomStringConvertible {
    var description: String {
        switch self {
        case .nothing: "Subject()"
        case .latest(let initial): "BehaviorSubject(\(initial))"
        case .last(let capacity): "ReplaySubject(\(capacity.map { "capacity: \($0)" } ?? ""))"
        }
    }
}

extension Outcome {
    fileprivate func diagram(ofVisitor number: Int) -> Diagram<Int> {
        Diagram(
            events: log.compactMap { entry in
                guard case .event(number, let happening) = entry.what else { return nil }
                return TimedEvent(at: .seconds(entry.time), Event(happening))
            }, watched: .seconds(log.last?.time ?? 0))
    }

    var text: String {
        log.map { entry in
            switch entry.what {
            case .note(let number): "\(entry.time): note(\(number))"
            case .event(let visitor, let happening): "\(entry.time): \(happening) for \(visitor + 1)"
            }
        }.joined(separator: ", ")
    }

    fileprivate func text(ofVisitsTo source: Int) -> String {
        visits[source].map { "\($0.began) to \($0.ended.map(String.init) ?? "the end")" }.joined(
            separator: ", ")
    }
}

extension Pipeline {
    /// The numbers of the sources in it.
    var sources: Set<Int> {
        if case .source(let number) = self { return [number] }
        return parts.reduce([]) { $0.union($1.sources) }
    }
}
