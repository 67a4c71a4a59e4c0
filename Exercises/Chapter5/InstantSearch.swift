import Attempts
import FRP
import Pixels

/// Exercise 5.5.1 · Search only for the string in the field.
///
/// Send the string in the field when it has not changed for three seconds. But it must have three letters or more,
/// and differ from the string that was sent last. This chain also sends a string that has been deleted, and sends the
/// same string twice: repair it. `a` is "du", `b` is "dun", `c` is "dune":
///
///     text      -b-c-----b-a-----c------|
///     result    ------c-----------------|
///
/// Book: not in it, but in the tutorial and RAC 2
public func textsToSearch(_ text: Signal<String>, on clock: some Scheduler) -> Signal<String> {
    todo()  // Delete this line when you begin.
    return text.filter { $0.count >= 3 }.debounce(.seconds(3), on: clock)
}

/// Exercise 5.5.2 · Predict what old searches still send.
///
/// Each search sends twice: after one second, and after five. Draw, as two marble diagrams, what `flattened` and
/// `switched` send. (`time` is a clock.)
///
///     let texts = Signal<String>(marbles: "-a--b-c--|", on: time)
///     let search = { text in Signal<String>(marbles: "-\(text)---\(text)|", on: time) }
///     let flattened = texts.flattenMap(search)
///     let switched = texts.map(search).switchToLatest()
///
/// Book: not in it, but in the tutorial and RAC 2
public func whatSearchesSend() -> (flattened: String, switched: String) {
    todo()
}

/// Exercise 5.5.3 · Keep the chain alive when a search fails. (stretch)
///
/// For each string of `texts`, send how many posts were found; only the answer to the latest string counts. If a search
/// fails, send "no luck", and still search for the next string. If `texts` fails, the result fails too. This chain ends
/// with the first failed search: repair it. `n` is "no luck", `2` is "2 posts":
///
///     texts     -a---b-----a----|        -a---X
///     search a   --X       --X            --X
///     search b       --2|
///     result    ---n---2-----n--|        ---n-X
///
/// Book: not in it, but in the tutorial
public func linesOfTheSearch(_ texts: Signal<String>, in source: some PostSource) -> Signal<String> {
    todo()  // Delete this line when you begin.
    return
        texts
        .map { text in source.posts(containing: text) }
        .switchToLatest()
        .map { posts in "\(posts.count) posts" }
        .catchTo(.return("no luck"))
}
