extension Chapter4 {
    @Suite struct Lifetime {
        @Test func `4.15.1 Predict which lamps go away`() async {
            await exercise {
                let gone = Recorder<String>()
                let switchboard = Property(false)
                let kept = Disposable()
                do {
                    let lamp = Lamp("attic", goesAway: gone.append)
                    kept.add(lamp.power.signal.subscribe(next: { lamp.shine($0) }))
                }
                do {
                    let lamp = Lamp("bath", goesAway: gone.append)
                    lamp.power.signal.subscribe(next: { [weak lamp] in lamp?.shine($0) })
                }
                do {
                    let lamp = Lamp("cellar", goesAway: gone.append)
                    kept.add(switchboard.signal.subscribe(next: { lamp.shine($0) }))
                }
                do {
                    let lamp = Lamp("door", goesAway: gone.append)
                    switchboard.signal.bind(to: lamp.power)
                }
                do {
                    let lamp = Lamp("entrance", goesAway: gone.append)
                    switchboard.signal.take(1).subscribe(next: { lamp.shine($0) })
                }
                let names = gone.values
                kept.dispose()
                expectPrediction(
                    lampsThatGoAway(), is: names,
                    hint: """
                        Draw for each lamp what keeps what alive, as section 4.15 does. A lamp stays if a circle leads to \
                        it, or a chain from the switchboard.
                        """)
            }
        }

        @Test func `4.15.2 Release the departure board`() async {
            await exercise {
                let board = DepartureBoard("Oslo")
                expect(
                    board.sign.value, is: "Next: Oslo", for: "a new board for Oslo",
                    because: "The sign shows the first destination too.")
                for town in ["Bergen", "Narvik", "Narvik", "Oslo", "Bergen", "Voss", "Oslo", "Bodø"] {
                    board.destination.value = town
                    expect(
                        board.sign.value, is: "Next: \(town)", for: "destination.value = \"\(town)\"",
                        because: "As long as there is a board, its sign shows where the next train goes.")
                }
                expectReleased(
                    "the board",
                    because: "Does it hold something that holds the board? Look at what the handler captures."
                ) { DepartureBoard("Oslo") }
                expectReleased(
                    "the destination",
                    because:
                        "A property goes away with its board, unless its own subscriber holds it. What does the handler capture?"
                ) { DepartureBoard("Oslo").destination }
            }
        }
    }
}

/// Tells when it goes away.
private final class Lamp: Sendable {
    let power = Property(false)
    private let name: String
    private let goesAway: @Sendable (String) -> Void

    init(_ name: String, goesAway: @escaping @Sendable (String) -> Void) {
        (self.name, self.goesAway) = (name, goesAway)
    }

    deinit { goesAway(name) }

    func shine(_ isOn: Bool) {}
}
