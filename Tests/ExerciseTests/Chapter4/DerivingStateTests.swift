extension Chapter4 {
    @Suite struct DerivingState {
        @Test func `4.5.1 Enable the button while the name is long enough`() async {
            await exercise {
                let (name, button) = (Property(""), Property(true))
                enableTheButton(button, by: name)
                expect(
                    button.value, is: false, for: "an empty name, and nobody has typed yet",
                    because: "The button has to be right from the beginning, not only after the first key.")
                for typed in [
                    "Jo", "Jon", "Jonathan", "Jon", "Jon", "Jo", "J", "Zoë", "Jö", "Jörg", "Ann", "", "Bob",
                ] {
                    name.value = typed
                    expect(
                        button.value, is: typed.count >= 3, for: "then name.value = \"\(typed)\"",
                        because: """
                            The button follows every change of the name, in both directions: three letters, whichever, are \
                            enough, and two are not.
                            """)
                }
            }
        }

        @Test func `4.5.2 Repair the light that stays red`() async {
            await exercise {
                for seats in [[0, 1, 0, 0, 2], [2, 0, 1], [3, 2, 1, 1, 2, 4, 3, 0, 1, 0, 5, 4]] {
                    let freeSeats = Property(seats[0])
                    let lamp = lampOfTheBus(freeSeats)
                    let seen = seats.enumerated().map { number, seats in
                        if number > 0 { freeSeats.value = seats }
                        return lamp.value
                    }
                    expect(
                        seen, is: seats.map { $0 == 0 ? "red" : "green" },
                        for: seats.map(String.init).joined(separator: ", ") + " free seats",
                        because: "The lamp shows the seats of this moment, whatever they were before.")
                }
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
                address.value = "grace@navy.mil"
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
                    return ["sea", "seat", "seal", "seam"].contains($0)
                }
                let words = ["sea", "saet", "seat", "seats", "seatx", "seal", "seam", "mae", "same"]
                for (number, typed) in words.enumerated() {
                    if number > 0 { word.value = typed }
                    let isThere = ["sea", "seat", "seal", "seam"].contains(typed)
                    expect(
                        "button \(button.value), \(colour.value), lookups \(lookups.count)",
                        is: "button \(isThere), \(isThere ? "green" : "red"), lookups \(number + 1)",
                        for: words.prefix(number + 1).joined(separator: ", then "),
                        because: lookups.count > number + 1
                            ? "A signal is a recipe: it runs once more for each subscriber."
                            : "Button and colour follow each answer, from the first one on.")
                }
            }
        }
    }
}
