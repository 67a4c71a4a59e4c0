import Attempts

/// Exercise 4.20.1 · Write subscribe.
///
/// Call `recipe`, and pass each event that it sends to `receive`. You make a subscription, and return it; the recipe
/// returns another one, which stops its work. After the first ending, or after your subscription was disposed, pass
/// nothing more, and make sure that the recipe's subscription ends. The ending may come while the recipe still runs.
///
///     the recipe sends    1, 2, completed, 3, error
///     `receive` gets      1, 2, completed
///
/// Book: not in it
public func ownSubscribe<Value: Sendable>(
    _ recipe: OwnSignal<Value>.Recipe,
    _ receive: @escaping OwnSignal<Value>.Receiver
) -> Subscription {
    todo()
}

/// Exercise 4.20.2 · Write map.
///
/// Transform each value of `source`, and pass on its error and its completion. From here on you use the
/// `OwnSignal` of Sources/Attempts/BuildItYourself.
///
///     source             --1--2--2--|
///     map { $0 + 1 }     --2--3--3--|
///
/// Book: not in it
public func ownMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>,
    _ transform: @escaping @Sendable (Input) -> Output
) -> OwnSignal<Output> {
    todo()
}

/// Exercise 4.20.3 · Write filter.
///
/// Pass on the values for which `isIncluded` is true, and the ending.
///
///     source              --3--7--9--2--8--|
///     filter { $0 > 5 }   -----7--9-----8--|
///
/// Book: not in it
public func ownFilter<Value: Sendable>(
    _ source: OwnSignal<Value>,
    _ isIncluded: @escaping @Sendable (Value) -> Bool
) -> OwnSignal<Value> {
    todo()
}

/// Exercise 4.20.4 · Write take.
///
/// Pass on the first `count` values, and complete together with the last of them. Each subscriber gets that many.
/// With a count of 0 complete at once, and do not subscribe to `source`.
///
///     source     -1--2--3--4--|
///     take(2)    -1--(2|)
///
/// Book: not in it
public func ownTake<Value: Sendable>(
    _ source: OwnSignal<Value>, _ count: Int
) -> OwnSignal<Value> {
    todo()
}

/// Exercise 4.20.5 · Write merge.
///
/// Pass on the values of both signals as they arrive. Complete when both have completed; the first error ends all.
///
///     one       -1---3|
///     other     --2---4-|
///     merge     -12--34-|
///
/// Book: not in it
public func ownMerge<Value: Sendable>(
    _ one: OwnSignal<Value>, _ other: OwnSignal<Value>
) -> OwnSignal<Value> {
    todo()
}

/// Exercise 4.20.6 · Write combineLatest.
///
/// For each value of either signal, send it together with the latest value of the other one. (Below, `1a` is one
/// value: the pair of 1 and a.) Send nothing before both have sent a value. Complete when both have completed; the
/// first error ends all.
///
///     one              -1-----2-----|
///     other            ---a-----b-|
///     combineLatest    ---1a--2a2b--|
///
/// Book: not in it
public func ownCombineLatest<One: Sendable, Other: Sendable>(
    _ one: OwnSignal<One>, _ other: OwnSignal<Other>
) -> OwnSignal<(One, Other)> {
    todo()
}

/// Exercise 4.20.7 · Write flattenMap. (stretch)
///
/// Make a signal from each value of `source`, subscribe to it, and pass on all their values as they arrive. Complete
/// when `source` and all those inner signals have completed; the first error ends all.
///
///     source        -1--2--|
///     inner 1        ^-1-1|
///     inner 2           ^-2-2|
///     flattenMap    ---1-12-2|
///
/// Book: not in it
public func ownFlattenMap<Input: Sendable, Output: Sendable>(
    _ source: OwnSignal<Input>,
    _ transform: @escaping @Sendable (Input) -> OwnSignal<Output>
) -> OwnSignal<Output> {
    todo()
}

/// Exercise 4.20.8 · Write switchToLatest. (stretch)
///
/// Pass on what the latest of the inner signals sends. When a new one comes, dispose the one before. Complete when
/// `source` and the latest inner signal have completed; an error of either ends all.
///
///     source            -1--2--|
///     inner 1            ^-1!
///     inner 2               ^-2-2|
///     switchToLatest    ---1--2-2|
///
/// Book: not in it
public func ownSwitchToLatest<Value: Sendable>(
    _ source: OwnSignal<OwnSignal<Value>>
) -> OwnSignal<Value> {
    todo()
}

/// Exercise 4.20.9 · Write debounce. (stretch)
///
/// When a value has come, wait for `time`. If no newer value comes, send it. When `source` completes, send the value
/// that still waits, and then complete; after an error do not send it. The alarm calls you back:
/// `alarm.after(time) { … }` returns a subscription, and does not ring if you dispose it before. When the subscriber
/// leaves, dispose the alarm that is set.
///
///     source      -1-2------3-|
///     debounce    ------2-----(3|)     3 seconds
///
/// Book: not in it
public func ownDebounce<Value: Sendable>(
    _ source: OwnSignal<Value>, _ time: Duration, _ alarm: some Alarm
) -> OwnSignal<Value> {
    todo()
}

/// Exercise 4.20.10 · Write publish and connect. (stretch)
///
/// Share one subscription to `source`. You make a connection with `OwnConnection(signal: …) { … }`: the closure is what
/// `connect` does each time, and returns a `Subscription`.
///
/// Subscribing to the connection's `signal` starts nothing. `connect` subscribes to `source`. A second call starts
/// nothing, and returns the same subscription: if it is disposed, the source stops, and never starts again.
///
/// Each event goes to all who have subscribed by then. A subscriber that comes after the ending gets the ending alone.
///
///     source     --1--2--3|
///     first      --1--2--3|
///     second        ^-2--3|
///
/// Book: not in it
public func ownPublish<Value: Sendable>(
    _ source: OwnSignal<Value>
) -> OwnConnection<Value> {
    todo()
}
