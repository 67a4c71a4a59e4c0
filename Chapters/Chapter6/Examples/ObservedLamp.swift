import Marbles
import Narration
import Observation

/// A lamp that says when it goes away.
@VirtualMainActor @Observable final class ObservedLamp {
    var isOn = false

    deinit { print("the lamp is gone") }
}
