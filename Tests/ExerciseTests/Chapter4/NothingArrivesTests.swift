extension Chapter4 {
    @Suite struct NothingArrives {
        @Test func `4.17.1 Repair the scale whose display stays empty`() async {
            await exercise {
                let lab = Lab()
                let scale = lab.hot("scale", "9--0--3-------5------8--|")
                let tariff = lab.hot("tariff", "---------------4--------|")
                lab.expect(
                    display(scale.signal, tariff: tariff.signal, on: lab.time), "--------a------bc------d|",
                    where: ["a": "12 €", "b": "16 €", "c": "24 €", "d": "36 €"],
                    because: """
                        until the tariff changes, a kilo costs 3. After that each weight and each tariff gives a new price.
                        """)
                let long = Lab()
                let busy = long.hot("scale", "9-3----3---1-----2--------9----|")
                let tariffs = long.hot("tariff", "-2-----2----2-------7--1--9----|")
                long.expect(
                    display(busy.signal, tariff: tariffs.signal, on: long.time),
                    "----a--a----ab-----cd--e--f-g--|",
                    where: [
                        "a": "8 €", "b": "4 €", "c": "6 €", "d": "21 €", "e": "3 €", "f": "27 €", "g": "90 €",
                    ],
                    because:
                        "the tariff was 2 before the first parcel, and each tariff that comes shows the price again."
                )
            }
        }

        @Test func `4.17.2 Move the bus on the map`() async {
            await exercise {
                let lab = Lab()
                let bus = lab.hot("bus", "-1-23---45--6-7--------8-------9-|")
                lab.expect(
                    placesOnTheMap(bus.signal, on: lab.time), "-1----3----5----7------8-------9-|",
                    because: "after a place the map waits for five seconds, and then shows the latest one.")
                let long = Lab()
                let slow = long.hot("bus", "2-------2------4--4---------1------1-2-3--4--")
                long.expect(
                    placesOnTheMap(slow.signal, on: long.time),
                    "2-------2------4----4-------1------1----3----4", disposedAt: 46,
                    because: "a place that comes again is sent again.")
            }
        }

        @Test func `4.17.3 Predict what logged prints`() async {
            await exercise {
                let lines = Recorder<String>()
                let log = { @Sendable (line: String) in lines.append(line) }
                [4, 12].signal
                    .logged("all", to: log)
                    .filter { $0 > 9 }
                    .logged("large", to: log)
                    .startWith(0)
                    .logged("shown", to: log)
                    .subscribe()
                expectPrediction(
                    linesOfTheLog(), is: lines.values,
                    hint: """
                        A subscription goes up the chain, from the last step to the first. Then each value goes down, as \
                        far as it comes. When does startWith send its own?
                        """)
            }
        }
    }
}
