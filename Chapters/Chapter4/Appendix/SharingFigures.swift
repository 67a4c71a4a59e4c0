import FRP
import Marbles
import Narration

let sharingFigures: Figures = [
    "publish": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        let connection = one.publish()
        connection.connect()
        let late = connection.signal.watched(from: .seconds(4))
        draw(["first": connection.signal, "late": late])
    },
    "multicast": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        let connection = one.multicast(BehaviorSubject(0))
        connection.connect()
        let late = connection.signal.watched(from: .seconds(4))
        draw(["first": connection.signal, "late": late])
    },
    "connect": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        let connection = one.publish()
        clock.schedule(after: .seconds(3)) { connection.connect() }
        draw(["one": one, "connected at 3": connection.signal])
    },
    "autoconnect": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        let shared = one.publish().autoconnect()
        draw([
            "first": shared.watched(from: .seconds(3)),
            "second": shared.watched(from: .seconds(7)),
        ])
    },
    "replay": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        let shared = one.replay()
        draw(["first": shared, "late": shared.watched(from: .seconds(6))])
    },
    "replayLast": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        let shared = one.replayLast()
        draw(["first": shared, "late": shared.watched(from: .seconds(6))])
    },
    "replayLazily": .example {
        let one = Signal<Int>(marbles: "--1--2--3--|")
        let shared = one.replayLazily()
        draw([
            "first": shared.watched(from: .seconds(3)),
            "late": shared.watched(from: .seconds(9)),
        ])
    },
    "Subject": .example {
        let sent = Signal<Int>(marbles: "--1--2--3--|")
        let subject = Subject<Int>()
        sent.subscribe(subject)
        let late = subject.signal.watched(from: .seconds(6))
        draw(["sent": sent, "early": subject.signal, "late": late])
    },
    "BehaviorSubject": .example {
        let sent = Signal<Int>(marbles: "--1--2--3--|")
        let subject = BehaviorSubject(0)
        sent.subscribe(subject)
        let late = subject.signal.watched(from: .seconds(6))
        draw(["sent": sent, "early": subject.signal, "late": late])
    },
    "ReplaySubject": .example {
        let sent = Signal<Int>(marbles: "--1--2--3--|")
        let subject = ReplaySubject<Int>()
        sent.subscribe(subject)
        let late = subject.signal.watched(from: .seconds(6))
        draw(["sent": sent, "early": subject.signal, "late": late])
    },
]
