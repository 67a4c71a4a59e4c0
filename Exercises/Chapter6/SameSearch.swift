import Attempts
import FRP
import Marbles

/// Exercise 6.10.1 · Wait for a pause in a stream.
///
/// Make a stream of the texts after which no other text has come for `pause`. After the last text too, wait for the pause; then your
/// stream ends. When nobody reads it any more, stop reading `texts`. Start tasks with `time.start`, since `Task` itself knows no virtual
/// time, and sleep with `time.sleep`.
///
///     texts    -a-b-------c-|
///     result   ------b-------(c|)       a pause of 3
///
/// Book: not in it
public func debounced(
    _ texts: AsyncStream<String>, for pause: Duration, on time: TestScheduler
) -> AsyncStream<String> {
    todo()
}
