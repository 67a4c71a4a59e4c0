extension Chapter4 {
    @Suite struct Signals {
        @Test func `4.3.1 Report what happens to a parcel`() async {
            await exercise {
                for (kilos, news) in [
                    (12, "(ad|)"), (30, "(ad|)"), (31, "(aX)"), (0, "(ad|)"), (200, "(aX)"),
                ] {
                    trying("kilos: \(kilos)") {
                        Lab().expect(
                            parcelNews(kilos: kilos), news, where: ["a": "accepted", "d": "delivered"],
                            because: "that was a parcel of \(kilos) kilos.")
                    }
                }
                let failures = Recorder<String>()
                parcelNews(kilos: 31).subscribe(error: { failures.append("\(type(of: $0))") })
                expect(
                    failures.values, is: ["TooHeavy"], for: "kilos: 31, the type of the error",
                    because: "The task names the error: a subscriber may look at its type.")
            }
        }

        @Test func `4.3.2 Let only the strong winds through`() async {
            await exercise {
                let lab = Lab()
                let wind = lab.hot("wind", "--3--7--7--2--5--6--|")
                lab.expect(
                    strongWinds(wind.signal), "-----7--7--------6--|",
                    because: "above 5 is strong, and what is strong passes unchanged.")
                let east = Lab()
                let gusts = east.hot("wind", "-7-'-9'-'-5'-5-'-6'--6-8-8-7-|")
                east.expect(
                    strongWinds(gusts.signal), "-7-'-9'--------'-6'--6-8-8-7-|",
                    because: "-9 is below -5, and -5 is not. Every strong reading passes.")
            }
        }

        @Test func `4.3.3 Predict what a failing doorbell prints`() async {
            await exercise {
                let lines = Recorder<String>()
                let bell = Signal<String> { observer in
                    observer.sendNext("ding")
                    observer.sendError(BatteryFlat())
                    lines.append("once more")
                    observer.sendNext("dong")
                    observer.sendCompleted()
                    return .none
                }
                lines.append("pressed")
                bell.subscribe(
                    next: lines.append, error: { _ in lines.append("flat") },
                    completed: { lines.append("rung") })
                lines.append("door opens")
                expectPrediction(
                    linesAtTheDoor(), is: lines.values,
                    hint: """
                        For each line: does the source print it, or a handler? And is that handler \
                        still called then?
                        """)
            }
        }

        @Test func `4.3.4 Put the steps of the bakery in order`() async {
            await exercise {
                let lab = Lab()
                let orders = lab.hot("orders", "--9--3--8--4-5-7-1-6-4-|")
                lab.expect(
                    fullBoxes(orders.signal), "--2-----2--1-1-1---1-1-|",
                    because: "A step gets the values of the step before it, not the first ones.")
                let closing = Lab()
                let last = closing.hot("orders", "--0--5--X")
                closing.expect(
                    fullBoxes(last.signal), "-----1--X", because: "no buns fill no box, and 5 buns fill one.")
            }
        }
    }
}

private struct BatteryFlat: Error {}
