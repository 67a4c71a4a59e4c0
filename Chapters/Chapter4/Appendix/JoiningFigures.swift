import FRP
import Marbles
import Narration

let joiningFigures: Figures = [
    "merge": .example {
        let one = Signal<Int>(marbles: "--1----2----3--|")
        let other = Signal<Int>(marbles: "----8----9--|")
        draw(["one": one, "other": other, "merge": one.merge(other)])
    },
    "combineLatest": .example {
        let one = Signal<Int>(marbles: "--1----2----3--|")
        let other = Signal<Int>(marbles: "----4----5--|")
        let sums = one.combineLatest(with: other).map(+)
        draw(["one": one, "other": other, "combineLatest": sums])
    },
    "zip": .example {
        let one = Signal<Int>(marbles: "--1----2----3--|")
        let other = Signal<Int>(marbles: "----4----5--|")
        draw(["one": one, "other": other, "zip": one.zip(with: other).map(+)])
    },
    "sample": .example {
        let one = Signal<Int>(marbles: "--1--2--------3--|")
        let sampler = Signal<String>(marbles: "x---x----x--x---x-")
        draw(["one": one, "sampler": sampler, "sample": one.sample(by: sampler)])
    },
    "takeUntil": .example {
        let one = Signal<Int>(marbles: "--1--2--3--4--|")
        let trigger = Signal<String>(marbles: "---------x")
        let ended = one.takeUntil(trigger)
        draw(["one": one, "trigger": trigger, "takeUntil": ended])
    },
]
