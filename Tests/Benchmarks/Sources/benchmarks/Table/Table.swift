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

    /// The goals, and which of them are missed: the multiple of the floor, the lead over the peers, the allocations.
    private static func verdict(_ workload: Workload, _ figures: [Library: Figures]) -> String {
        guard let floor = figures[.floor], let workbook = figures[.workbook] else { return "" }
        var words: [String] = []
        func goal(_ text: String, isMet: Bool) { words.append(isMet ? text : "\(text) **missed**") }
        if let multiple = workload.floorGoal {
            goal("≤ \(short(multiple)) floors", isMet: workbook.median <= multiple * floor.median)
        }
        let peers = [Library.openCombine, .asyncAlgorithms].compactMap { figures[$0] }
        if let fastest = peers.filter({ $0.failure == nil }).map(\.median).min() {
            goal(
                "≥ \(short(workload.peerGoal)) times as fast as a peer",
                isMet: fastest >= workload.peerGoal * workbook.median)
        }
        if let most = workload.allocationGoal, let count = workbook.allocated {
            goal("≤ \(most) allocations", isMet: workload.allows(count))
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
