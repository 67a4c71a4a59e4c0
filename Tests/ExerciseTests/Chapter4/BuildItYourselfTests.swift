extension Chapter4 {
    @Suite struct BuildItYourself {
        @Test func `4.20.1 Write subscribe`() async {
            // What it calls is watched as it is: a signal of the core would stop a second ending by itself.
            await exercise(without: .all) {
                expectSent(
                    [.next(1), .next(2), .completed, .next(3), .error(MarbleFailure())],
                    is: ["1", "2", "completed"], for: "a recipe that sends 1, 2, completed, 3 and an error",
                    because:
                        "The first ending arrives, and nothing after it, whatever a source sends: handlers rely on that."
                )
                expectSent(
                    [1, 1, 3, 2, 2, 4, 5, 5].map { .next($0) } + [.completed],
                    is: ["1", "1", "3", "2", "2", "4", "5", "5", "completed"],
                    for: "a recipe that sends 1, 1, 3, 2, 2, 4, 5, 5 and completed",
                    because: "Every value before the ending arrives, as it was sent.")
                expectSent(
                    [.next(1), .error(MarbleFailure()), .completed], is: ["1", "error"],
                    for: "a recipe that sends 1, an error and completed",
                    because: "An error is an ending too, and there is only one.")
                expectStops()
                expectSilence()
            }
        }

        @Test func `4.20.2 Write map`() async {
            await exercise {
                let lab = Lab()
                let source = lab.hot("source", "-1-2-2-1-1-3-5-5-4|")
                let calls = Tally()
                let mapped = ownMap(source.signal.own) {
                    calls.note()
                    return $0 + 1
                }
                expect(
                    calls, times: 0, "before anybody subscribes, transform is called",
                    because: "A signal is a recipe: its work begins when somebody subscribes.")
                lab.expect(
                    Signal(mapped), "-2-3-3-2-2-4-6-6-5|",
                    because: "one value for each value; the ending passes as it is.")
                let words = Lab()
                let numbers = words.cold("source", "--1-2-2-|")
                words.expect(
                    Signal(ownMap(numbers.signal.own) { ["one", "two"][$0 - 1] }), "--a-b-b-|",
                    where: ["a": "one", "b": "two"], because: "map may make a value of another type.")
            }
        }

        @Test func `4.20.3 Write filter`() async {
            await exercise {
                let lab = Lab()
                let wind = lab.hot("source", "--3-7--7-9--2--8-6-6-5-9-7-2--|")
                lab.expect(
                    Signal(ownFilter(wind.signal.own) { $0 > 5 }), "----7--7-9-----8-6-6---9-7----|",
                    because: "isIncluded is for values above 5. The completion is no value: it always passes."
                )
            }
        }

        @Test func `4.20.4 Write take`() async {
            await exercise {
                expectTake(
                    3, of: "-1-2-2-3-|", "-1-2-(2|)", "the completion comes together with the last value.")
                expectTake(
                    8, of: "-1-1-3-2-2-4-5-5-6-|", "-1-1-3-2-2-4-5-(5|)",
                    "each of the values counts, also if it comes again.")
                expectTake(3, of: "-1-2---|", "-1-2---|", "a source may end before there are so many values.")
                expectTake(2, of: "-1---X", "-1---X", "an error passes at any time.")
                expectTake(0, of: "-1-2-|", "|", "no values are wanted, so there is nothing to wait for.")
                let lab = Lab()
                let source = lab.cold("source", "-1-2-|")
                Signal(ownTake(source.signal.own, 0)).subscribe()
                expect(
                    source.subscriptions.count, is: 0, for: "take(0): how often the source is subscribed to",
                    because:
                        "Nobody wants a value, so nobody should work for one: the core does not subscribe then."
                )
            }
        }

        @Test func `4.20.5 Write merge`() async {
            await exercise {
                expectMerge(
                    "-1-3-3----|", "--2----4-|", "-123-3-4--|",
                    "values pass as they arrive; the last side to complete ends the result.")
                expectMerge(
                    "-1-3-3-2-1-1-|", "--------------5-5-|", "-1-3-3-2-1-1--5-5-|",
                    "every value passes, and the last side to complete ends the result.")
                expectMerge(
                    "-1--|", "--2---4-|", "-12---4-|",
                    "values pass as they arrive; the last side to complete ends the result.")
                expectMerge(
                    "-1---3|", "--X", "-1X", "the first error ends all, whichever side it comes from.")
                let lab = Lab()
                lab.expect(
                    Signal(ownMerge([1, 1].signal.own, [1].signal.own)), "(111|)",
                    because: "both send all, and complete, in their subscribe: two values and one.")
            }
        }

        @Test func `4.20.6 Write combineLatest`() async {
            await exercise {
                expectSums(
                    "-1---2--|", "---3---4-|", "---4-5-6-|",
                    "the sums of the pairs. The last side to complete ends the result.")
                expectSums(
                    "-1-1-1-|", "--2-|", "--33-3-|",
                    "the same value once more is a value, and the latest of a side that has completed still counts."
                )
                expectSums(
                    "-1-1-3-2-2-4-5-5-|", "2|", "-3-3-5-4-4-6-7-7-|",
                    "every value of one side is paired with the latest of the other.")
                expectSums(
                    "-|", "--1--|", "-----|",
                    "the core completes when both sides have, even if no pair can come any more.")
                expectSums("-1-X", "--2---|", "--3X", "the first error ends all.")
            }
        }

        @Test func `4.20.7 Write flattenMap`() async {
            await exercise {
                expectFlattened(
                    "-1-|", [1: "---1-1|"], "----1-1|",
                    "the inner signal goes on when the source has completed.")
                expectFlattened(
                    "-1--2--|", [1: "--1-1|", 2: "--2-2|"], "---1-12-2|",
                    "inner signals run side by side; none waits for another, or ends it.")
                expectFlattened(
                    "-1------|", [1: "--1|"], "---1----|",
                    "the source goes on when an inner signal has completed.")
                expectFlattened(
                    "-1--2--|", [1: "--1X", 2: "--2X"], "---1X", "an error of any inner signal ends all.")
                expectFlattened(
                    "-1--2--|", [1: "--1----1|", 2: "-2X"], "---1-2X",
                    "an error of any inner signal ends all.")
                expectFlattened(
                    "-1-------|", [1: "-1-1-3-2-2-4-5-5|"], "--1-1-3-2-2-4-5-5|",
                    "every value of an inner signal passes.")
                expectFlattened("-1---X", [1: "--1---1|"], "---1-X", "an error of the source ends all.")
                let lab = Lab()
                let source = lab.hot("source", "-1---2---|")
                lab.expect(
                    Signal(ownFlattenMap(source.signal.own) { [$0, $0].signal.own }), "-(11)(22)|",
                    because: "an inner signal may send all, and complete, in its subscribe.")
                expectLeavesInTime { source, inner in ownFlattenMap(source.own) { _ in inner } }
            }
        }

        @Test func `4.20.8 Write switchToLatest`() async {
            await exercise {
                expectSwitched(
                    "-1-|", [1: "---1-1|"], "----1-1|",
                    "the inner signal goes on when the source has completed.")
                expectSwitched(
                    "-1--2--|", [1: "--1-1|", 2: "--2-2|"], "---1--2-2|",
                    "when inner 2 comes, nothing more of inner 1 arrives.", left: ["from 1 to 4"])
                expectSwitched(
                    "-1-------|", [1: "-1-1-3-2-2-4-5-5|"], "--1-1-3-2-2-4-5-5|",
                    "every value of the latest inner signal arrives.")
                expectSwitched(
                    "-1--2--|", [1: "-----1|", 2: "-2X"], "-----2X",
                    "an error of the latest inner signal ends all.")
                expectSwitched(
                    "-1--2|", [1: "----X", 2: "-5|"], "-----5|",
                    "the first inner signal fails at 5, but it was left at 4.")
                expectSwitched(
                    "-1----|", [1: "-1|"], "--1---|", "the source goes on: another inner signal may come.")
                expectSwitched("--|", [:], "--|", "no inner signal came, so there is nothing to wait for.")
                expectSwitched("-1-X", [1: "-1--9|"], "--1X", "an error of the source ends all.")
                let lab = Lab()
                let source = lab.hot("source", "-1---2---|")
                lab.expect(
                    Signal(ownSwitchToLatest(source.signal.map { [$0, $0].signal.own }.own)), "-(11)(22)|",
                    because: "an inner signal may send all, and complete, in its subscribe.")
                expectLeavesInTime { source, inner in ownSwitchToLatest(source.map { _ in inner }.own) }
            }
        }

        @Test func `4.20.9 Write debounce`() async {
            await exercise {
                expectThrottled(
                    "-1-2-----2------3----|", "------2-----2------3-|",
                    "2 has waited for 3 seconds at 6. 1 has not: 2 replaced it.")
                expectThrottled(
                    "-1----|", "----1-|",
                    "what has been sent does not wait any more when the source completes.")
                expectThrottled(
                    "-1---1---3---2---2---4---1---1---|", "----1---1---3---2---2---4---1---1|",
                    "each value has waited for 3 seconds, also one that equals the one before.")
                expectThrottled("-1-|", "---(1|)", "what waits at the completion is sent first, at once.")
                expectThrottled("-1-X", "---X", "an error is sent at once, and what waits is dropped.")
                expectNoAlarm("its subscriber leaves") { _, subscription in subscription.dispose() }
                expectNoAlarm("its source fails") { source, _ in source.sendError(MarbleFailure()) }
                expectNoAlarm("its source completes") { source, _ in source.sendCompleted() }
            }
        }

        @Test func `4.20.10 Write publish and connect`() async {
            // A connection is no signal, and its signal sends nothing to somebody who comes alone.
            await exercise(without: .all) {
                expectSharing(
                    "-1-2-2-3|", ["first": "---1-2-2-3|", "second": "    ^2-2-3|", "third": "      ^!"],
                    "connect is called at 2 and 4. The first starts the source for all.")
                expectSharing(
                    "-1-1-3-2-2-4-5-5-|",
                    ["first": "---1-1-3-2-2-4-5-5-|", "second": "            ^4-5-5-|"],
                    "connect is called at 2 and 4: every event goes to all who listen by then.")
                expectSharing(
                    "--1--2-3|", ["lone": "----1!", "next": "      ^2-3|"],
                    "the lone subscriber leaves at 5. That does not stop the source: only a disposal of the connection does."
                )
                expectSharing(
                    "-1-2|", ["first": "---1-2|", "late": "         (^|)"],
                    "the core sends the ending to a late subscriber: it need not wait.")
                expectSharing(
                    "-1-X", ["first": "---1-X", "late": "         (^X)"],
                    "the error goes to all, and to those that come later.")
                expectOneConnection()
                expectDisconnected()
            }
        }
    }
}
