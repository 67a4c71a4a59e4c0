import Attempts

public func frostyTowns(_ reports: [(town: String, degrees: Int)]) -> [String] {
    mistake([
        "still passes over the first report": { reports.dropFirst().filter { $0.degrees < 0 }.map(\.town) },
        "still takes every town after the first frost": {
            reports.drop { $0.degrees >= 0 }.map(\.town)
        },
        "counts 0 degrees as frost": { reports.filter { $0.degrees <= 0 }.map(\.town) },
        "puts the coldest first": {
            reports.filter { $0.degrees < 0 }.sorted { $0.degrees < $1.degrees }.map(\.town)
        },
    ])
}
