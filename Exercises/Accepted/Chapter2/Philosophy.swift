import Attempts

public func frostyTowns(_ reports: [(town: String, degrees: Int)]) -> [String] {
    accepted([
        "with compactMap": { reports.compactMap { $0.degrees < 0 ? $0.town : nil } },
        "as steps, but right ones": {
            var towns: [String] = []
            for report in reports where report.degrees < 0 { towns.append(report.town) }
            return towns
        },
    ])
}
