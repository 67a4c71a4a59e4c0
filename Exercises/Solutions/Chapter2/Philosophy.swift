/// `filter` says which reports, `map` says what of each. The steps are still taken, but they are no longer
/// yours: no index can begin in the wrong place, and no variable can keep what the last round left in it.
public func frostyTowns(_ reports: [(town: String, degrees: Int)]) -> [String] {
    reports.filter { $0.degrees < 0 }.map(\.town)
}
