import ExerciseChecks
import ExerciseTests
import FRP
import Marbles
import Testing

extension Chapter4 {
    @Suite struct Recipes {
        @Test func `4.10.1 Show the photos when the login is done`() async {
            await exercise {
                let asked = Tally()
                for (login, result) in [
                    ("-1--2-|", "-------7-7-8|"), ("---|", "----7-7-8|"), ("-1-X", "---X"),
                ] {
                    let lab = Lab()
                    let login = lab.cold("login", login)
                    let photos = lab.cold("photos", "-7-7-8|")
                    lab.expect(
                        photosAfterLogin(login.signal, photos.signal.initially(asked.note)), result,
                        because: "the photos are drawn from 0, and begin when they are asked for."
                    )
                }
                expect(
                    asked, times: 2, "in three logins, one of which fails, the photos are asked for",
                    because: "They belong to a login that has succeeded, and only to its end."
                )
            }
        }

        @Test func `4.10.2 Predict what is heard at the door`() async {
            await exercise {
                let lab = Lab()
                let visitors = lab.cold("visitors", "-1--2-|")
                let knocks = visitors.signal.flattenMap { [time = lab.time] visitor in
                    Signal<Int>(marbles: "\(visitor)-\(visitor)-\(visitor)|", on: time)
                }
                lab.expectPrediction(
                    heardAtTheDoor(), of: knocks,
                    hint: "Which visitors knock then? Does one of them have to wait?"
                )
            }
        }

        @Test func `4.10.3 Buy at a price that has held`() async {
            await exercise {
                let lab = Lab()
                let price = lab.hot("price", "--3-7----4-----9-4-----5------|")
                lab.expect(
                    priceToBuyAt(price.signal, on: lab.time), "------------4-------4---------|",
                    because: "each new price replaces the one before, even if it is too high."
                )
            }
        }

        @Test func `4.10.4 Decode in the background and show on main`() async {
            await exercise {
                let background = TestScheduler()
                let main = TestScheduler()
                let happened = Recorder<String>()
                let note = { @Sendable (what: String) in
                    let here = CurrentScheduler.value as? TestScheduler
                    let place =
                        here === background
                        ? "in the background" : here === main ? "on main" : "wherever you are"
                    happened.append("\(what) \(place)")
                }
                let download = Signal<Int> { observer in
                    note("downloaded")
                    observer.sendNext(7)
                    observer.sendCompleted()
                    return .none
                }
                let pictures = portrait(
                    download,
                    decode: { number in
                        note("decoded")
                        return "picture \(number)"
                    },
                    background: background,
                    main: main
                )
                pictures.subscribe(next: { note("\($0) shown") }, completed: { note("ended") })
                for _ in 1...3 {
                    background.run()
                    main.run()
                }
                expect(
                    happened.values.joined(separator: "\n"),
                    is: """
                        downloaded in the background
                        decoded in the background
                        picture 7 shown on main
                        ended on main
                        """,
                    because:
                        "Long work on main, or where you subscribe, stops the screen."
                )
            }
        }

        @Test func `4.10.5 Try twice more and then show yesterday's`() async {
            await exercise(without: [.errorsArrive]) {
                let asked = Tally()
                for (forecast, result) in [("--X", "------(4|)"), ("-1X", "-1-1-1(4|)"), ("-6|", "-6|")] {
                    let lab = Lab()
                    let source = lab.cold("forecast", forecast)
                    lab.expect(
                        patientForecast(source.signal.initially(asked.note), yesterday: 4), result,
                        because: "yesterday's is 4, and each request begins the forecast again."
                    )
                }
                expect(
                    asked, times: 7, "of three forecasts, two of which fail, requests are made",
                    because: "A forecast that fails needs three requests, one that succeeds only one."
                )

                let lab = Lab()
                let requests = Tally()
                let broken = lab.cold("broken", "--X")
                let whole = lab.cold("whole", "-6|")
                let forecast = Signal<Int>.defer {
                    requests.note()
                    return requests.count < 3 ? broken.signal : whole.signal
                }
                lab.expect(
                    patientForecast(forecast, yesterday: 4), "-----6|",
                    because: "two requests fail, like `broken`. The third is `whole`: its 6 is today's."
                )
            }
        }
    }
}
