extension Chapter3 {
    @Suite struct Filter {
        @Test func `3.3.1 Keep no junk mail`() async {
            await exercise {
                let noJunk = ["Winter is coming", "How to Win friends", "Win", "Winter is coming"]
                let nearly = ["win a car", " Win a car", "WIN a car", "Win-win"]
                for (messages, kept, remark) in [
                    (
                        ["Win a car", "From Ada", "Win a hat"], ["From Ada"],
                        "Every message that is not junk is kept."
                    ),
                    (
                        ["From Ada", "Win a car", "Win a hat", "Win a cow", "From Ben"],
                        ["From Ada", "From Ben"], "Junk that comes right after other junk is junk too."
                    ),
                    (
                        ["From Ada", "From Ada", "Win a car", "Win a car", "From Ada", "Win "],
                        ["From Ada", "From Ada", "From Ada"],
                        "Each message counts by itself, also if another one says the same."
                    ),
                    (noJunk, noJunk, "Junk begins with the word Win and a space."),
                    (nearly, nearly, "Junk begins with just these four characters: \"Win \"."),
                    ([], [], "There may be no messages at all."),
                ] {
                    expect(withoutJunkMail(messages), is: kept, for: "\(messages)", because: remark)
                }
            }
        }

        @Test func `3.3.2 List what you can pay, delivery included`() async {
            await exercise {
                expect(
                    totals([4, 12, 7, 7, 8, 7, 1], purse: 10), is: [7, 10, 10, 10, 4],
                    for: "[4, 12, 7, 7, 8, 7, 1], purse 10",
                    because: "With delivery 4 becomes 7, and 7 becomes 10: you can just pay that.")
                expect(
                    totals([0, 3, 9], purse: 2), is: [], for: "[0, 3, 9], purse 2",
                    because: "Delivery alone costs 3, so you cannot even pay the first.")
                expect(totals([], purse: 10), is: [], for: "[], purse 10", because: "No prices, no totals.")
            }
        }
    }
}
