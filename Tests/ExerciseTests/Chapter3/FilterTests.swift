extension Chapter3 {
    @Suite struct Filter {
        @Test func `3.3.1 Keep no junk mail`() async {
            await exercise {
                let noJunk = ["Winter is coming", "How to Win friends", "Winter is coming"]
                for (messages, kept, remark) in [
                    (
                        ["Win a car", "From Ada", "Win a hat"], ["From Ada"],
                        "Every message that is not junk is kept."
                    ),
                    (
                        ["From Ada", "Win a car", "Win a hat", "Win a cow", "From Ben"],
                        ["From Ada", "From Ben"], "Junk that comes right after other junk is junk too."
                    ),
                    (noJunk, noJunk, "Junk begins with the word Win and a space."),
                    ([], [], "There may be no messages at all."),
                ] {
                    expect(withoutJunkMail(messages), is: kept, for: "\(messages)", because: remark)
                }
            }
        }

        @Test func `3.3.2 List what you can pay, delivery included`() async {
            await exercise {
                expect(
                    totals([4, 12, 7, 8, 7, 1], purse: 10), is: [7, 10, 10, 4],
                    for: "[4, 12, 7, 8, 7, 1], purse 10",
                    because: "With delivery 4 becomes 7, and 7 becomes 10: you can just pay that.")
                expect(totals([0, 3, 9], purse: 2), is: [], for: "[0, 3, 9], purse 2")
                expect(totals([], purse: 10), is: [], for: "[], purse 10")
            }
        }
    }
}
