import Attempts

public func frostyTowns(_ reports: [(town: String, degrees: Int)]) -> [String] {
    accepted([
        "`compactMap` filters and maps in one step: `nil` leaves a report out.": {
            reports.compactMap { $0.degrees < 0 ? $0.town : nil }
        },
        "A loop takes the steps one by one. It is right too, but you keep the list yourself.": {
            var towns: [String] = []
            for report in reports where report.degrees < 0 { towns.append(report.town) }
            return towns
        },
    ])
}
