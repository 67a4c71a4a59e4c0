import ExerciseChecks
import ExerciseTests
import FRP
import Marbles
import Testing

extension Chapter4 {
    @Suite struct Combining {
        @Test func `4.10.1 Predict what is heard at the door`() async {
            await exercise {
                let lab = Lab()
                let visitors = lab.cold("visitors", "-1--2-|")
                let knocks = visitors.signal.flattenMap { [time = lab.time] visitor in
                    Signal<Int>(marbles: "\(visitor)-\(visitor)-\(visitor)|", on: time)
                }
                lab.expectPrediction(
                    heardAtTheDoor(), of: knocks,
                    hint: "Which visitors knock then? Does one of them have to wait?"
                )
            }
        }
    }
}
