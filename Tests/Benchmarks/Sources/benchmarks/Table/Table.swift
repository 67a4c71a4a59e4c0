import Foundation

/// The figures as a table in Markdown, a row for each library of a workload.
struct Table {
    static let head = """
        | workload | library | ns per event: median (spread) | of the floor | of the workbook | goal | allocations per event |
        |---|---|--:|--:|--:|--:|--:|
        """

    static func rows(_ workload: Workload, _ figures: [Library: Figures]) -> String {
        let floor = figures[.floor]
        let workbook = figures[.workbook]
        return Library.allCases.compactMap { library in
            guard let own = figures[library] else { return nil }
            let name = library == .floor ? "\(workload.name), per \(workload.unit)" : ""
            if let failure = own.failure { return "| \(name) | \(library.rawValue) | \(failure) | | | | |" }
            let isOurs = library == .workbook
            let cells = [
                name,
                library.rawValue,
                "\(short(own.median)) (\(short(own.spread.least))–\(short(own.spread.most)))",
                floor.map { short(own.median / $0.median) } ?? "",
                workbook.map { short(own.median / $0.median) } ?? "",
                isOurs ? verdict(workload, figures) : "",
                own.allocated.map(short) ?? "",
            ]
            return "| " + cells.joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }

    /// The goal, and what is missed: the multiple of the floor, the allocations, or a peer that is faster.
    private static func verdict(_ workload: Workload, _ figures: [Library: Figures]) -> String {
        guard let floor = figures[.floor], let workbook = figures[.workbook] else { return "" }
        var words: [String] = []
        if let goal = workload.goal {
            words.append("≤ \(short(goal))" + (workbook.median / floor.median > goal ? " **missed**" : ""))
        }
        if let goal = workload.allocationGoal, let count = workbook.allocated {
            words.append("≤ \(goal) allocations" + (workload.allows(count) ? "" : " **missed**"))
        }
        for peer in [Library.openCombine, .asyncAlgorithms] {
            if let other = figures[peer], other.failure == nil, other.median < workbook.median {
                words.append("**\(peer.rawValue) is faster**")
            }
        }
        return words.joined(separator: ", ")
    }

    /// Two digits that count, or three.
    static func short(_ number: Double) -> String {
        switch abs(number) {
        case ..<0.005: "0"
        case ..<1: String(format: "%.2f", number)
        case ..<20: String(format: "%.1f", number)
        default: String(format: "%.0f", number)
        }
    }
}
