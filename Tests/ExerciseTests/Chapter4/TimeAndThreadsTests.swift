import ExerciseChecks
import ExerciseTests
import FRP
import Marbles
import Testing

extension Chapter4 {
    @Suite struct TimeAndThreads {
        @Test func `4.12.1 Buy at a price that has held`() async {
            await exercise {
                let lab = Lab()
                let price = lab.hot("price", "--3-7----4-----9-4-----5------|")
                lab.expect(
                    priceToBuyAt(price.signal, on: lab.time), "------------4-------4---------|",
                    because: "each new price replaces the one before, even if it is too high."
                )
            }
        }

        @Test func `4.12.2 Decode in the background and show on main`() async {
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
    }
}
