import FRP
import Marbles
import Narration

let timedFigures: Figures = [
    "debounce": .example {
        let typed = Signal<String>(marbles: "-a-b-c------d----e-|")
        draw(["typed": typed, "debounce": typed.debounce(.seconds(3), on: clock)])
    },
    "throttle": .example {
        let typed = Signal<String>(marbles: "-a-b-c------d----e-|")
        draw([
            "typed": typed,
            "latest": typed.throttle(.seconds(3), on: clock),
            "first": typed.throttle(.seconds(3), latest: false, on: clock),
        ])
    },
    "delay": .example {
        let one = Signal<Int>(marbles: "--1--2--|")
        draw(["one": one, "delay": one.delay(.seconds(3), on: clock)])
    },
    "timeout": .example {
        let one = Signal<Int>(marbles: "--1--2------3--|")
        draw(["one": one, "timeout": one.timeout(.seconds(7), on: clock)])
    },
    "deliverOn": .example {
        let main = Lane()
        let taps = Signal<Int>(marbles: "--1-2----3--|")
        taps.deliverOn(main).subscribe(next: { tap in
            main.work("\(tap)", taking: .seconds(3))
        })
        draw(["taps": taps, "main": main])
    },
    "subscribeOn": .example {
        let background = Lane()
        let file = Signal<Int> { observer in
            background.work("reads", taking: .seconds(4))
            observer.sendCompleted()
            return .none
        }
        file.subscribeOn(background).subscribe()
        draw(["background": background])
    },
]
