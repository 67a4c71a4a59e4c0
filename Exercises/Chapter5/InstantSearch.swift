import Attempts
import FRP
import Pixels

/// Exercise 5.5.1 · Search only for the text in the field.
///
/// Send the text in the field when it has not changed for three seconds. But it must have three letters or more,
/// and differ from the text that was sent last. This line still finds a deleted text, and searches twice for the
/// same one: repair it. `a` is "du", `b` is "dun", `c` is "dune":
///
///     text      -b-c-----b-a-----c------|
///     result    ------c-----------------|
///
/// Book: chapter5, the second reading · Core: Sources/FRP/Operators/Throttle.swift, DistinctUntilChanged.swift
public func textsToSearch(_ text: Signal<String>, on clock: some Scheduler) -> Signal<String> {
    todo()  // Delete this line when you begin.
    return text.filter { $0.count >= 3 }.throttle(.seconds(3), on: clock)
}

/// Exercise 5.5.2 · Predict what old searches still send.
///
/// Each search sends the near places after one second, and the others after five. Draw, as two marble diagrams,
/// what `flattened` and `switched` send.
///
///     let texts = Signal<String>(marbles: "-a--b-c--|", on: time)
///     let search = { text in Signal<String>(marbles: "-\(text)---\(text)|", on: time) }
///     let flattened = texts.flattenMap(search)
///     let switched = texts.map(search).switchToLatest()
///
/// Book: chapter5, the second reading · Core: Sources/FRP/Operators/FlattenMap.swift, SwitchToLatest.swift
public func whatSearchesSend() -> (flattened: String, switched: String) {
    todo()
}

/// Exercise 5.5.3 · Keep the line alive when a search fails. (stretch)
///
/// For each text, send how many posts were found; only the answer to the latest text counts. If a search fails, send
/// "no luck", and still search for the next text. If `texts` fails, the result fails too. This line ends with the
/// first failed search: repair it. `n` is "no luck", `2` is "2 posts":
///
///     texts     -a---b-----a----|        -a---X
///     search a   --X       --X            --X
///     search b       --2|
///     result    ---n---2-----n--|        ---n-X
///
/// Book: chapter5, the second reading · Core: Sources/FRP/Operators/Catch.swift
public func linesOfTheSearch(_ texts: Signal<String>, in source: some PostSource) -> Signal<String> {
    todo()  // Delete this line when you begin.
    return
        texts
        .map { text in source.posts(containing: text) }
        .switchToLatest()
        .map { posts in "\(posts.count) posts" }
        .catchTo(.return("no luck"))
}
