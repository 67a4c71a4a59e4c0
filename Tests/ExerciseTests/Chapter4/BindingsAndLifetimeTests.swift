extension Chapter4 {
    @Suite struct BindingsAndLifetime {
        @Test func `4.13.1 Tie slider and knob to the volume`() async {
            await exercise {
                let (volume, slider, knob) = (Property(4), Property(0), Property(9))
                let label = Property("")
                tie(volume, slider: slider, knob: knob, label: label)
                func expectAll(_ number: Int, after what: String, because remark: String) {
                    expect(
                        "volume \(volume.value), slider \(slider.value), knob \(knob.value), label \"\(label.value)\"",
                        is: "volume \(number), slider \(number), knob \(number), label \"Volume \(number)\"",
                        for: what, because: remark)
                }
                expectAll(
                    4, after: "volume 4, slider 0, knob 9, and then tied",
                    because: "At the start the others take the value of the volume.")
                let follow = "The others follow, whichever of them changes; the label does too."
                for (slid, turned, set) in [(6, 2, 8), (8, 7, 7), (3, 3, 1), (0, 5, 4)] {
                    slider.value = slid
                    expectAll(slid, after: "slider.value = \(slid)", because: follow)
                    knob.value = turned
                    expectAll(turned, after: "knob.value = \(turned)", because: follow)
                    volume.value = set
                    expectAll(set, after: "volume.value = \(set)", because: follow)
                }
            }
        }

        @Test func `4.13.2 Make a signal of a delegate`() async {
            await exercise {
                let (parcel, news) = (Parcel(), ParcelNews())
                parcel.delegate = news
                let early = Recorder(of: news.towns)
                parcel.reach("Ghent")
                let late = Recorder(of: news.towns)
                parcel.reach("Lille")
                expect(
                    early.words, is: ["Ghent", "Lille"], for: "Ghent and Lille",
                    because: "Each call of didReach sends its town, and the journey goes on.")
                parcel.reach("Lille")
                expect(
                    early.words, is: ["Ghent", "Lille", "Lille"], for: "Ghent, Lille, and Lille again",
                    because: "Nobody was at home, so the parcel was in Lille twice.")
                parcel.deliver()
                expect(
                    early.words, is: ["Ghent", "Lille", "Lille", "completed"],
                    for: "Ghent, Lille twice, and the delivery",
                    because: "At the delivery `towns` completes.")
                expect(
                    late.words, is: ["Lille", "Lille", "completed"],
                    for: "a subscriber who came after Ghent",
                    because: "It has missed Ghent, and hears the rest of the same journey.")

                let (other, sadNews) = (Parcel(), ParcelNews())
                other.delegate = sadNews
                let towns = ["Ghent", "Lille", "Lille", "Paris", "Lyon", "Lyon", "Nice", "Ghent"]
                sadNews.towns.subscribe().dispose()
                let sad = Recorder(of: sadNews.towns)
                towns.forEach(other.reach)
                other.lose()
                expect(
                    sad.words, is: towns + ["failed: fell off the lorry"],
                    for: "somebody who left at once, a subscriber, eight towns, and the loss",
                    because:
                        "Every town is sent, whoever has left before; the reason of the loss is the error.")
            }
        }

        @Test func `4.13.3 Predict which lamps go away`() async {
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
                        Draw for each lamp what keeps what alive, as section 4.13 does. A lamp stays if a circle leads to \
                        it, or a chain from the switchboard.
                        """)
            }
        }

        @Test func `4.13.4 Release the departure board`() async {
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

/// A parcel from before signals.
private final class Parcel {
    struct Loss: Error, CustomStringConvertible { let description = "fell off the lorry" }

    weak var delegate: (any ParcelDelegate)?

    func reach(_ town: String) { delegate?.didReach(town) }
    func deliver() { delegate?.wasDelivered() }
    func lose() { delegate?.wasLost(Loss()) }
}
