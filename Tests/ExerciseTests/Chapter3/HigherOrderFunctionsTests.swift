extension Chapter3 {
    @Suite struct HigherOrderFunctions {
        @Test func `3.1.1 Hand every station to the loudspeaker`() async {
            await exercise {
                func expectHeard(
                    _ expected: [String], at stations: [String], because remark: String,
                    at location: SourceLocation = #_sourceLocation
                ) {
                    var heard: [String] = []
                    trying("\(stations)") { announce(stations, through: { heard.append("\($0) \($1)") }) }
                    expect(heard, is: expected, for: "\(stations)", because: remark, at: location)
                }
                expectHeard(
                    ["1 Bern", "2 Thun", "3 Chur"], at: ["Bern", "Thun", "Chur"],
                    because: "The loudspeaker is called for each station, with 1 for the first.")
                expectHeard(
                    ["1 Ring", "2 Park", "3 Park", "4 Ring"], at: ["Ring", "Park", "Park", "Ring"],
                    because: "Two stops may have the same name. Each has its own number.")
                if isFoundWrong { return }
                expectHeard([], at: [], because: "Without stations there is nothing to say.")
            }
        }

        @Test func `3.1.2 Make one function of several steps`() async {
            await exercise {
                let calls = Tally()
                func step(_ done: String) -> (String) -> String {
                    { parcel in
                        calls.note()
                        return "\(done) \(parcel)"
                    }
                }
                let prepare = allInTurn(["wrapped", "tied", "stamped"].map(step))
                expect(
                    calls, times: 0, "a step is taken before anybody calls your function",
                    because: "Return a function: the steps are taken when it is called.")
                expect(
                    prepare("parcel"), is: "stamped tied wrapped parcel", for: "wrap, tie, stamp a parcel",
                    because: """
                        Each step puts its word in front of what the step before made. So the word of the first step is \
                        next to the parcel, and the word of the last step stands first.
                        """)
                expect(
                    prepare("box"), is: "stamped tied wrapped box", for: "then the same for a box",
                    because: "A second call has nothing to do with the first.")
                expect(
                    calls, times: 6, "a step is taken, in two calls of three steps",
                    because: "Every call takes each step once.")
                expect(
                    allInTurn(["wrapped", "wrapped"].map(step))("parcel"), is: "wrapped wrapped parcel",
                    for: "wrap a parcel twice", because: "A step that is there twice is taken twice.")
                expect(
                    allInTurn([])("parcel"), is: "parcel", for: "a parcel, but no steps",
                    because: "Without steps the parcel stays the same.")
            }
        }
    }
}
