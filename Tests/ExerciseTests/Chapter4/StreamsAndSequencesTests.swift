extension Chapter4 {
    @Suite struct StreamsAndSequences {
        @Test func `4.2.1 Label the heavy parcels`() async {
            await exercise {
                for (parcels, labels, remark) in [
                    (
                        [18, 25, 40], ["25 g", "40 g"],
                        "A heavy parcel gets a label, which says how heavy it is."
                    ),
                    ([20, 21], ["21 g"], "20 grams are not above 20 grams."),
                    (
                        [25, 3, 40, 40, 25], ["25 g", "40 g", "40 g", "25 g"],
                        "Each parcel counts by itself, whatever the others weigh, in the order of the list."
                    ),
                    ([], [], "No parcels, no labels."),
                ] as [([Int], [String], String)] {
                    expect(parcelLabels(parcels), is: labels, for: "\(parcels)", because: remark)
                }
            }
        }

        @Test func `4.2.2 Predict when the readings are asked for`() async {
            await exercise {
                let lines = Recorder<String>()
                let labels = [18, 21, 24, 15].lazyList
                    .filter {
                        lines.append("\($0)?")
                        return $0 > 20
                    }
                    .map {
                        lines.append("\($0)!")
                        return "\($0) degrees"
                    }
                lines.append("made")
                _ = labels.head
                lines.append("head")
                _ = labels.array
                expectPrediction(
                    linesOfTheThermometer(), is: lines.values,
                    hint: """
                        Go through it line by line: which line asks first, how much must be computed for \
                        that, and what is already known when the second line asks?
                        """)
            }
        }

        @Test func `4.2.3 List the trains that can still be caught`() async {
            await exercise {
                for (arrival, trains, remark) in [
                    (30, [45, 65, 85], "Trains that left before the arrival are gone."),
                    (25, [25, 45, 65], "A train that leaves in the minute of the arrival can be caught."),
                    (26, [45, 65, 85], "A train that left a minute ago is gone."),
                    (24, [25, 45, 65], "A train that leaves in a minute can be caught."),
                    (0, [5, 25, 45], "If you come before the first train, you can catch all of them."),
                ] {
                    expect(
                        trainsToCatch(first: 5, every: 20, arriving: arrival).take(3).array, is: trains,
                        for: "first: 5, every: 20, arriving: \(arrival)", because: remark)
                }
                expect(
                    trainsToCatch(first: 3, every: 7, arriving: 11).take(3).array, is: [17, 24, 31],
                    for: "first: 3, every: 7, arriving: 11", because: "Another line has another timetable.")
                expect(
                    trainsToCatch(first: 5, every: 20, arriving: 0).take(1000).array.last ?? 0, is: 19985,
                    for: "first: 5, every: 20, arriving: 0, and asked for the thousandth train",
                    because: "The trains go forever, so the list must not end.")
            }
        }

        @Test func `4.2.4 Stop reading where the day ends`() async {
            await exercise {
                let read = Tally()
                let year = ([4, 3, 0] + Array(repeating: 5, count: 1000)).lazyList.map { amount in
                    read.note()
                    return amount
                }
                expect(
                    takingsOfTheDay(year), is: 7, for: "4, 3, 0, 5, 5, 5, …",
                    because: "The day ends at the first 0.")
                expect(
                    read, times: 3, "an amount is read",
                    because: "At the first 0 the sum is known, but something still asks for more.")
                expect(
                    takingsOfTheDay([6, 1].lazyList), is: 7, for: "6, 1",
                    because: "A list without a 0 is one day.")
                expect(
                    takingsOfTheDay([9, -4, 2, 0, 8].lazyList), is: 7, for: "9, -4, 2, 0, 8",
                    because: "Money that the shop pays back counts too, and does not end the day.")
                expect(
                    takingsOfTheDay([3, 3, 1, 1, 1, 0, 0, 8].lazyList), is: 9, for: "3, 3, 1, 1, 1, 0, 0, 8",
                    because: "Equal amounts count each, and the day ends at the first 0.")
                expect(
                    takingsOfTheDay([0, 8].lazyList), is: 0, for: "0, 8",
                    because: "Nothing was sold on the first day.")
                expect(
                    takingsOfTheDay(.empty), is: 0, for: "an empty list",
                    because: "Nothing was sold, so there are no takings.")
            }
        }
    }
}
