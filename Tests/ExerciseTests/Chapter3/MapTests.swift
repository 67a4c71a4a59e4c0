extension Chapter3 {
    @Suite struct Map {
        @Test func `3.2.1 Move every clock one hour forward`() async {
            await exercise {
                expect(
                    summerTime([8, 15, 23]), is: [9, 16, 0], for: "[8, 15, 23]",
                    because: "An hour after 23 a new day begins.")
                expect(
                    summerTime([22, 0, 22, 23, 23, 11]), is: [23, 1, 23, 0, 0, 12],
                    for: "[22, 0, 22, 23, 23, 11]",
                    because: "Each clock keeps its place in the list, also if two show the same.")
                expect(summerTime([]), is: [], for: "[]", because: "No clocks, no hours.")
            }
        }

        @Test func `3.2.2 Predict the order of peeling and boiling`() async {
            await exercise {
                var lines: [String] = []
                _ = ["carrot", "leek"]
                    .map { vegetable in
                        lines.append("peel \(vegetable)")
                        return vegetable
                    }
                    .map { vegetable in
                        lines.append("boil \(vegetable)")
                        return vegetable
                    }
                expectPrediction(
                    dinnerLines(), is: lines,
                    hint: "Each map works on an array and returns an array. When is an array complete?")
            }
        }
    }
}
