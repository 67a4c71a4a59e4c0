import Marbles
import Observation

/// The bill of 4.5: two ways lead from the price to the sum.
@VirtualMainActor @Observable final class ObservedBill {
    var price = 2
    var tax: Int { price / 2 }
    var delivery: Int { price > 5 ? 0 : 3 }
    var sum: Int { tax + delivery }
}
