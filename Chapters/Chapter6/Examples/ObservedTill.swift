import Observation

/// The till of a shop, as Observation has it: the latest payment.
@Observable final class ObservedTill {
    var payment = 0
}
