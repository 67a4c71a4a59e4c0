extension Signal {
    /// Each value together with the one before it; the first one with `start`.
    ///
    ///     height         --3---5---4---|
    ///     combinePrevious(0)
    ///     result         --0→3-3→5-5→4-|
    ///
    /// Contract O15.
    public func combinePrevious(_ start: Value) -> Signal<(previous: Value, current: Value)> {
        scan((previous: start, current: start)) { (previous: $0.current, current: $1) }
    }
}
