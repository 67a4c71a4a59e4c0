/// Gives back what it is given, without the optimiser knowing: it neither folds away what comes out nor sees
/// which closure is called.
///
/// Sources go through it before a pipeline is built on them, and pipelines before they are subscribed to. Without
/// it whole chains disappear, and the time of nothing is measured.
@inline(never) @_optimize(none) func opaque<Thing>(_ thing: Thing) -> Thing { thing }

// The floor's closures go through functions that know their types: a generic one would wrap them, and every later
// call would pay for it.

/// The same for a handler.
@inline(never) @_optimize(none) func opaqueCall(_ handler: @escaping (Int) -> Void) -> (Int) -> Void {
    handler
}

/// The same for a handler of pairs.
@inline(never) @_optimize(none) func opaqueCall(
    _ handler: @escaping (Int, Int) -> Void
) -> (Int, Int) -> Void { handler }

/// The same for a transformation.
@inline(never) @_optimize(none) func opaqueCall(_ transform: @escaping (Int) -> Int) -> (Int) -> Int {
    transform
}

/// The same for a test.
@inline(never) @_optimize(none) func opaqueCall(_ test: @escaping (Int) -> Bool) -> (Int) -> Bool { test }

/// The same for a combination.
@inline(never) @_optimize(none) func opaqueCall(
    _ combine: @escaping (Int, Int) -> Int
) -> (Int, Int) -> Int { combine }

/// The same for an action.
@inline(never) @_optimize(none) func opaqueCall(_ action: @escaping () -> Void) -> () -> Void { action }

/// The same for work that tells its results.
@inline(never) @_optimize(none) func opaqueCall(
    _ work: @escaping (Int, (Int) -> Void) -> Void
) -> (Int, (Int) -> Void) -> Void { work }

/// The same for a source that tells values and its end.
@inline(never) @_optimize(none) func opaqueCall(
    _ source: @escaping ((Int) -> Void, () -> Void) -> Void
) -> ((Int) -> Void, () -> Void) -> Void { source }
