extension Chapter4 {
    @Suite struct Subjects {
        @Test func `4.7.1 Predict what late subscribers get`() async {
            await exercise {
                let heard = [
                    heard(of: Subject(), after: 2), heard(of: BehaviorSubject("?"), after: 2),
                    heard(of: ReplaySubject(), after: 2), heard(of: BehaviorSubject("?"), after: 5),
                    heard(of: ReplaySubject(capacity: 2), after: 5),
                ]
                let yours = whatLatecomersHear()
                expect(yours, "five strings, one for each of the five") { $0.count == heard.count }
                expectPrediction(
                    yours, is: heard,
                    hint: "What does this subject remember when somebody comes, and what is still to come?")
            }
        }

        @Test func `4.7.2 Carry the news of an old scale into a signal`() async {
            await exercise(without: .all) {
                for (drawn, moment, heard) in [
                    ("--3--7-7---------2--|", 0, "--3--7-7---------2--|"),
                    ("--3--7-7---------2--|", 9, "         ^-------2--|"),
                    ("--3-3-2-1-1-4-9-9-2-|", 0, "--3-3-2-1-1-4-9-9-2-|"),
                ] {
                    let (lab, scale) = (Lab(), ScaleNews())
                    let weighed = lab.hot("weighed", drawn)
                    weighed.signal.subscribe(next: { scale.weighed($0) }, completed: { scale.switchedOff() })
                    lab.time.advance(to: .seconds(moment))
                    lab.expect(
                        scale.weights, heard,
                        because: moment == 0
                            ? "a subscriber from the beginning gets every weight and the completion."
                            : "a subscriber at \(moment) gets the later weights, and no earlier ones.")
                }
                let scale = ScaleNews()
                let (one, other) = (Recorder(of: scale.weights), Recorder(of: scale.weights))
                [3, 7].forEach(scale.weighed)
                expect(
                    [one.values, other.values], is: [[3, 7], [3, 7]], for: "3 and 7, while two listen",
                    because: "A second subscriber takes nothing away from the first.")
                let next = ScaleNews()
                next.weights.subscribe().dispose()
                next.weighed(3)
                let later = Recorder(of: next.weights)
                next.weighed(7)
                expect(
                    later.values, is: [7],
                    for: "a subscriber that comes when the only one before it has left",
                    because: "The scale goes on, whoever leaves.")
            }
        }

        @Test func `4.7.3 Send late subscribers the last two announcements`() async {
            await exercise(without: [.startsWhenSubscribed, .leavesNothing]) {
                for (drawn, moment, heard) in [
                    ("-a-b-c------d--|", 6, "      (^bc)-d--|"),
                    ("-a-b-c------d--|", 17, "                 (^cd|)"),
                    ("-a-a-a------a--|", 6, "      (^aa)-a--|"),
                    ("-a-X", 5, "     (^aX)"),
                    ("-a----b-b-a-c-c-d-a-a-|", 2, "  (^a)b-b-a-c-c-d-a-a-|"),
                ] {
                    let lab = Lab()
                    let calls = lab.hot("calls", of: String.self, drawn)
                    let board = lab.answer(announcementBoard(calls.signal))
                    lab.time.advance(to: .seconds(moment))
                    lab.expect(
                        board, heard,
                        because: "a subscriber at \(moment) gets the last two so far, then all that follow.")
                }
            }
        }
    }
}

/// What a subscriber hears that comes after so many of the five events a, b, c, d, completed.
private func heard(of subject: some SubjectType<String>, after count: Int) -> String {
    let events: [Event<String>] = [.next("a"), .next("b"), .next("c"), .next("d"), .completed]
    events.prefix(count).forEach(subject.send)
    let latecomer = Recorder(of: subject.signal)
    events.dropFirst(count).forEach(subject.send)
    return latecomer.events.map { $0.value ?? "|" }.joined()
}
