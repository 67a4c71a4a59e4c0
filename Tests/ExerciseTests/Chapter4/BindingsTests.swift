extension Chapter4 {
    @Suite struct Bindings {
        @Test func `4.14.1 Tie slider and knob to the volume`() async {
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

        @Test func `4.14.2 Make a signal of a delegate`() async {
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
    }
}

/// A parcel from before signals.
private final class Parcel {
    struct Loss: Error, CustomStringConvertible { let description = "fell off the lorry" }

    weak var delegate: (any ParcelDelegate)?

    func reach(_ town: String) { delegate?.didReach(town) }
    func deliver() { delegate?.wasDelivered() }
    func lose() { delegate?.wasLost(Loss()) }
}
