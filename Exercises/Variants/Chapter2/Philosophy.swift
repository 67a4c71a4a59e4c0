import Attempts

public func frostyTowns(_ reports: [(town: String, degrees: Int)]) -> [String] {
    variants {
        right("`compactMap` filters and maps in one step: `nil` leaves a report out.") {
            reports.compactMap { $0.degrees < 0 ? $0.town : nil }
        }
        right("A loop takes the steps one by one. It is right too, but you keep the list yourself.") {
            var towns: [String] = []
            for report in reports where report.degrees < 0 { towns.append(report.town) }
            return towns
        }
        wrong("still passes over the first report") {
            reports.dropFirst().filter { $0.degrees < 0 }.map(\.town)
        }
        wrong("still takes every town after the first frost") { reports.drop { $0.degrees >= 0 }.map(\.town) }
        wrong("counts 0 degrees as frost") { reports.filter { $0.degrees <= 0 }.map(\.town) }
        wrong("puts the coldest first") {
            reports.filter { $0.degrees < 0 }.sorted { $0.degrees < $1.degrees }.map(\.town)
        }
    }
}
