extension Chapter2 {
    @Suite struct FunctionalReactiveProgramming {
        @Test func `2.2.1 Keep the bill equal to food plus drinks`() async {
            await exercise {
                let food = Property(30)
                let drinks = Property(8)
                let sum = bill(food: food, drinks: drinks)
                func expectBill(
                    _ expected: Int, after change: String, because remark: String,
                    at location: SourceLocation = #_sourceLocation
                ) {
                    expect(sum.value, is: expected, for: change, because: remark, at: location)
                }
                expectBill(
                    38, after: "food 30, drinks 8, nothing changed yet",
                    because: "The bill must be right from the beginning.")
                drinks.value = 12
                expectBill(
                    42, after: "food 30, drinks 8, then drinks = 12",
                    because: "The bill must follow the drinks, also while the food stays the same.")
                food.value = 50
                expectBill(
                    62, after: "food 30, drinks 12, then food = 50",
                    because: "The bill must follow the food as well.")
                food.value = 0
                drinks.value = 0
                expectBill(
                    0, after: "food 50, drinks 12, then food = 0 and drinks = 0",
                    because: "The bill must follow down to 0.")
                for (nextFood, nextDrinks) in [(20, 5), (20, 9), (15, 9), (15, 4), (18, 4)] {
                    food.value = nextFood
                    drinks.value = nextDrinks
                    expectBill(
                        nextFood + nextDrinks, after: "then food = \(nextFood) and drinks = \(nextDrinks)",
                        because: "The bill must follow every change, up or down, however many came before.")
                }
                let next = bill(food: Property(7), drinks: Property(5))
                let given = "a second bill: food 7, drinks 5"
                expect(next.value, is: 12, for: given, because: "The second bill must use its own two cells.")
                expectBill(
                    22, after: "the first bill, food 18 and drinks 4, after the second was made",
                    because: "A second bill must change nothing in the first.")
            }
        }

        @Test func `2.2.2 Ask the same price for the same journey`() async {
            await exercise {
                for (price, percent, expected, remark) in [
                    (800, nil, 800, "Without a card there is no discount."),
                    (
                        800, 25, 600,
                        "The card takes a quarter off, 200, and the traveller pays the rest. (For Int, 25 / 100 is 0.)"
                    ),
                    (800, nil, 800, "Somebody with a card came before. That must not matter."),
                    (
                        800, 50, 400,
                        "This card takes half off. Somebody with another card came before, which must not matter."
                    ),
                    (400, 25, 300, "The same card on a shorter journey."),
                    (400, 0, 400, "A card may give no discount at all."),
                    (400, 100, 0, "A card may pay for the whole journey."),
                    (400, nil, 400, "Somebody with a card came before. That must not matter."),
                    (820, 25, 615, "A quarter of 820 is 205."),
                    (130, 10, 117, "Prices need not be multiples of 100."),
                ] as [(Int, Int?, Int, String)] {
                    let given = "ticketPrice(\(price), discount: \(percent.map(String.init) ?? "nil"))"
                    expect(ticketPrice(price, discount: percent), is: expected, for: given, because: remark)
                }
            }
        }

        @Test func `2.2.3 Let the time decide the colour of the traffic light`() async {
            await exercise {
                for (drawn, colours, remark) in [
                    (
                        "0--1--2--3--4--5--6--7--|", "g--g--a--r--g--g--a--r--|",
                        "green for two seconds, amber for one, red for one, and again. Each number gets a colour."
                    ),
                    (
                        "0--1--2--3--4--6--6--9--|", "g--g--a--r--g--a--a--g--|",
                        "the number says which second it is, however many numbers came before it."
                    ),
                    (
                        "7--8--'1002'-|", "r--g--a------|",
                        "this clock does not begin at 0: only the number says which second it is."
                    ),
                ] {
                    let lab = Lab()
                    let clock = lab.cold("clock", drawn)
                    lab.expect(trafficLight(clock.signal), colours, because: remark)
                }
            }
        }
    }
}
