import Attempts
import FRP

/// Exercise 4.10.1 · Hear both doorbells.
///
/// A house has two doors, and a bell at each. Send every ring of both bells when it comes. The front bell has a loose
/// contact (a bad wire), and sends a 0 now and then: that is no ring, so do not send it. Complete when neither bell
/// can ring any more.
///
///     front    -1-0--1--|
///     back     ---2-------2-|
///     result   -1-2--1----2-|
///
/// Book: not in it, but in RAC 2 and the tutorial
public func ringsInTheHouse(front: Signal<Int>, back: Signal<Int>) -> Signal<Int> {
    todo()
}

/// Exercise 4.10.2 · Count the guests in two rooms.
///
/// The signal of each room sends, now and then, how many guests are in it. At first both rooms are empty. Send the
/// sum: at once, and then again for each value of either room.
///
///     kitchen   --1-2-----1--|
///     garden    ------3--3------|
///     result    0-1-2-5--54-----|
///
/// Book: not in it, but in RAC 2 and the tutorial
public func guests(kitchen: Signal<Int>, garden: Signal<Int>) -> Signal<Int> {
    todo()
}

/// Exercise 4.10.3 · Read the thermometer when the button is pressed.
///
/// At each press, send the latest temperature, also if it is the same as at the last press. Before the first
/// temperature a press sends nothing. When the thermometer is out of order, it sends a 0 (it is never that cold
/// here). From then until the next temperature a press sends nothing: not the 0, and no older temperature. Complete
/// when `thermometer` or `presses` completes.
///
///     thermometer   --5----0--8-------|
///     presses       x--x----x--x-x--
///     result        ---5-------8-8----|
///
/// Book: not in it, but in RAC 2 and the tutorial
public func readings(of thermometer: Signal<Int>, at presses: Signal<String>) -> Signal<Int> {
    todo()
}

/// Exercise 4.10.4 · Predict what is heard at the door.
///
/// Draw, as a marble diagram, what this signal sends. Each visitor knocks three times. (`time` is a clock.)
///
///     let visitors = Signal<Int>(marbles: "-1--2-|", on: time)
///     visitors.flattenMap { visitor in
///         Signal(marbles: "\(visitor)-\(visitor)-\(visitor)|", on: time)
///     }
///
/// Book: not in it, but in RAC 2 and the tutorial
public func heardAtTheDoor() -> String {
    todo()
}

/// Exercise 4.10.5 · Repair the sign that mixes two stops.
///
/// `stop` sends the number of the bus stop that you choose. `minutes` makes a signal for a stop, which sends how
/// long you have to wait there. This sign mixes the minutes of all stops that you have chosen. Let it show those of
/// the latest stop only:
///
///     stop         -1-----2----|
///     minutes(1)    ^-9--8!
///     minutes(2)          ^-3---2|
///     result       ---9--8--3---2|
///
/// Book: not in it, but in RAC 2 and the tutorial
public func minutesShown(
    _ stop: Signal<Int>, minutes: @escaping @Sendable (Int) -> Signal<Int>
) -> Signal<Int> {
    todo()  // Delete this line when you begin.
    return stop.flattenMap(minutes)
}

/// Exercise 4.10.6 · Compare two runners lap by lap. (stretch)
///
/// A lap is once around the track. After each lap a runner's signal sends the minutes that this lap took. Send for
/// each lap how many minutes more Ben needed than Anna: a negative number if he was faster. Either runner may be
/// ahead by some laps. Complete as soon as no lap is left that can be compared.
///
///     anna     -3-4-----3--|
///     ben      ---4---6--|
///     result   ---1---2--|
///
/// Book: not in it, but in RAC 2 and the tutorial
public func lapsCompared(anna: Signal<Int>, ben: Signal<Int>) -> Signal<Int> {
    todo()
}
