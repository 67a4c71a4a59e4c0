/// Makes a case smaller, as long as core and model still disagree on it: fewer operators, fewer events, earlier times.
struct Shrinking {
    var fault: Fault?

    /// The smallest case found; at most `attempts` smaller ones are tried.
    func shrink(_ disagreement: Disagreement, attempts: Int = 3000) -> Disagreement {
        var (smallest, left) = (disagreement, attempts)
        while let smaller = smallerCase(of: smallest.lawCase, &left) { smallest = smaller }
        return smallest
    }

    private func smallerCase(of lawCase: LawCase, _ left: inout Int) -> Disagreement? {
        for candidate in lawCase.smaller {
            guard left > 0 else { return nil }
            left -= 1
            if let disagreement = Disagreement(candidate, with: fault) { return disagreement }
        }
        return nil
    }
}

extension LawCase {
    /// Cases that are a little smaller, the most promising first.
    fileprivate var smaller: [LawCase] {
        var cases = pipeline.smaller.map { with(\.pipeline, $0) }
        if echo != nil { cases.append(with(\.echo, nil)) }
        if sharing != .none { cases.append(with(\.sharing, .none)) }
        for index in visitors.indices {
            if visitors.count > 1 { cases.append(with(\.visitors, visitors.without(index))) }
            cases += [with(\.visitors[index].leaving, .never), with(\.visitors[index].begins, 0)]
        }
        for index in sources.indices where pipeline.sources.contains(index) {
            cases += sources[index].smaller.map { with(\.sources[index], $0) }
        }
        return cases.filter { $0 != self }
    }

    private func with<Part>(_ path: WritableKeyPath<LawCase, Part>, _ part: Part) -> LawCase {
        var changed = self
        changed[keyPath: path] = part
        return changed
    }
}

extension SourcePlan {
    fileprivate var smaller: [SourcePlan] {
        var plans: [SourcePlan] = []
        let half = timeline.count / 2
        if half > 1 {
            for part in [timeline[..<half], timeline[half...]] { plans.append(with(Array(part))) }
        }
        plans += timeline.indices.map { with(timeline.without($0)) }
        for index in timeline.indices {
            // All from here on comes one column earlier.
            let before = index > 0 ? timeline[index - 1].time : 0
            var earlier = timeline
            for later in timeline.indices[index...] { earlier[later].time -= 1 }
            if timeline[index].time > before { plans.append(with(earlier)) }
            if let value = timeline[index].happening.value, value > 1 {
                var lower = timeline
                lower[index].happening = .value(value / 2)
                plans.append(with(lower))
            }
        }
        if kind != .cold {
            plans.append(SourcePlan(kind: .hot(.nothing), timeline: timeline, isCounted: isCounted))
            plans.append(SourcePlan(kind: .cold, timeline: timeline, isCounted: isCounted))
        }
        return plans
    }

    private func with(_ timeline: [Entry]) -> SourcePlan {
        SourcePlan(kind: kind, timeline: timeline, isCounted: isCounted)
    }
}

extension Array {
    fileprivate func without(_ index: Int) -> [Element] {
        var fewer = self
        fewer.remove(at: index)
        return fewer
    }
}

extension Pipeline {
    /// The pipelines below the operator on top.
    var parts: [Pipeline] {
        switch self {
        case .source, .immediate, .interval, .list: []
        case .linear(_, let source), .timed(_, let source), .again(_, let source): [source]
        case .pair(_, let one, let other): [one, other]
        case .all(_, let parts): parts
        case .inner(_, let outer, let parts): [outer] + parts
        }
    }

    /// The same operator on other pipelines.
    private func with(_ parts: [Pipeline]) -> Pipeline {
        switch self {
        case .source, .immediate, .interval, .list: self
        case .linear(let linear, _): .linear(linear, parts[0])
        case .timed(let timed, _): .timed(timed, parts[0])
        case .again(let again, _): .again(again, parts[0])
        case .pair(let pair, _, _): .pair(pair, parts[0], parts[1])
        case .all(let all, _): .all(all, parts)
        case .inner(let inner, _, _): .inner(inner, parts[0], Array(parts[1...]))
        }
    }

    /// Without the operator on top; with a source in its place; with a smaller part; with fewer parts.
    fileprivate var smaller: [Pipeline] {
        var pipelines = parts
        if !parts.isEmpty { pipelines += [.source(0), .immediate(.just(1)), .immediate(.empty)] }
        if case .inner(let inner, let outer, let parts) = self, parts.count > 1 {
            pipelines.append(.inner(inner, outer, Array(parts.dropLast())))
            pipelines.append(.inner(inner, outer, Array(parts.dropFirst())))
        }
        if case .all(let all, let parts) = self, all.hasAnyCount, parts.count > 1 {
            pipelines.append(.all(all, Array(parts.dropLast())))
            pipelines.append(.all(all, Array(parts.dropFirst())))
        }
        if case .immediate(.values(let values)) = self, let last = values.last {
            pipelines += [.immediate(.just(last)), .immediate(.values(values.dropLast()))]
        }
        for (index, part) in parts.enumerated() {
            for smaller in part.smaller {
                var changed = parts
                changed[index] = smaller
                pipelines.append(with(changed))
            }
        }
        return pipelines
    }
}

extension Pipeline.All {
    fileprivate var hasAnyCount: Bool { self != .combineLatestThree && self != .zipThree }
}
