/// `filter` says which reports, `map` says what of each. The steps are still taken, but you do not write
/// them: no index can begin in the wrong place, and no variable can keep an old value.
public func frostyTowns(_ reports: [(town: String, degrees: Int)]) -> [String] {
    reports.filter { $0.degrees < 0 }.map(\.town)
}
