extension Chapter3 {
    @Suite struct Filter {
        @Test func `3.3.1 Keep no junk mail`() async {
            await exercise {
                func expectKept(
                    _ expected: [String], of messages: [String], because remark: String,
                    at location: SourceLocation = #_sourceLocation
                ) {
                    expect(
                        withoutJunkMail(messages), is: expected, for: "\(messages)", because: remark,
                        at: location)
                }
                expectKept(
                    ["From Ada"], of: ["Win a car", "From Ada", "Win a hat"],
                    because: "Every message that is not junk is kept.")
                expectKept(
                    ["From Ada", "From Ben"],
                    of: ["From Ada", "Win a car", "Win a hat", "Win a cow", "From Ben"],
                    because: "Junk that comes right after other junk is junk too.")
                expectKept(
                    ["Winter is coming", "How to Win friends", "Winter is coming"],
                    of: ["Winter is coming", "How to Win friends", "Winter is coming"],
                    because: "Junk begins with the word Win and a space.")
                expectKept([], of: [], because: "There may be no messages at all.")
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
