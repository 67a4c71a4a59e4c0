extension Chapter4 {
    @Suite struct DerivingState {
        @Test func `4.5.1 Enable the button while the name is long enough`() async {
            await exercise {
                let (name, button) = (Property(""), Property(true))
                enableTheButton(button, by: name)
                expect(
                    button.value, is: false, for: "an empty name, and nobody has typed yet",
                    because: "The button has to be right from the beginning, not only after the first key.")
                let seen = ["Jo", "Jon", "Jonathan", "Jon", "Jo"].map { typed in
                    name.value = typed
                    return "\(typed): \(button.value)"
                }
                expect(
                    seen.joined(separator: ", "),
                    is: "Jo: false, Jon: true, Jonathan: true, Jon: true, Jo: false",
                    because: "The button follows every change of the name, in both directions.")
            }
        }

        @Test func `4.5.2 Repair the light that stays red`() async {
            await exercise {
                let freeSeats = Property(0)
                let lamp = lampOfTheBus(freeSeats)
                let seen = [0, 1, 0, 0, 2].enumerated().map { number, seats in
                    if number > 0 { freeSeats.value = seats }
                    return lamp.value
                }
                expect(
                    seen.joined(separator: ", "), is: "red, green, red, red, green",
                    for: "0, 1, 0, 0, 2 free seats",
                    because: "The lamp shows the seats of this moment, whatever it showed before.")
            }
        }

        @Test func `4.5.3 Predict how often the address is checked`() async {
            await exercise {
                let checks = Tally()
                let (button, colour) = (Property(false), Property(""))
                let address = Property("")
                let isValid = address.signal.map {
                    checks.note()
                    return $0.contains("@")
                }
                let warning = isValid.map { $0 ? "" : "no @" }
                isValid.bind(to: button)
                isValid.map { $0 ? "green" : "red" }.bind(to: colour)
                address.value = "grace"
                address.value = "grace@navy"
                withExtendedLifetime(warning) {}
                expectPrediction(
                    checksOfTheAddress(), is: checks.count,
                    hint: "For each signal: what subscribes to it, and what does it send at that moment?")
            }
        }

        @Test func `4.5.4 Look each word up only once`() async {
            await exercise {
                let word = Property("sea")
                let (button, colour) = (Property(false), Property("grey"))
                let lookups = Tally()
                markTheWord(word, button: button, colour: colour) {
                    lookups.note()
                    return ["sea", "seat"].contains($0)
                }
                let seen = ["sea", "saet", "seat", "seats"].enumerated().map { number, typed in
                    if number > 0 { word.value = typed }
                    return "\(typed): button \(button.value), \(colour.value), lookups \(lookups.count)"
                }
                expect(
                    seen.joined(separator: "\n"),
                    is: """
                        sea: button true, green, lookups 1
                        saet: button false, red, lookups 2
                        seat: button true, green, lookups 3
                        seats: button false, red, lookups 4
                        """,
                    because: """
                        Button and colour follow each answer, from the first one on. A signal is a recipe: \
                        it runs once more for each subscriber.
                        """)
            }
        }
    }
}
