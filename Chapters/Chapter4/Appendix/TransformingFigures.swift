import FRP
import Marbles
import Narration

let transformingFigures: Figures = [
    "map": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        draw(["one": one, "map": one.map { $0 * 2 }])
    },
    "mapReplace": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        draw(["one": one, "mapReplace": one.mapReplace("x")])
    },
    "scan": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        draw(["one": one, "scan": one.scan(0, +)])
    },
    "aggregate": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        draw(["one": one, "aggregate": one.aggregate(0, +)])
    },
    "collect": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        draw(["one": one, "collect": one.collect()])
    },
    "combinePrevious": .example {
        let one = Signal<Int>(marbles: "--1----2----5----|")
        let pairs = one.combinePrevious(0).map { "\($0)→\($1)" }
        draw(["one": one, "combinePrevious": pairs])
    },
    "materialize": .example {
        let one = Signal<Int>(marbles: "--1---------2---------|")
        draw(["one": one, "materialize": one.materialize()])
    },
    "dematerialize": .example {
        let one = Signal<Int>(marbles: "--1--2--0--3--|")
        let events = one.map { $0 > 0 ? Event.next($0) : .completed }
        draw(["one": one, "dematerialize": events.dematerialize()])
    },
    "not": .example {
        let wet = Signal(marbles: "--t---f--|", values: ["t": true, "f": false])
        draw(["wet": wet, "not": wet.not()])
    },
    "and": .example {
        let sun = Signal(marbles: "t--f--t--|", values: ["t": true, "f": false])
        let hot = Signal(marbles: "-t-----f-|", values: ["t": true, "f": false])
        let both = sun.combineLatest(with: hot)
        draw(["sun": sun, "hot": hot, "and": both.and()])
    },
    "or": .example {
        let sun = Signal(marbles: "t--f--t--|", values: ["t": true, "f": false])
        let hot = Signal(marbles: "-t-----f-|", values: ["t": true, "f": false])
        let both = sun.combineLatest(with: hot)
        draw(["sun": sun, "hot": hot, "or": both.or()])
    },
]
