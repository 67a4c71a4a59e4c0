extension Chapter4 {
    @Suite struct Combining {
        @Test func `4.10.1 Hear both doorbells`() async {
            await exercise {
                for (front, back, result) in [
                    ("-1-1-0-10-|", "----2-2------2-|", "-1-12-21-----2-|"),
                    ("0--1--1-0-1-|", "-2--2|", "-2-12-1---1-|"),
                    ("---1-1|", "|", "---1-1|"), ("-0--0|", "---2-2--2|", "---2-2--2|"),
                ] {
                    let lab = Lab()
                    let front = lab.hot("front", front)
                    let back = lab.cold("back", back)
                    lab.expect(
                        ringsInTheHouse(front: front.signal, back: back.signal), result,
                        because:
                            "each ring counts, when it comes; a 0 is no ring. The last bell that completes ends the result."
                    )
                }
            }
        }

        @Test func `4.10.2 Count the guests in two rooms`() async {
            await exercise {
                for (kitchen, garden, result) in [
                    ("--1-2-----1--|", "------3--3-------|", "0-1-2-5--54------|"),
                    ("-------2---0----2-|", "--4-1----1----|", "0-4-1--3-3-1----3-|"),
                    ("-3-2-2-4-1-|", "------------5-4-4|", "03-2-2-4-1--6-5-5|"),
                    ("-----2----|", "|", "0----2----|"),
                ] {
                    let lab = Lab()
                    let kitchen = lab.hot("kitchen", kitchen)
                    let garden = lab.hot("garden", garden)
                    lab.expect(
                        guests(kitchen: kitchen.signal, garden: garden.signal), result,
                        because: "a room that has not sent anything is empty, and counts 0.")
                }
            }
        }

        @Test func `4.10.3 Read the thermometer when the button is pressed`() async {
            await exercise {
                for (thermometer, presses, result) in [
                    ("--5----0--8--------|", "x--x-x--x--x-x--", "---5-5-----8-8-----|"),
                    ("-7---7---4------4---", "--p--------p---|", "--7--------4---|"),
                    ("0--7--0-7------|", "-x--x--x-x-x----", "----7----7-7---|"),
                    ("-7--3---------5--2|", "--p--ppp-p--p--pp", "--7--333-3--3--55-|"),
                ] {
                    let lab = Lab()
                    let thermometer = lab.hot("thermometer", thermometer)
                    let presses = lab.hot("presses", of: String.self, presses)
                    lab.expect(
                        readings(of: thermometer.signal, at: presses.signal), result,
                        because: "only a press sends the temperature, and a 0 is none.")
                }
            }
        }

        @Test func `4.10.4 Predict what is heard at the door`() async {
            await exercise {
                let lab = Lab()
                let visitors = lab.cold("visitors", "-1--2-|")
                let knocks = visitors.signal.flattenMap { [time = lab.time] visitor in
                    Signal<Int>(marbles: "\(visitor)-\(visitor)-\(visitor)|", on: time)
                }
                lab.expectPrediction(
                    heardAtTheDoor(), of: knocks,
                    hint: "Which visitors knock then? Does one of them have to wait?")
            }
        }

        @Test func `4.10.5 Repair the sign that mixes two stops`() async {
            await exercise {
                for (stop, result) in [
                    ("-1-----2----|", "---9--8--3---2|"),
                    ("-1-----1--------------|", "---9--8--9--8--7--6---|"),
                    ("---2-------1---------2-2----|", "-----3---2---9--8--7-----3---2|"),
                    ("-1---3-----|", "---9--X"),
                    ("-1--4-----2--|", "---9--55----3---2|"),
                ] {
                    let lab = Lab()
                    let lines = [1: "--9--8--7--6|", 2: "--3---2|", 3: "-X", 4: "--55-----X"]
                    let chosen = lines.filter { stop.contains("\($0.key)") }.sorted { $0.key < $1.key }
                    lab.expect(
                        minutesShown(lab.hot("stop", stop).signal) { [time = lab.time] number in
                            Signal(marbles: lines[number] ?? "", on: time)
                        },
                        result,
                        because: chosen.map { "stop \($0) sends \($1)" }.joined(separator: ", ") + ".")
                }

                let lab = Lab()
                let first = MarbleSource<Int>.cold("--9--8--7--6|", on: lab.time)
                let second = MarbleSource<Int>.cold("--3---2|", on: lab.time)
                let stop = lab.hot("stop", "-1-----2-----|")
                lab.expect(
                    minutesShown(stop.signal) { $0 == 1 ? first.signal : second.signal }, "---9--8--3-!",
                    disposedAt: 11,
                    because: "the subscriber leaves at 11, and nobody needs the minutes any more.")
                expect(
                    first.listeners, is: ["from 1 to 7"], for: "the minutes of stop 1",
                    because: "At 7 another stop is chosen. Nobody needs the minutes of stop 1 any more.")
                expect(
                    second.listeners, is: ["from 7 to 11"], for: "the minutes of stop 2",
                    because: "At 11 the subscriber leaves. Then nobody needs these minutes either.")
            }
        }

        @Test func `4.10.6 Compare two runners lap by lap`() async {
            await exercise {
                for (anna, ben, result) in [
                    ("-3-4-5------3--|", "-----4--4--5--|", "-----1--0--0--|"),
                    ("------7---2-|", "-6--1-1-1-1----|", "------a---a-|"),
                    ("-1-1-1--|", "---4-----4---4---", "---3-----3---(3|)"),
                    ("-3-3-4-4-5-2-2-1---|", "-4-4-4-5-5-3-2-2-|", "-1-1-0-1-0-1-0-1-|"),
                ] {
                    let lab = Lab()
                    let anna = lab.hot("anna", anna)
                    let ben = lab.hot("ben", ben)
                    lab.expect(
                        lapsCompared(anna: anna.signal, ben: ben.signal), result,
                        where: ["a": -1, "0": 0, "1": 1, "3": 3],
                        because: "a lap is compared with the same lap of the other runner.")
                }
            }
        }
    }
}
