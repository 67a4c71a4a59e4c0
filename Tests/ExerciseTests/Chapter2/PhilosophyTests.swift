extension Chapter2 {
    @Suite struct Philosophy {
        @Test func `2.1.1 Name the towns where it froze`() async {
            await exercise {
                expect(
                    frostyTowns([("Bern", -2), ("Thun", 3), ("Chur", -5), ("Genf", 0)]),
                    is: ["Bern", "Chur"], for: #"[("Bern", -2), ("Thun", 3), ("Chur", -5), ("Genf", 0)]"#,
                    because: "Each report counts by itself, the first one too. 0 degrees is no frost.")
                expect(
                    frostyTowns([
                        ("Thun", 1), ("Chur", -1), ("Chur", -1), ("Genf", 7), ("Bern", -1), ("Chur", -9),
                    ]),
                    is: ["Chur", "Chur", "Bern", "Chur"],
                    for:
                        #"[("Thun", 1), ("Chur", -1), ("Chur", -1), ("Genf", 7), ("Bern", -1), ("Chur", -9)]"#,
                    because: "There is a name for each report of frost, in the order of the reports.")
                expect(frostyTowns([]), is: [], for: "[]", because: "Without reports there are no towns.")
            }
        }
    }
}
