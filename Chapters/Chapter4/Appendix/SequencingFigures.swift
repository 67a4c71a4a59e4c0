import FRP
import Marbles
import Narration

let sequencingFigures: Figures = [
    "concat": .example {
        let one = Signal<Int>(marbles: "--1--2--|")
        let other = Signal<Int>(marbles: "-8--9--|")
        draw(["one": one, "other": other, "concat": one.concat(other)])
    },
    "then": .example {
        let upload = Signal<Int>(marbles: "--1--2--|")
        let answer = Signal<Int>(marbles: "-8--9--|")
        draw(["upload": upload, "answer": answer, "then": upload.then { answer }])
    },
    "retry": .example {
        let flaky = Signal<Int>(marbles: "--1--2--X")
        draw(["flaky": flaky, "retry": flaky.retry(1)])
    },
    "catch": .example {
        let flaky = Signal<Int>(marbles: "--1--2--X")
        let backup = Signal<Int>(marbles: "-8--9--|")
        let caught = flaky.catch { _ in backup }
        draw(["flaky": flaky, "backup": backup, "catch": caught])
    },
    "catchTo": .example {
        let flaky = Signal<Int>(marbles: "--1--2--X")
        draw(["flaky": flaky, "catchTo": flaky.catchTo(.return(9))])
    },
    "flatten": .example {
        let one = Signal<Int>(marbles: "--1--2----|")
        let echo = Signal<Int>(marbles: "-1----2|")
        let echoes = one.map { number in echo.map { $0 * number } }
        draw([
            "one": one, "echo": echo,
            "flatten": echoes.flatten(), "flatten(1)": echoes.flatten(1),
        ])
    },
    "flattenMap": .example {
        let one = Signal<Int>(marbles: "--1--2----|")
        let echo = Signal<Int>(marbles: "-1----2|")
        let echoes = one.flattenMap { number in echo.map { $0 * number } }
        draw(["one": one, "echo": echo, "flattenMap": echoes])
    },
    "switchToLatest": .example {
        let one = Signal<Int>(marbles: "--1--2----|")
        let echo = Signal<Int>(marbles: "-1----2|")
        let echoes = one.map { number in echo.map { $0 * number } }
        let latest = echoes.switchToLatest()
        draw(["one": one, "echo": echo, "switchToLatest": latest])
    },
]
