import FRP
import Marbles
import Narration

let choosingFigures: Figures = [
    "filter": .example {
        let one = Signal<Int>(marbles: "--1--4--2--5--|")
        draw(["one": one, "filter": one.filter { $0 > 2 }])
    },
    "compactMap": .example {
        let typed = Signal<String>(marbles: "--7--x--9--|")
        draw(["typed": typed, "compactMap": typed.compactMap { Int($0) }])
    },
    "ignoreValues": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        draw(["one": one, "ignoreValues": one.ignoreValues()])
    },
    "distinctUntilChanged": .example {
        let one = Signal<Int>(marbles: "--1--1--2--2--1--|")
        draw(["one": one, "distinctUntilChanged": one.distinctUntilChanged()])
    },
    "take": .example {
        let one = Signal<Int>(marbles: "--1--2--3--4--|")
        draw(["one": one, "take": one.take(2)])
    },
    "takeLast": .example {
        let one = Signal<Int>(marbles: "--1--2--3--4--|")
        draw(["one": one, "takeLast": one.takeLast(2)])
    },
    "takeWhile": .example {
        let one = Signal<Int>(marbles: "--1--2--5--1--|")
        draw(["one": one, "takeWhile": one.takeWhile { $0 < 3 }])
    },
    "skip": .example {
        let one = Signal<Int>(marbles: "--1--2--3--4--|")
        draw(["one": one, "skip": one.skip(2)])
    },
    "startWith": .example {
        let one = Signal<Int>(marbles: "--1--2--|")
        draw(["one": one, "startWith": one.startWith(0)])
    },
    "doNext": .example {
        let one = Signal<Int>(marbles: "--1--2--|")
        draw(["doNext": one.doNext { print("before", $0) }])
    },
    "doError": .example {
        let one = Signal<Int>(marbles: "--1--2--X")
        draw(["doError": one.doError { _ in print("it failed") }])
    },
    "doCompleted": .example {
        let one = Signal<Int>(marbles: "--1--2--|")
        draw(["doCompleted": one.doCompleted { print("it completed") }])
    },
    "initially": .example {
        let one = Signal<Int>(marbles: "--1--2--|")
        draw(["initially": one.initially { print("it begins") }])
    },
    "logged": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        draw(["logged": one.logged("one", to: { print($0) }).take(2)])
    },
    "finally": .example {
        let one = Signal<Int>(marbles: "--1--2--X")
        draw(["finally": one.finally { print("it is over") }])
    },
]
