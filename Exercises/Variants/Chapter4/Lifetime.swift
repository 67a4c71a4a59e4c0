import Attempts
import FRP

public func lampsThatGoAway() -> [String] {
    variants {
        wrong("sees only the circle") { ["bath", "cellar", "door", "entrance"] }
        wrong("lets every lamp go at the end of its block") {
            ["attic", "bath", "cellar", "door", "entrance"]
        }
        wrong("keeps every lamp that is named in a handler") { ["bath", "door"] }
        wrong("thinks that a binding keeps its target alive") { ["bath", "entrance"] }
        wrong("names the lamps that stay") { ["attic", "cellar"] }
    }
}

public final class DepartureBoard: Sendable {
    public let destination: Property<String>
    public let sign = Property("")

    public init(_ first: String) {
        destination = Property(first)
        variants {
            right("A binding replaces the handler. It holds the sign only, and that weakly.") {
                destination.signal.map { "Next: \($0)" }.bind(to: sign)
            }
            right("The handler captures the sign alone, so it does not hold the board.") {
                destination.signal.subscribe(next: { [sign = self.sign] in sign.value = "Next: \($0)" })
            }
            right(
                "`unowned` needs no `?`, but crashes if somebody keeps `destination` longer than the board."
            ) {
                destination.signal.subscribe(next: { [unowned self] in sign.value = "Next: \($0)" })
            }
            wrong("holds the board in the handler") {
                destination.signal.subscribe(next: { self.sign.value = "Next: \($0)" })
            }
            wrong("holds the board by its method") { destination.signal.subscribe(next: show) }
            wrong("lets the property's own handler hold the property") {
                destination.signal.subscribe(next: { [destination = self.destination, sign = self.sign] _ in
                    sign.value = "Next: \(destination.value)"
                })
            }
            wrong("ends the subscription to end the circle") {
                destination.signal.subscribe(next: show).dispose()
            }
        }
    }

    @Sendable private func show(_ town: String) { sign.value = "Next: \(town)" }
}
