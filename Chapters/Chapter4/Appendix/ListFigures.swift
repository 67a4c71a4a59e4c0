import FRP
import Narration

let listFigures: Figures = [
    "lazyList": .example { print([1, 2, 3].lazyList.map { $0 * $0 }.array) },
    "iterate": .example { print(LazyList.iterate(1) { $0 * 2 }.take(5).array) },
    "skipWhile": .example { print([1, 2, 5, 1].lazyList.skipWhile { $0 < 3 }.array) },
    "skipUntil": .example { print([1, 2, 5, 1].lazyList.skipUntil { $0 > 3 }.array) },
    "foldLeft": .example { print([1, 2, 3].lazyList.foldLeft(0, +)) },
    "foldRight": .example {
        let endless = LazyList.iterate(1) { $0 * 2 }
        print(endless.foldRight(false) { one, rest in one > 100 || rest() })
    },
]
