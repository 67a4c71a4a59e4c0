import FRP
import Marbles
import Narration

let creatingFigures: Figures = [
    "init": .example {
        let kettle = Signal<String> { observer in
            observer.sendNext("hot")
            observer.sendCompleted()
            return .none
        }
        draw(["kettle": kettle])
    },
    "return": .example { draw(["return": Signal.return(7)]) },
    "empty": .example { draw(["empty": Signal<Int>.empty]) },
    "error": .example { draw(["error": Signal<Int>.error(CancellationError())]) },
    "never": .example {
        let one = Signal<Int>(marbles: "--1--2--|")
        draw(["one": one, "never": Signal<Int>.never])
    },
    "defer": .example {
        let one = Signal<Int>(marbles: "--1--2--|")
        let deferred = Signal.defer {
            print("made")
            return one
        }
        draw(["first": deferred, "second": deferred.watched(from: .seconds(4))])
    },
    "signal": .example { draw(["signal": [1, 2, 3].signal]) },
    "interval": .example {
        draw(["interval": Signal.interval(.seconds(3), on: clock).take(4)])
    },
    "subscribe": .example {
        let one = Signal<Int>(marbles: "--1--2--|")
        one.subscribe(
            next: { print("got", $0) },
            completed: { print("completed") })
        draw(["one": one])
    },
    "values": .example {
        let doubled = Signal<Int> { observer in
            Task {
                for try await number in [1, 2, 3].signal.values {
                    observer.sendNext(number * 2)
                }
                observer.sendCompleted()
            }
            return .none
        }
        print(doubled.collect().first() ?? [])
    },
    "first": .example { print([7, 8].signal.first() ?? 0) },
]
