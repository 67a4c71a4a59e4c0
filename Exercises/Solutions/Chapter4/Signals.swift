import Attempts
import FRP

/// Exercise 4.3.2 · Let only the strong winds through.
///
/// `wind` sends a reading now and then. Pass on the readings above 5, and only those.
///
///     wind     --3--7--9--2--8--|
///     result   -----7--9-----8--|
///
/// Book: chapter4/signals · Core: Sources/FRP/Operators/Filter.swift
public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
    wind.filter { $0 > 5 }
}
