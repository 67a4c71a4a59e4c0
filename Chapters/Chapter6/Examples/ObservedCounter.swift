import Marbles
import Observation

/// A number that is observed.
@VirtualMainActor @Observable final class ObservedCounter {
    var number = 0
}
