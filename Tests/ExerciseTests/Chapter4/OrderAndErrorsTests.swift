import ExerciseChecks
import ExerciseTests
import FRP
import Marbles
import Testing

extension Chapter4 {
    @Suite struct OrderAndErrors {
        @Test func `4.11.1 Show the photos when the login is done`() async {
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

        @Test func `4.11.2 Repair the dictionary that stops at an unknown word`() async {
            await exercise {
                for (words, result) in [
                    ("-1---2---3---|", "--8---0---9--|"),
                    ("-2-2-1--1-----2-|", "--0-0-8--8-----0|"),
                    ("-4--2------5----3|", "---7-0-7----640--9|"),
                    ("-6-1------X", "-0--8-----X"),
                ] {
                    let lab = Lab()
                    let words = lab.hot("words", words)
                    let book = [
                        1: "-8|", 2: "-X", 3: "-9|", 4: "--7---7-|", 5: "-64X", 6: "X",
                    ]
                    lab.expect(
                        pagesFound(words.signal) { [time = lab.time] word in
                            Signal(marbles: book[word] ?? "", on: time)
                        },
                        result,
                        because: "the pages of 1 are \(book[1] ?? ""), and 2 is unknown: \(book[2] ?? "")."
                    )
                }
            }
        }

        @Test func `4.11.3 Try twice more and then show yesterday's`() async {
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
