extension Chapter4 {
    @Suite struct HotAndColdSignals {
        @Test func `4.8.1 Predict how often the baker kneads`() async {
            await exercise {
                let kneaded = Property(0)
                var counts: [Int] = []
                let bread = Signal<String> { observer in
                    kneaded.modify { $0 += 1 }
                    observer.sendNext("loaf")
                    observer.sendCompleted()
                    return .none
                }
                let toast = bread.map { "toasted \($0)" }
                counts.append(kneaded.value)
                for _ in 1...2 { toast.subscribe() }
                counts.append(kneaded.value)
                let shop = Subject<String>()
                for _ in 1...3 { shop.signal.subscribe() }
                counts.append(kneaded.value)
                bread.subscribe(shop)
                counts.append(kneaded.value)
                shop.signal.subscribe()
                counts.append(kneaded.value)
                let yours = doughsKneaded()
                expect(yours, "five numbers, one for each mark") { $0.count == counts.count }
                guard let wrong = zip(yours, counts).enumerated().first(where: { $1.0 != $1.1 }) else {
                    return
                }
                let added = zip(counts, [0] + counts).map(-)
                expectPrediction(
                    yours, is: counts,
                    hint: yours == added
                        ? "These are the doughs that each line adds. Return how many there are so far."
                        : "At mark \(wrong.offset + 1): whose subscription reaches the closure of bread?")
            }
        }

        @Test func `4.8.2 Repair the forecast that gets old`() async {
            await exercise {
                let (weather, asked) = (Property(3), Tally())
                let forecast = freshForecast {
                    asked.note()
                    return weather.value
                }
                expect(
                    asked, times: 0, "asked before anybody subscribes",
                    because: "You have only made the signal: nobody has subscribed yet.")
                let seen = [7, 9, 9, 4].map { degrees in
                    weather.value = degrees
                    let subscriber = Recorder(of: forecast)
                    let hasEnded = subscriber.events.last?.isCompleted == true
                    return "\(subscriber.values)\(hasEnded ? " and the end" : "")"
                }
                expect(
                    seen, is: ["[7] and the end", "[9] and the end", "[9] and the end", "[4] and the end"],
                    for: "7, 9, 9, 4, a subscriber each",
                    because: "Each gets the forecast of its own moment, once, and then the end.")
                expect(
                    asked, times: 4, "asked for four subscribers",
                    because: "There is one question for each subscriber.")
            }
        }

        @Test func `4.8.3 Count how often a download is started`() async {
            await exercise {
                let (lab, starts) = (Lab(), Property(0))
                let source = lab.cold("download", "-1-1|")
                let counted = countingStarts(source.signal, in: starts)
                var seen = [starts.value]
                lab.expect(counted, "-1-1|", because: "your signal does what the download does.")
                seen.append(starts.value)
                lab.time.record(counted).record(counted)
                seen.append(starts.value)
                lab.time.run()
                seen.append(starts.value)
                expect(
                    seen, is: [0, 1, 3, 3],
                    for: "nobody yet, one who heard all, two more who just came, the same at their end",
                    because: "Count each subscription, not values or ends.")
                expect(
                    source.subscriptions.count, is: 3,
                    for: "how often the three made you subscribe to download",
                    because: "Each of them needs one subscription.")
                for (drawn, disposal, heard) in [
                    ("--X", nil, "--X"), ("|", nil, "|"), ("-1-2-3-", 4, "-1-2!"),
                    ("-1-1-3-2-2-4-5-5-|", nil, "-1-1-3-2-2-4-5-5-|"),
                ]
                    as [(String, Int?, String)]
                {
                    let (lab, starts) = (Lab(), Property(0))
                    let counted = countingStarts(lab.cold("download", drawn).signal, in: starts)
                    lab.expect(
                        counted, heard, disposedAt: disposal,
                        because: "your signal does what the download does.")
                    expect(
                        starts.value, is: 1, for: "one subscriber to \(drawn)",
                        because: "It was started once, however it ends.")
                }
            }
        }
    }
}
