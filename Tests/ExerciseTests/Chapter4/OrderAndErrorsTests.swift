extension Chapter4 {
    @Suite struct OrderAndErrors {
        @Test func `4.11.1 Show the photos when the login is done`() async {
            await exercise {
                let asked = Tally()
                for (login, result) in [
                    ("-1--2-|", "------27-7-8-1-1-2-5-5|"), ("---|", "----7-7-8-1-1-2-5-5|"),
                    ("-1-X", "---X"),
                ] {
                    let lab = Lab()
                    let login = lab.cold("login", login)
                    let photos = lab.cold("photos", "-7-7-8-1-1-2-5-5|")
                    lab.expect(
                        photosAfterLogin(login.signal, photos.signal.initially(asked.note)), result,
                        because:
                            "first the last step, at the end of the login, and then the photos. They are drawn from 0."
                    )
                }
                expect(
                    asked, times: 2, "in three logins, one of which fails, the photos are asked for",
                    because: "They belong to a login that has succeeded, and only to its end.")
            }
        }

        @Test func `4.11.2 Repair the dictionary that stops at an unknown word`() async {
            await exercise {
                for (words, result) in [
                    ("-1---2---3---|", "--8---2---9--|"),
                    ("-2-2-1--1-----2-|", "--2-2-8--8-----2|"),
                    ("-4--2------5----3|", "---7-2-7----645--9|"),
                    ("-6-1------X", "-6--8-----X"),
                ] {
                    let lab = Lab()
                    let book = [1: "-8|", 2: "-X", 3: "-9|", 4: "--7---7-|", 5: "-64X", 6: "X"]
                    let typed = book.filter { words.contains("\($0.key)") }.sorted { $0.key < $1.key }
                    lab.expect(
                        pagesFound(lab.hot("words", words).signal) { [time = lab.time] word in
                            Signal(marbles: book[word] ?? "", on: time)
                        },
                        result,
                        because: typed.map { "the pages of \($0) are \($1)" }.joined(separator: ", ") + ".")
                }

                let lab = Lab()
                let pages = MarbleSource<Int>.cold("--7---7-|", on: lab.time)
                let words = lab.hot("words", "-4-4--------|")
                lab.expect(
                    pagesFound(words.signal) { _ in pages.signal }, "---7-7!", disposedAt: 6,
                    because:
                        "a look-up sends pages 2 and 6 seconds after its word; the subscriber leaves at 6.")
                expect(
                    pages.listeners, is: ["from 1 to 6", "from 3 to 6"], for: "two words, at 1 and 3",
                    because: "At 6 the subscriber leaves. Then nobody needs the other pages.")
            }
        }

        @Test func `4.11.3 Try twice more and then show yesterday's`() async {
            await exercise(without: [.errorsArrive]) {
                let asked = Tally()
                for (forecast, result) in [
                    ("--X", "------(4|)"), ("-1X", "-1-1-1(4|)"), ("-6|", "-6|"),
                    ("-6-6-5-3-3-2-4-4-|", "-6-6-5-3-3-2-4-4-|"),
                ] {
                    let lab = Lab()
                    let source = lab.cold("forecast", forecast)
                    lab.expect(
                        patientForecast(source.signal.initially(asked.note), yesterday: 4), result,
                        because: "yesterday's is 4, and each request begins the forecast again.")
                }
                expect(
                    asked, times: 8, "of four forecasts, two of which fail, requests are made",
                    because: "A forecast that fails needs three requests, one that succeeds only one.")

                let lab = Lab()
                let requests = Tally()
                let broken = lab.cold("broken", "--X")
                let whole = lab.cold("whole", "-6|")
                let forecast = Signal<Int>.defer {
                    requests.note()
                    return requests.count < 3 ? broken.signal : whole.signal
                }
                let patient = lab.time.record(lab.answer(patientForecast(forecast, yesterday: 4)))
                lab.time.run()
                expect(
                    patient.words, is: ["6", "completed"],
                    for: "a forecast that fails twice; at the third request it sends 6 and completes",
                    because: "The third request has succeeded: its 6 is today's.")
            }
        }
    }
}
